// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// Draws the image and the title of its state side by side, and its background colour. It cannot be tapped.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    public private(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    /// Only its font has an effect: the button draws the title set by `setTitle(_:for:)` in this font.
    public private(set) lazy var titleLabel: UILabel? = UILabel()
    /// Kept and not drawn.
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Kept and ignored.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Kept and ignored.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Kept and not shown.
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var adjustsImageWhenHighlighted = true

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// Keeps the text without its attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        titles[state.rawValue] = title?.string
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state.rawValue] = color }
    open func titleColor(for state: UIControl.State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }

    package override var drawing: AnyView? {
        let (title, image) = (currentTitle, currentImage)
        guard title != nil || image != nil else { return super.drawing }
        let color = titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) ?? .tintColor
        let font = Font(titleLabel?.font ?? .systemFont(ofSize: 17))
        return AnyView(
            HStack(spacing: 4) {
                image.map { Image(uiImage: $0) }
                title.map { Text(verbatim: $0).font(font) }
            }.foregroundColor(Color(color)).padding(EdgeInsets(contentEdgeInsets))
                .background(Color(backgroundColor ?? .clear)).opacity(alpha))
    }
}
