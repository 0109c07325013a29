// SPDX-License-Identifier: MIT

import Foundation

// No geometry is boxed here: the notifications that carry such values are never posted.

extension NSValue {
    public var cgRectValue: CGRect { .zero }
    public var cgPointValue: CGPoint { .zero }
    public var cgSizeValue: CGSize { .zero }
}
