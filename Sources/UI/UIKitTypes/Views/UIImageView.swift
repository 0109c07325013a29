// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIImageView: UIView {
    open var image: UIImage?
    public convenience init(image: UIImage?) {
        self.init()
        self.image = image
    }
    /// Kept and ignored.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Kept and ignored.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    package override var drawing: AnyView? {
        guard let image else { return nil }
        let picture = Image(uiImage: image).resizable()
        let placed =
            switch contentMode {
            case .scaleAspectFit: AnyView(picture.aspectRatio(contentMode: .fit))
            case .scaleAspectFill: AnyView(picture.aspectRatio(contentMode: .fill))
            case .scaleToFill, .redraw: AnyView(picture)
            default: AnyView(Image(uiImage: image))
            }
        // Template images take the tint.
        return AnyView(placed.foregroundStyle(Color(uiColor: tintColor ?? .tintColor)))
    }
}

extension UIImage {
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}
