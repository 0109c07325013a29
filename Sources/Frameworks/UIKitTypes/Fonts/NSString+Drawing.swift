// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import Interaction

/// How a text is drawn in a rectangle. Lines always wrap, from the top left corner of the rectangle on.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int
    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that fits ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// From the corner of the rectangle, not from the baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// With the distances between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// By what is drawn of letters; not heeded.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What drawing a text says of it; nothing here.
open class NSStringDrawingContext: NSObject {
    /// How much letters may shrink; not heeded.
    open var minimumScaleFactor: CGFloat = 0
    /// How much they did.
    open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
    /// How its lines stand: what the first part says that says anything.
    private var paragraphStyle: NSParagraphStyle? {
        var style: NSParagraphStyle?
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, _, stop in
            style = value as? NSParagraphStyle
            stop.pointee = ObjCBool(style != nil)
        }
        return style
    }

    /// The text as SwiftUI shows it.
    var drawing: some View {
        var text = Text(verbatim: "")
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            text = text + Self.text(attributedSubstring(from: range).string, attributes)
        }
        let style = paragraphStyle ?? .default
        let alignment: TextAlignment =
            switch style.alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        let mode: Text.TruncationMode =
            switch style.lineBreakMode {
            case .byTruncatingHead: .head
            case .byTruncatingMiddle: .middle
            default: .tail
            }
        let isOneLine = ![.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode)
        return text.foregroundColor(.black).multilineTextAlignment(alignment).lineSpacing(style.lineSpacing)
            .truncationMode(mode).lineLimit(isOneLine ? 1 : nil)
    }

    private static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
        var text = Text(verbatim: string).font((attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).font)
        if let color = attributes[.foregroundColor] as? UIColor { text = text.foregroundColor(color.color) }
        if let kern = number(attributes[.kern]) { text = text.kerning(kern) }
        if let style = number(attributes[.underlineStyle]), style != 0 { text = text.underline() }
        if let style = number(attributes[.strikethroughStyle]), style != 0 { text = text.strikethrough() }
        return text
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private var edge: Alignment {
        switch paragraphStyle?.alignment ?? .natural {
        case .center: .top
        case .right: .topTrailing
        default: .topLeading
        }
    }

    /// Draws the text in the current context, on as many lines as it has itself.
    public func draw(at point: CGPoint) {
        let size = size()
        GraphicsStack.current?.draw(HostedItems.items(drawing.fixedSize(), in: size), at: point)
    }

    /// Draws the text in the current context, from the top left corner of a rectangle on.
    public func draw(in rect: CGRect) {
        let placed = drawing.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge)
        GraphicsStack.current?.draw(HostedItems.items(placed, in: rect.size), at: rect.origin)
    }

    /// Draws the text in the current context, from the top left corner of a rectangle on.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }

    /// Of the text on as many lines as it has itself, in points.
    public func size() -> CGSize { HostedItems.size(drawing, in: .unspecified) }

    /// The box around the text where it may take no more than a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let proposal = isWrapped ? ProposedViewSize(width: size.width, height: size.height) : .unspecified
        return CGRect(origin: .zero, size: HostedItems.size(drawing, in: proposal))
    }
}

extension String {
    private func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self, attributes: attributes)
    }

    /// Draws the text in the current context, on as many lines as it has itself.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        with(attributes).draw(at: point)
    }

    /// Draws the text in the current context, from the top left corner of a rectangle on.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        with(attributes).draw(in: rect)
    }

    /// Draws the text in the current context, from the top left corner of a rectangle on.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        with(attributes).draw(in: rect)
    }

    /// The box around the text where it may take no more than a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        with(attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    private var text: String { String(describing: self) }

    /// Draws the text in the current context, on as many lines as it has itself.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in the current context, from the top left corner of a rectangle on.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attributes)
    }

    /// The box around the text where it may take no more than a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
