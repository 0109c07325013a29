// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let unevenBaselines = Rule(
        "uneven-baselines", .note, needsPictures: true,
        "Two texts of different sizes side by side do not stand on one baseline."
    ) { screen in
        screen.views.indices.filter { screen.views[$0].kind == "HStack" }.flatMap { stack -> [Fault] in
            let texts = screen.rows(of: stack)
            return zip(texts, texts.dropFirst()).compactMap { left, right in
                guard let distance = screen.baselineDistance(left, right) else { return nil }
                return Fault(
                    right,
                    "the baselines of \(screen.views[left].called) and \(screen.views[right].called) differ by "
                        + "\(distance.words) points; give the HStack alignment: .firstTextBaseline")
            }
        }
    }
}

extension ScreenFacts {
    /// The distance of the baselines of two texts that are read as one line; nil if they are none, or if they stand on
    /// one baseline.
    fileprivate func baselineDistance(_ left: Int, _ right: Int) -> Double? {
        let (a, b) = (views[left], views[right])
        guard a.isPlainLine, b.isPlainLine, let first = a.baseline, let second = b.baseline,
            a.text?.pointSize != b.text?.pointSize
        else { return nil }
        let gap = max(a.box.minX, b.box.minX) - min(a.box.maxX, b.box.maxX)
        let distance = abs(Double(first - second))
        // A larger distance looks intended, like the currency at the top of a price.
        return gap <= 12 && (1...8).contains(distance) ? distance : nil
    }
}

extension ScreenView {
    /// Whether the view is a visible text of one line with letters or figures, without a background of its own.
    fileprivate var isPlainLine: Bool {
        let around: Set = ["background", "overlay", "padding", "frame", "offset", "border"]
        return isVisible && lines.count == 1 && entry.text?.contains { $0.isLetter || $0.isNumber } == true
            && !(entry.modifiers ?? []).contains { around.contains($0.name) }
    }
}
