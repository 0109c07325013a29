// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Lays out and draws editable text and its caret.
///
/// A `TextElement` inside draws the text. A second `TextElement`, with the text up to the caret, measures the caret's
/// position.
final class EditedTextElement: Element {
    private var view: EditedText
    private let content: TextElement
    /// Elements that are measured but never drawn. `ruler` is a sample text of one or two lines.
    private let (beforeCaret, prompt, ruler): (TextElement, TextElement, TextElement)
    private var animatedFrame = AnimatedFrame()
    /// The scroll offset that keeps the caret visible, in points.
    private var shift = CGPoint.zero
    /// The caret's frame relative to the element, in points; nil if there is no caret.
    private var caret: CGRect?
    private var isCut = false
    /// The time of the last edit, in seconds. The caret's blinking restarts at each edit.
    private var typed: Double
    private var caretColor: RGBAColor

    private static let caretWidth: CGFloat = 2
    private static let noText = Text(verbatim: "")

    init(_ view: EditedText, node: _AnyViewNode) {
        self.view = view
        content = TextElement(view.text, node: node)
        beforeCaret = TextElement(view.beforeCaret ?? Self.noText, node: node)
        prompt = TextElement(view.prompt ?? Self.noText, node: node)
        ruler = TextElement(Self.lines(of: view), node: node)
        typed = node.host.time
        caretColor = Self.caretColor(in: node.environment)
        super.init(node: node)
        for part in parts { adopt(part) }
    }

    private var parts: [TextElement] { [content, beforeCaret, prompt, ruler] }

    private static func lines(of view: EditedText) -> Text { Text(verbatim: view.extent == .line ? "x" : "x\nx") }

    private static func caretColor(in environment: EnvironmentValues) -> RGBAColor {
        Color.accentColor.resolve(environment.styleContext)
    }

    func update(_ view: EditedText, _ inputs: _NodeInputs) {
        let old = self.view
        self.view = view
        caretColor = Self.caretColor(in: inputs.environment)
        content.update(view.text, inputs)
        beforeCaret.update(view.beforeCaret ?? Self.noText, inputs)
        prompt.update(view.prompt ?? Self.noText, inputs)
        ruler.update(Self.lines(of: view), inputs)
        if view != old {
            typed = host.time
            invalidateLayout()
        }
    }

    override var accessibilityLabel: String? {
        let label = view.label?.string(in: node.environment) ?? ""
        return label.isEmpty ? content.accessibilityLabel : label
    }

    override func describe(_ description: inout ElementDescription) { description.kind = "EditedText" }

    override var childElements: [Element] { [content] }
    override var spacing: ViewSpacing { ruler.spacing }

    // MARK: Measuring

    private var isLine: Bool { view.extent == .line }
    private var isEdited: Bool { view.beforeCaret != nil }

    /// The size proposed to the text in a box of width `width`, in points. A line being edited has unlimited width,
    /// because it scrolls.
    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: isLine && isEdited ? nil : width, height: nil)
    }

    /// The distance from the ascent to the descent of a line, in points. The guide `firstTextLineCenter` is at half of
    /// this distance.
    private var letters: CGFloat { 2 * ruler.dimensions(in: .unspecified)[VerticalAlignment.firstTextLineCenter] }

    /// The line height, in points. As in UIKit, it is `letters`, rounded up, plus 1.
    private var line: CGFloat { letters.rounded(.up) + 1 }

    /// The y coordinate of the text in this element, in points.
    private var top: CGFloat { view.extent == .page ? 0 : host.grid.rounded((line - letters) / 2) }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let width = proposal.width ?? max(size(of: content), size(of: prompt), Self.caretWidth)
        let text = content.dimensions(in: offer(width)).size.height
        let pitch = ruler.dimensions(in: .unspecified).size.height - letters
        var height = line
        switch view.extent {
        case .line: break
        case .lines(let least, let most):
            height = max(line + text - letters, line + CGFloat(max(least, 1) - 1) * pitch)
            if let most { height = min(height, line + CGFloat(max(most, 1) - 1) * pitch) }
            if let room = proposal.height { height = max(line, min(height, room)) }
        case .page: height = proposal.height ?? max(line, text)
        }
        let baseline = top + ruler.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
        return ViewDimensions(
            size: CGSize(width: width, height: height),
            explicitGuides: [
                .init(key: VerticalAlignment.firstTextBaseline.key, value: baseline),
                .init(
                    key: VerticalAlignment.lastTextBaseline.key, value: isLine ? baseline : height - line + baseline),
                .init(key: VerticalAlignment.firstTextLineCenter.key, value: top + letters / 2),
            ])
    }

    private func size(of text: TextElement) -> CGFloat { text.dimensions(in: .unspecified).size.width }

    // MARK: Layout

    override func layOut(_ proposal: ProposedViewSize) {
        animatedFrame.update(for: self)
        let offer = offer(size.width)
        let text = content.dimensions(in: offer).size
        let edge = leadingEdge(of: text.width, in: size.width)
        caret = isEdited ? caretFrame(text, edge, offer) : nil
        shift = shownShift(text, edge)
        caret = caret?.offsetBy(dx: shift.x, dy: shift.y)
        isCut = text.width > size.width || text.height + top > size.height + 1
        content.place(
            at: CGPoint(x: position.x + edge + shift.x, y: position.y + top + shift.y), proposal: offer)
    }

    /// The x coordinate, in points, at which a line `width` points long begins in a field `room` points wide. If the
    /// line does not fit, its leading end is visible.
    private func leadingEdge(of width: CGFloat, in room: CGFloat) -> CGFloat {
        let free = room - width
        guard free > 0 else { return isPlaceMirrored ? free : 0 }
        switch node.environment.multilineTextAlignment {
        case .leading: return isPlaceMirrored ? free : 0
        case .center: return free / 2
        case .trailing: return isPlaceMirrored ? 0 : free
        }
    }

    private func caretFrame(_ text: CGSize, _ edge: CGFloat, _ offer: ProposedViewSize) -> CGRect {
        let line = beforeCaret.lastLine(in: offer) ?? CGRect(x: 0, y: 0, width: 0, height: letters)
        // `start` is the x coordinate of the line in the text box. `edge` is the x coordinate of the text box in the
        // field.
        let start = isLine ? 0 : leadingEdge(of: line.width, in: text.width)
        let isMirrored = view.text.string(in: node.environment).runsRightToLeft ?? isPlaceMirrored
        let end = isMirrored ? (isLine ? text.width - line.width : start) : start + line.width
        // Between two letters, the caret has its middle at their boundary. At the end of a line of text, it stands beside
        // the last letter. The width of the text is rounded up to pixels.
        let isAtEnd = isLine && line.width > 0 && line.width > text.width - 1
        var x = edge + end - (isAtEnd ? isMirrored ? Self.caretWidth : 0 : Self.caretWidth / 2)
        if text.width + Self.caretWidth <= size.width { x = min(max(x, 0), size.width - Self.caretWidth / 2) }
        return CGRect(x: x, y: top + line.minY, width: Self.caretWidth, height: letters)
    }

    private var isPlaceMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

    /// The scroll offset, nearest to the current offset, at which the caret is visible. Blank space beside the text is
    /// shown only if the caret is there.
    private func shownShift(_ text: CGSize, _ edge: CGFloat) -> CGPoint {
        guard let caret else { return .zero }
        func shown(_ shift: CGFloat, _ caret: ClosedRange<CGFloat>, _ text: ClosedRange<CGFloat>, _ room: CGFloat)
            -> CGFloat
        {
            guard text.upperBound - text.lowerBound > room else { return 0 }
            let filled = min(max(shift, room - text.upperBound), -text.lowerBound)
            return max(min(filled, room - caret.upperBound), -caret.lowerBound)
        }
        if isLine {
            let letters = edge - Self.caretWidth...edge + text.width + Self.caretWidth
            return CGPoint(x: shown(shift.x, caret.minX...caret.maxX, letters, size.width), y: 0)
        }
        return CGPoint(x: 0, y: shown(shift.y, caret.minY...caret.maxY, 0...text.height + top, size.height))
    }

    // MARK: Drawing

    override var isDrawingTimeInvariant: Bool { caret == nil }

    override func emit(_ emitter: inout Emitter) {
        let origin = animatedFrame.value(in: &emitter).origin
        let bounds = CGRect(origin: .zero, size: size)
        if isCut {
            // The clip is larger than the bounds, because glyphs may extend beyond their line.
            let room = isLine ? bounds.insetBy(dx: 0, dy: -line / 2) : bounds.insetBy(dx: -2, dy: 0)
            emitter.clipped(to: Path(room), at: origin, style: FillStyle()) { content.draw(&$0) }
        } else {
            content.draw(&emitter)
        }
        guard let caret else { return }
        let path = Path(roundedRect: caret, cornerRadius: Self.caretWidth / 2, style: .circular)
        emitter.faded(to: Self.caretOpacity(after: emitter.clockTime - typed)) {
            $0.leaf(.fill(path, FillStyle(), .color(caretColor)), at: origin)
        }
    }

    /// A blink: half a second on and half a second off, with short fades.
    private static func caretOpacity(after seconds: Double) -> Double {
        let phase = seconds - seconds.rounded(.down)
        func eased(_ fraction: Double) -> Double { fraction * fraction * (3 - 2 * fraction) }
        if phase < 0.5 { return 1 }
        if phase < 0.6 { return 1 - eased((phase - 0.5) * 10) }
        return phase < 0.9 ? 0 : eased((phase - 0.9) * 10)
    }
}

extension String {
    /// Whether the first letter belongs to a right-to-left script; nil if there are no letters.
    fileprivate var runsRightToLeft: Bool? {
        unicodeScalars.first { $0.properties.isAlphabetic }.map { letter in
            switch letter.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }
}
