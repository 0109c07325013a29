// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import SwiftUICore

/// Only `usesLineFragmentOrigin` has an effect, and only on `boundingRect`. Drawing always wraps lines, starting at the
/// rectangle's top left corner.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Kept and ignored: text is never scaled down.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
    /// The first paragraph style in the string, which applies to the whole string.
    private var paragraphStyle: NSParagraphStyle? {
        var style: NSParagraphStyle?
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, _, stop in
            style = value as? NSParagraphStyle
            stop.pointee = ObjCBool(style != nil)
        }
        return style
    }

    /// The string as a SwiftUI `Text`.
    package var drawing: some View {
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
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            return attachment.picture.map { Text(Image(uiImage: $0)) } ?? Text(verbatim: "")
        }
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

    public func draw(at point: CGPoint) {
        let size = size()
        GraphicsStack.current?.draw(HostedItems.items(drawing.fixedSize(), in: size), at: point)
    }

    public func draw(in rect: CGRect) {
        let placed = drawing.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge)
        GraphicsStack.current?.draw(HostedItems.items(placed, in: rect.size), at: rect.origin)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }

    public func size() -> CGSize { HostedItems.size(drawing, in: .unspecified) }

    /// Without `usesLineFragmentOrigin`, measures the text with no limit on its width.
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

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        with(attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        with(attributes).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        with(attributes).draw(in: rect)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        with(attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    private var text: String { String(describing: self) }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attributes)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
