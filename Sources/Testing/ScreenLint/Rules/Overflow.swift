// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let overflow = Rule(
        "overflow", .warning, needsPictures: true,
        "A stack, text or symbol is larger than its frame, or a text is wider than the drawing that it labels."
    ) { screen in
        screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard view.isVisible, view.clip == nil else { return nil }
            if let excess = view.excess, screen.isSeen(index, beyondIts: excess) {
                return Fault(
                    index,
                    "\(view.called) is \(excess.wordsOfSize) larger than its frame, and lies over what is around it; "
                        + "enlarge the frame, or let it grow with minWidth and minHeight")
            }
            if let drawing = screen.drawing(labelledBy: index) {
                let excess = Double(view.box.width - screen.views[drawing].box.width)
                return Fault(
                    index,
                    "\(view.called) is \(excess.words) points wider than \(screen.views[drawing].called) "
                        + "(#\(screen.views[drawing].entry.number)) on which it stands; enlarge the drawing, or give the "
                        + "text minimumScaleFactor")
            }
            return nil
        }
    }
}

extension ScreenFacts {
    /// Whether an overflow is a fault: a stack shows text, a text has letters, a symbol is much larger than its frame.
    fileprivate func isSeen(_ index: Int, beyondIts excess: CGSize) -> Bool {
        let view = views[index]
        if view.text != nil { return view.entry.text?.contains { $0.isLetter } == true }
        if view.image?.isSymbol == true { return max(excess.width, excess.height) > 8 }
        return ScreenReader.stacks.contains(view.kind) && words(in: index).contains { !$0.isBlank }
    }

    /// The shape or symbol behind a text that is narrower than the text, with the same centre; nil if there is none.
    fileprivate func drawing(labelledBy index: Int) -> Int? {
        let text = views[index]
        guard text.text != nil, text.lines.count == 1, text.entry.text?.contains(where: \.isLetter) == true else {
            return nil
        }
        return views.indices.last { other in
            let drawing = views[other]
            guard other < index, drawing.text == nil, drawing.inside.isEmpty, drawing.isVisible,
                drawing.layer == text.layer, drawing.entry.colors?.isEmpty == false,
                drawing.ancestors.last == text.ancestors.last
            else { return false }
            let (a, b) = (drawing.box, text.box)
            return a.width <= 120 && a.height > b.height && b.width > a.width + 2 && abs(a.midX - b.midX) < 1.5
                && abs(a.midY - b.midY) < 1.5
        }
    }
}

extension CGSize {
    /// By how much a view is too large, such as `10 points wider and 4 points higher`.
    fileprivate var wordsOfSize: String {
        let parts = [
            width > 1 ? "\(Double(width).words) points in width" : nil,
            height > 1 ? "\(Double(height).words) points in height" : nil,
        ].compactMap(\.self)
        return parts.joined(separator: " and ")
    }
}
