// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

/// A text whose font or letter positions are animated.
///
/// Each frame lays out the letters in the interpolated font: halfway between 17 and 28 points, in 22.5 points. A letter
/// that stays on its line moves with the line. A letter that changes lines moves in a straight line.
struct MorphingText {
    private var placement: AnimatableAttribute<TextPlacement>
    private let library: FontLibrary
    /// For each run, the font weights between which its outlines are interpolated, in ascending order.
    private var weights: [[Int]]
    /// For each letter, whether the letter is on the same line before and after the change.
    private var staysOnLine: [Bool]
    private var outlines = OutlinePairs()

    /// nil if the letters do not correspond, for example because one font has a ligature or because a text is
    /// truncated.
    init?(
        from old: TextPlacement, to new: TextPlacement, library: FontLibrary, _ transaction: Transaction,
        at time: Double
    ) {
        guard old.corresponds(to: new) else { return nil }
        self.library = library
        placement = AnimatableAttribute(old)
        placement.update(new, transaction, at: time)
        weights = zip(old.runs, new.runs).map { Array(Set([$0.font.weight, $1.font.weight])).sorted() }
        staysOnLine = zip(old.letters, new.letters).map { $0.firstOfLine == $1.firstOfLine }
        guard hasOutlines(of: old), hasOutlines(of: new) else { return nil }
    }

    /// Redirects a running animation to `new` and keeps its velocity. Returns false if no animation is running or if
    /// the letters of `new` do not correspond.
    mutating func retarget(to new: TextPlacement, _ transaction: Transaction, at time: Double) -> Bool {
        let old = placement.model
        guard old.corresponds(to: new), placement.isAnimating(at: time) else { return false }
        for index in weights.indices {
            weights[index] = Array(Set(weights[index] + [new.runs[index].font.weight])).sorted()
        }
        for index in staysOnLine.indices where old.letters[index].firstOfLine != new.letters[index].firstOfLine {
            staysOnLine[index] = false
        }
        placement.update(new, transaction, at: time)
        return true
    }

    /// The figures to draw at `time`; nil once the animation has ended.
    mutating func figures(of form: TextForm, grid: PixelGrid, at time: Double) -> [TextFigure]? {
        let shown = placement.presentation(at: time)
        guard placement.isAnimating(at: time) else { return nil }
        let shares = weights.indices.map { share(of: shown.weight(of: $0), run: $0) }
        guard let light = Setting(shown, weights: shares.map(\.low), library) else { return nil }
        let heavy =
            shares.contains { $0.share > 0 } ? Setting(shown, weights: shares.map(\.high), library) : nil
        return shown.pieces.flatMap { piece in
            // Letters in one piece of the wrapped text can be in several pieces of the unwrapped text, so they are
            // grouped.
            Dictionary(grouping: piece.letters) { light.piece(of: shown.letters[$0].start) }
                .sorted { $0.key < $1.key }
                .flatMap { part, letters -> [TextFigure] in
                    let moved = moved(letters, in: shown, part, light, heavy, shares[piece.run].share)
                    return TextFigure.figures(
                        of: moved.path, moved.piece, form.decorations, grid: grid)
                }
        }
    }

    // MARK: - Interpolated fonts

    /// A layout of the text without line breaks, in which letters are found by their positions in the string.
    private struct Setting {
        struct PieceIndex: Hashable, Comparable {
            let line: Int
            let piece: Int
            static func < (a: Self, b: Self) -> Bool { (a.line, a.piece) < (b.line, b.piece) }
        }

        private let layout: TextLayout
        private let places: [Int: (piece: PieceIndex, cluster: Int)]

        /// nil if a font is missing or if the layout lacks a letter of `placement`. The missing font is reported when
        /// the text is measured.
        init?(_ placement: TextPlacement, weights: [Int], _ library: FontLibrary) {
            let text = ShapedText(placement.runs(weights: weights), options: placement.options, library: library)
            guard let layout = try? text.measured().layoutWithClusters else { return nil }
            self.layout = layout
            var places: [Int: (piece: PieceIndex, cluster: Int)] = [:]
            for (lineIndex, line) in layout.lines.enumerated() {
                for (pieceIndex, piece) in line.pieces.enumerated() {
                    for (index, cluster) in piece.clusters.enumerated() {
                        places[cluster.start] = (PieceIndex(line: lineIndex, piece: pieceIndex), index)
                    }
                }
            }
            guard placement.letters.allSatisfy({ places[$0.start] != nil }) else { return nil }
            self.places = places
        }

        subscript(piece: PieceIndex) -> TextLayout.Piece { layout.lines[piece.line].pieces[piece.piece] }

        func piece(of letter: Int) -> PieceIndex { places[letter]!.piece }
        func cluster(_ letter: Int) -> TextLayout.Cluster { self[piece(of: letter)].clusters[places[letter]!.cluster] }
        func glyphs(of letter: Int) -> [TextLayout.Glyph] {
            Array(self[piece(of: letter)].glyphs[cluster(letter).glyphs])
        }
        func baseline(of letter: Int) -> CGFloat { layout.lines[piece(of: letter).line].baseline }
    }

    /// Finds the two entries of `weights[run]` on either side of `weight`. `share` is the position of `weight` between
    /// them, from 0 at `low` to 1 at `high`.
    private func share(of weight: CGFloat, run: Int) -> (low: Int, high: Int, share: CGFloat) {
        let own = weights[run]
        let low = own.last { CGFloat($0) <= weight } ?? own[0]
        let high = own.first { $0 > low } ?? low
        return (low, high, high == low ? 0 : min(max((weight - CGFloat(low)) / CGFloat(high - low), 0), 1))
    }

    /// Whether the outlines of every letter in `end` can be interpolated. Checks the lightest and the heaviest weight
    /// of each run.
    private func hasOutlines(of end: TextPlacement) -> Bool {
        guard let light = Setting(end, weights: weights.map { $0[0] }, library),
            let heavy = Setting(end, weights: weights.map { $0[$0.count - 1] }, library)
        else { return false }
        var pairs = OutlinePairs()
        return end.letters.allSatisfy { letter in
            let (a, b) = (light.glyphs(of: letter.start), heavy.glyphs(of: letter.start))
            return a.count == b.count && zip(a, b).allSatisfy { pairs.correspond($0, $1) }
        }
    }

    // MARK: - Interpolated letters

    /// The letters of one piece at their current positions, with their outlines.
    private mutating func moved(
        _ letters: [Int], in shown: TextPlacement, _ index: Setting.PieceIndex, _ light: Setting, _ heavy: Setting?,
        _ share: CGFloat
    ) -> (piece: TextLayout.Piece, path: Path) {
        var ways: [Int: CGVector] = [:]
        for index in letters {
            let letter = shown.letters[index]
            let place = shown.place(of: index)
            /// The distance from the leftmost letter on the letter's line to the letter, in a layout without line
            /// breaks.
            func distance(_ setting: Setting) -> CGFloat {
                setting.cluster(letter.start).x - setting.cluster(letter.firstOfLine).x
            }
            var along = distance(light)
            if let heavy, share > 0 { along += (distance(heavy) - along) * share }
            ways[letter.start] = CGVector(
                dx: (staysOnLine[index] ? place.line + along : place.x) - light.cluster(letter.start).x,
                dy: place.baseline - light.baseline(of: letter.start))
        }
        let piece = light[index].with(clusters: { ways[$0.start] != nil }, movedBy: { ways[$0.start] ?? .zero })
        guard let heavy, share > 0 else { return (piece, piece.path) }
        var path = Path()
        for cluster in piece.clusters {
            for (glyph, other) in zip(piece.glyphs[cluster.glyphs], heavy.glyphs(of: cluster.start))
            where !glyph.isPicture {
                path.addPath(outlines.path(of: glyph, other, at: share))
            }
        }
        return (piece, path)
    }
}

/// Caches the outlines of a letter in two weights, ready for interpolation. Invariant 28.
private struct OutlinePairs {
    private struct Key: Hashable {
        let faces: [ObjectIdentifier]
        let ids: [UInt32]
    }
    private var known: [Key: MorphingOutlines?] = [:]

    private mutating func pair(_ light: TextLayout.Glyph, _ heavy: TextLayout.Glyph) -> MorphingOutlines? {
        let key = Key(
            faces: [ObjectIdentifier(light.font.face), ObjectIdentifier(heavy.font.face)], ids: [light.id, heavy.id])
        if let known = known[key] { return known }
        let pair = MorphingOutlines(light.font.face.outline(of: light.id), heavy.font.face.outline(of: heavy.id))
        known[key] = pair
        return pair
    }

    mutating func correspond(_ light: TextLayout.Glyph, _ heavy: TextLayout.Glyph) -> Bool {
        light.font.face === heavy.font.face && light.id == heavy.id || pair(light, heavy) != nil
    }

    /// The outline of a letter at the fraction `share` between the glyphs `light` and `heavy`, placed where `light` is.
    mutating func path(of light: TextLayout.Glyph, _ heavy: TextLayout.Glyph, at share: CGFloat) -> Path {
        if light.font.face === heavy.font.face, light.id == heavy.id { return light.path }
        // A font may have other outlines at another size. If `light` and `heavy` cannot be interpolated, `light` is
        // drawn.
        return pair(light, heavy)?.path(at: share).applying(light.transform) ?? light.path
    }
}
