// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

extension Text {
    /// A text in its box, as lines, runs and letters, for a `TextRenderer` to draw. Lengths are points, the origin is the
    /// top left corner of the text, y runs down.
    public struct Layout: RandomAccessCollection, Equatable {
        let letters: TextLetters

        init(_ letters: TextLetters) { self.letters = letters }

        /// The size of its box.
        package var size: CGSize { letters.layout.size }

        /// Whether some of the text is left out.
        public var isTruncated: Bool { letters.layout.isTruncated }

        /// The index of the first one.
        public var startIndex: Int { 0 }
        /// The index after the last one.
        public var endIndex: Int { letters.layout.lines.count }
        /// The line at an index.
        public subscript(index: Int) -> Line { Line(letters: letters, index: index) }

        /// Whether they are the same part of the same layout.
        public static func == (a: Self, b: Self) -> Bool { a.letters === b.letters }
    }
}

extension Text.Layout {
    /// The place of a character in the text of a layout.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let scalar: Int

        /// Scalars from here to `other`.
        public func distance(to other: CharacterIndex) -> Int { other.scalar - scalar }
        /// The place so many scalars further on.
        public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(scalar: scalar + distance) }
        /// Whether the first stands before the second in the text.
        public static func < (a: Self, b: Self) -> Bool { a.scalar < b.scalar }
    }

    /// How letters are drawn.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32
        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Letters stand where they are drawn, not on pixels: they always do here.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The measures of a line or of a part of it, around its baseline.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline.
        public var origin: CGPoint
        /// From the left end to the right one.
        public var width: CGFloat
        /// Above the baseline.
        public var ascent: CGFloat
        /// Below the baseline.
        public var descent: CGFloat
        /// What the font asks for between lines; 0 of layouts here, whose lines stand where they do.
        public var leading: CGFloat

        /// No length at all.
        public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            (self.origin, self.width, self.ascent) = (origin, width, ascent)
            (self.descent, self.leading) = (descent, leading)
        }

        /// From the ascent to the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// A line of text: runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let letters: TextLetters
        let index: Int

        var line: TextLayout.Line { letters.layout.lines[index] }

        /// The left end of the baseline.
        public var origin: CGPoint { typographicBounds.origin }

        /// The measures of the whole line.
        public var typographicBounds: TypographicBounds {
            let (frame, baseline) = (line.frame, line.baseline)
            return TypographicBounds(
                origin: CGPoint(x: frame.minX, y: baseline), width: frame.width, ascent: baseline - frame.minY,
                descent: frame.maxY - baseline, leading: 0)
        }

        /// The index of the first one.
        public var startIndex: Int { 0 }
        /// The index after the last one.
        public var endIndex: Int { line.pieces.count }
        /// The run at an index.
        public subscript(index: Int) -> Run { Run(letters: letters, line: self.index, index: index) }

        /// Whether they are the same part of the same layout.
        public static func == (a: Self, b: Self) -> Bool { a.letters === b.letters && a.index == b.index }
    }

    /// Letters of one line that have the same attributes: slices of one letter each, or of several in a ligature.
    public struct Run: RandomAccessCollection, Equatable {
        let letters: TextLetters
        let line: Int
        let index: Int

        var piece: TextLayout.Piece { letters.layout.lines[line].pieces[index] }

        /// The author's attribute of this type, if the run has one.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { letters.attributes[piece.style].custom[key] }

        /// The direction of its letters.
        public var layoutDirection: LayoutDirection {
            piece.clusters.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
        }

        /// The measures of all letters of the run.
        public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

        /// The characters of the run, from left to right.
        public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

        /// The index of the first one.
        public var startIndex: Int { 0 }
        /// The index after the last one.
        public var endIndex: Int { piece.clusters.count }
        /// One letter, or several in a ligature at an index.
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        /// Letters that stand side by side.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// Whether they are the same part of the same layout.
        public static func == (a: Self, b: Self) -> Bool {
            a.letters === b.letters && a.line == b.line && a.index == b.index
        }
    }

    /// Letters of a run that stand side by side.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run that they are part of.
        public var run: Run
        /// Which letters of the run.
        public var indices: Range<Int>

        /// Letters of `run`, which has all of `indices`.
        public init(run: Run, indices: Range<Int>) {
            precondition(
                run.startIndex <= indices.lowerBound && indices.upperBound <= run.endIndex,
                "letters \(indices) of a run that has \(run.count)")
            self.run = run
            self.indices = indices
        }

        /// The author's attribute of this type, if the run has one.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The measures of the letters, with the ascent and the descent of their font.
        public var typographicBounds: TypographicBounds {
            let piece = run.piece
            let clusters = piece.clusters[indices]
            let baseline = run.letters.baseline(of: piece, line: run.line)
            let left = clusters.first?.x ?? piece.frame.minX
            return TypographicBounds(
                origin: CGPoint(x: left, y: baseline), width: clusters.last.map { $0.x + $0.width - left } ?? 0,
                ascent: baseline - piece.frame.minY, descent: piece.frame.maxY - baseline, leading: 0)
        }

        /// The characters, from left to right.
        public var characterIndices: [CharacterIndex] {
            run.piece.clusters[indices].map { CharacterIndex(scalar: $0.start) }
        }

        /// The index of the first one.
        public var startIndex: Int { indices.lowerBound }
        /// The index after the last one.
        public var endIndex: Int { indices.upperBound }
        /// One letter, or several in a ligature at an index.
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        /// Some of these letters, by their indices in the run.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    }
}

/// A text in its box with all that is needed to draw any of its letters.
package final class TextLetters {
    let layout: TextLayout
    /// Of each run of the text, by the index that pieces have.
    let attributes: [TextAttributes]
    private let paints: [[_ResolvedStyle]]
    private let box: TextBox

    /// - Parameter paints: Of each run, the styles of `TextFigure.Part.allCases`.
    init(_ layout: TextLayout, in box: TextBox, _ attributes: [TextAttributes], paints: [[_ResolvedStyle]]) {
        self.layout = layout
        self.box = box
        self.attributes = attributes
        self.paints = paints
    }

    func baseline(of piece: TextLayout.Piece, line: Int) -> CGFloat {
        layout.lines[line].baseline - (attributes[piece.style].baselineOffset ?? 0) * layout.scaleFactor
    }

    /// What is drawn of `piece`, a whole one or one of some of its clusters.
    @MainActor
    func items(of piece: TextLayout.Piece, at time: Double) -> [DisplayItem] {
        var emitter = Emitter(time: time)
        for figure in box.figures(of: piece) {
            figure.emit(
                with: paints[figure.run][figure.part.rawValue], in: CGRect(origin: .zero, size: layout.size),
                at: .zero, &emitter)
        }
        return emitter.items
    }
}

extension Text.Layout.Line {
    /// What is drawn of the line.
    @MainActor package func items(at time: Double) -> [DisplayItem] { flatMap { $0.items(at: time) } }
}

extension Text.Layout.Run {
    /// What is drawn of the run.
    @MainActor package func items(at time: Double) -> [DisplayItem] { letters.items(of: piece, at: time) }
}

extension Text.Layout.RunSlice {
    /// What is drawn of the letters.
    @MainActor package func items(at time: Double) -> [DisplayItem] {
        run.letters.items(of: run.piece.part(indices), at: time)
    }
}
