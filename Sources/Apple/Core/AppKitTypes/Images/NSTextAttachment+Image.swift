// SPDX-License-Identifier: MIT

import SwiftUI

extension NSTextAttachment {
    public var image: NSImage? {
        get { picture.map(NSImage.init(picture:)) }
        set { picture = newValue?.picture }
    }
}
