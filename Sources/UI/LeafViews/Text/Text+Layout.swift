// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

extension Text {
    /// A text's layout in points. The origin is the text's top left corner, and y points down.
    public struct Layout: RandomAccessCollection, Equatable {
        let letters: TextLetters

        init(_ letters: TextLetters) { self.letters = letters }

        package var size: CGSize { letters.layout.size }

        public var isTruncated: Bool { letters.layout.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { letters.layout.lines.count }
        public subscript(index: Int) -> Line { Line(letters: letters, index: index) }

        public static func == (a: Self, b: Self) -> Bool { a.letters === b.letters }
    }
}

extension Text.Layout {
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let scalar: Int

        public func distance(to other: CharacterIndex) -> Int { other.scalar - scalar }
        public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(scalar: scalar + distance) }
        public static func < (a: Self, b: Self) -> Bool { a.scalar < b.scalar }
    }

    @frozen public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Has no effect, because the positions of letters are never rounded to whole pixels.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    public struct TypographicBounds: Equatable, Sendable {
        public var origin: CGPoint
        public var width: CGFloat
        public var ascent: CGFloat
        public var descent: CGFloat
        /// Always 0.
        public var leading: CGFloat

        public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            (self.origin, self.width, self.ascent) = (origin, width, ascent)
            (self.descent, self.leading) = (descent, leading)
        }

        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    public struct Line: RandomAccessCollection, Equatable {
        let letters: TextLetters
        let index: Int

        var line: TextLayout.Line { letters.layout.lines[index] }

        public var origin: CGPoint { typographicBounds.origin }

        public var typographicBounds: TypographicBounds {
            let (frame, baseline) = (line.frame, line.baseline)
            return TypographicBounds(
                origin: CGPoint(x: frame.minX, y: baseline), width: frame.width, ascent: baseline - frame.minY,
                descent: frame.maxY - baseline, leading: 0)
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { line.pieces.count }
        public subscript(index: Int) -> Run { Run(letters: letters, line: self.index, index: index) }

        public static func == (a: Self, b: Self) -> Bool { a.letters === b.letters && a.index == b.index }
    }

    public struct Run: RandomAccessCollection, Equatable {
        let letters: TextLetters
        let line: Int
        let index: Int

        var piece: TextLayout.Piece { letters.layout.lines[line].pieces[index] }

        public subscript<T: TextAttribute>(key: T.Type) -> T? { letters.attributes[piece.style].custom[key] }

        public var layoutDirection: LayoutDirection {
            piece.clusters.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
        }

        public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

        public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

        public var startIndex: Int { 0 }
        public var endIndex: Int { piece.clusters.count }
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        public static func == (a: Self, b: Self) -> Bool {
            a.letters === b.letters && a.line == b.line && a.index == b.index
        }
    }

    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            precondition(
                run.startIndex <= indices.lowerBound && indices.upperBound <= run.endIndex,
                "letters \(indices) of a run that has \(run.count)")
            self.run = run
            self.indices = indices
        }

        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        public var typographicBounds: TypographicBounds {
            let piece = run.piece
            let clusters = piece.clusters[indices]
            let baseline = run.letters.baseline(of: piece, line: run.line)
            let left = clusters.first?.x ?? piece.frame.minX
            return TypographicBounds(
                origin: CGPoint(x: left, y: baseline), width: clusters.last.map { $0.x + $0.width - left } ?? 0,
                ascent: baseline - piece.frame.minY, descent: piece.frame.maxY - baseline, leading: 0)
        }

        public var characterIndices: [CharacterIndex] {
            run.piece.clusters[indices].map { CharacterIndex(scalar: $0.start) }
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    }
}

/// A text layout with the data for drawing single letters.
package final class TextLetters {
    let layout: TextLayout
    /// The attributes of the runs. `piece.style` is the index of a piece's run.
    let attributes: [TextAttributes]
    private let paints: [[_ResolvedStyle]]
    private let box: TextBox

    /// - Parameter paints: The styles, indexed by run and by part. The order of the parts is that of
    ///   `TextFigure.Part.allCases`.
    init(_ layout: TextLayout, in box: TextBox, _ attributes: [TextAttributes], paints: [[_ResolvedStyle]]) {
        self.layout = layout
        self.box = box
        self.attributes = attributes
        self.paints = paints
    }

    func baseline(of piece: TextLayout.Piece, line: Int) -> CGFloat {
        layout.lines[line].baseline - (attributes[piece.style].baselineOffset ?? 0) * layout.scaleFactor
    }

    /// The display items of `piece`, which may be a part of a piece of the layout.
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
    @MainActor package func items(at time: Double) -> [DisplayItem] { flatMap { $0.items(at: time) } }
}

extension Text.Layout.Run {
    @MainActor package func items(at time: Double) -> [DisplayItem] { letters.items(of: piece, at: time) }
}

extension Text.Layout.RunSlice {
    @MainActor package func items(at time: Double) -> [DisplayItem] {
        run.letters.items(of: run.piece.part(indices), at: time)
    }
}
