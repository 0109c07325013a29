// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Typography

/// The letters that a rolling number keeps: they move to their new places, and only the others roll.
package struct KeptLetters {
    /// The left ends and baselines of kept letters before the change, by the index of their scalar in the new string.
    private let places: [Int: CGPoint]
    /// The indices of kept letters in the old string.
    private let oldStarts: Set<Int>

    /// nil if no letter is kept, for example because the font or the number of lines changes.
    @MainActor
    init?(from old: TextForm, in box: TextBox, to new: TextForm) {
        guard let font = old.runs.first?.font, (old.runs + new.runs).allSatisfy({ $0.font == font }) else { return nil }
        let layout = box.layoutWithClusters
        guard layout.lines.count == 1, !layout.isTruncated else { return nil }
        let kept = Self.pairs(Self.scalars(of: old), Self.scalars(of: new))
        var ends: [Int: CGPoint] = [:]
        for line in layout.lines {
            for cluster in line.pieces.flatMap(\.clusters) {
                ends[cluster.start] = CGPoint(x: cluster.x, y: line.baseline)
            }
        }
        places = Dictionary(
            kept.compactMap { pair in ends[pair.old].map { (pair.new, $0) } }, uniquingKeysWith: { one, _ in one })
        oldStarts = Set(kept.map(\.old))
        if places.isEmpty { return nil }
    }

    private static func scalars(of form: TextForm) -> [Unicode.Scalar] { form.runs.flatMap { $0.text.unicodeScalars } }

    /// The indices of equal letters: at equal positions in strings of equal length, otherwise counted from the end, so
    /// that digits of the same place value correspond. Signs before the first digit always correspond.
    package static func pairs(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) -> [(old: Int, new: Int)] {
        if old.count == new.count { return old.indices.filter { old[$0] == new[$0] }.map { ($0, $0) } }
        let shorter = min(old.count, new.count)
        let signs = (0..<shorter).prefix { old[$0] == new[$0] && old[$0].properties.numericType == nil }.count
        let rest = (1...max(shorter - signs, 1)).filter {
            $0 <= shorter - signs && old[old.count - $0] == new[new.count - $0]
        }
        return (0..<signs).map { ($0, $0) } + rest.map { (old.count - $0, new.count - $0) }
    }

    func isKept(old start: Int) -> Bool { oldStarts.contains(start) }
    func isKept(new start: Int) -> Bool { places[start] != nil }

    /// The distance of a letter of the new layout from its old place.
    func way(to cluster: TextLayout.Cluster, baseline: CGFloat) -> CGVector {
        places[cluster.start].map { CGVector(dx: $0.x - cluster.x, dy: $0.y - baseline) } ?? .zero
    }
}

extension TextBox {
    /// The figures of some letters, each of them moved.
    func figures(
        of form: TextForm, grid: PixelGrid, where isDrawn: (Int) -> Bool,
        movedBy way: (TextLayout.Cluster, _ baseline: CGFloat) -> CGVector = { _, _ in .zero }
    ) -> [TextFigure] {
        layoutWithClusters.lines.flatMap { line in
            line.pieces.flatMap { piece in
                let part = piece.with(clusters: { isDrawn($0.start) }, movedBy: { way($0, line.baseline) })
                return TextFigure.figures(of: part.path, part, form.decorations, grid: grid)
            }
        }
    }
}
