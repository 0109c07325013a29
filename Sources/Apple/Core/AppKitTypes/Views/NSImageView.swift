// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

open class NSImageView: NSControl {
    open var image: NSImage?
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var contentTintColor: NSColor?
    /// Kept and ignored, like all properties below.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var imageAlignment = NSImageAlignment.alignCenter
    open var imageFrameStyle = FrameStyle.none
    open var isEditable = false
    open var animates = false
    open var allowsCutCopyPaste = true

    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }

    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }

    open override var intrinsicContentSize: NSSize { image?.size ?? super.intrinsicContentSize }

    package override var drawing: AnyView? {
        guard !isHidden, let image else { return super.drawing }
        let picture = Image(nsImage: image)
        let placed =
            switch imageScaling {
            case .scaleNone: AnyView(picture)
            case .scaleAxesIndependently: AnyView(picture.resizable())
            case .scaleProportionallyUpOrDown: AnyView(picture.resizable().aspectRatio(contentMode: .fit))
            case .scaleProportionallyDown:
                AnyView(
                    picture.resizable().aspectRatio(contentMode: .fit)
                        .frame(maxWidth: image.size.width, maxHeight: image.size.height))
            }
        let tinted = contentTintColor.map { AnyView(placed.foregroundStyle(Color(nsColor: $0))) } ?? placed
        return decorated(tinted)
    }
}

public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
    case alignRight
}
