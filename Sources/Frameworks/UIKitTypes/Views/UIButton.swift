// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// A button. Its title and image are drawn.
open class UIButton: UIControl {
    /// What kind.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    /// What kind.
    public private(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    /// The words.
    public private(set) lazy var titleLabel: UILabel? = UILabel()
    /// The image.
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    /// Around both, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Around the words, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Around the image, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// What it offers.
    open var menu: UIMenu?
    /// Whether a tap shows the menu.
    open var showsMenuAsPrimaryAction = false
    /// Whether touching dims the image.
    open var adjustsImageWhenHighlighted = true

    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    /// A button that does something.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }

    /// What it says.
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    /// What it says.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// What it says, without the attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        titles[state.rawValue] = title?.string
    }
    /// In which colour.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state.rawValue] = color }
    /// In which colour.
    open func titleColor(for state: UIControl.State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
    /// With which image.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
    /// With which image.
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
    /// Nothing: not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Nothing: symbols are as they are.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    /// What it says now.
    open var currentTitle: String? { title(for: state) }
    /// The image it has now.
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
