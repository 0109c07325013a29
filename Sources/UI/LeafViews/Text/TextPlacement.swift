// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Typography
@_spi(ViewGraph) import ViewGraph

/// The fonts of a text and the positions of its letters, as animatable numbers.
struct TextPlacement: Animatable {
    /// A letter, or the letters of a ligature.
    struct Letter: Equatable {
        /// The index of the letter's first Unicode scalar in the text.
        let start: Int
        /// The `start` of the leftmost letter on this letter's line.
        let firstOfLine: Int
    }

    /// The letters of one run that are on one line.
    struct Piece {
        let run: Int
        /// Indices of letters, from left to right.
        let letters: [Int]
    }

    /// The position of a letter in the text's bounds. `line` is the left end of the letter's line.
    struct Place {
        var line: CGFloat
        var x: CGFloat
        var baseline: CGFloat
    }

    /// The runs. Their font sizes include the scale factor that makes the text fit.
    let runs: [TextRun]
    let options: ParagraphOptions
    /// The letters, ordered by position in the string. Whitespace is omitted, because it draws nothing and has no
    /// position at the end of a line.
    let letters: [Letter]
    let pieces: [Piece]
    private let isTruncated: Bool
    private var numbers: [Double]

    /// Records the positions that the letters of `form` have in the layout `box`.
    @MainActor
    init(of form: TextForm, in box: TextBox) {
        let layout = box.layoutWithClusters
        let scale = layout.scaleFactor
        runs = form.runs.map {
            var run = $0
            run.font.size *= scale
            run.kerning *= scale
            run.tracking *= scale
            run.baselineOffset *= scale
            return run
        }
        options = ParagraphOptions(direction: form.options.direction, displayScale: form.options.displayScale)
        isTruncated = layout.isTruncated
        func isSeen(_ cluster: TextLayout.Cluster, of piece: TextLayout.Piece) -> Bool {
            piece.isAttachment
                || piece.glyphs[cluster.glyphs].contains { $0.isPicture || !$0.font.face.outline(of: $0.id).isEmpty }
        }
        var found: [(letter: Letter, place: [CGFloat], piece: Int)] = []
        var runOfPiece: [Int] = []
        for line in layout.lines {
            let seen = line.pieces.map { piece in piece.clusters.filter { isSeen($0, of: piece) } }
            guard let first = seen.lazy.flatMap({ $0 }).min(by: { $0.x < $1.x }) else { continue }
            for (piece, clusters) in zip(line.pieces, seen) {
                for cluster in clusters {
                    found.append(
                        (
                            Letter(start: cluster.start, firstOfLine: first.start),
                            [first.x, cluster.x, line.baseline],
                            runOfPiece.count
                        ))
                }
                runOfPiece.append(piece.run)
            }
        }
        found.sort { $0.letter.start < $1.letter.start }
        letters = found.map(\.letter)
        pieces = runOfPiece.enumerated().map { piece, run in
            Piece(run: run, letters: found.indices.filter { found[$0].piece == piece })
        }
        numbers = runs.flatMap { run in
            let font = run.font
            return [font.size, CGFloat(font.weight), font.stretch, run.kerning, run.tracking, run.baselineOffset]
                .map(Double.init)
        }
        numbers += found.flatMap(\.place).map(Double.init)
    }

    var animatableData: NumberVector {
        get { NumberVector(numbers: numbers) }
        set { numbers = newValue.numbers }
    }

    /// Whether the fonts of two texts differ only in properties that can be interpolated.
    static func isSameFace(_ a: TextForm, _ b: TextForm) -> Bool {
        a.runs.count == b.runs.count
            && zip(a.runs, b.runs).allSatisfy { a, b in
                a.font.family == b.font.family && a.font.isItalic == b.font.isItalic
                    && a.font.hasMonospacedDigits == b.font.hasMonospacedDigits
            }
    }

    /// Whether the letters of both placements are at the same positions in the string. Always false for truncated
    /// texts.
    func corresponds(to other: TextPlacement) -> Bool {
        !isTruncated && !other.isTruncated && numbers.count == other.numbers.count
            && letters.map(\.start) == other.letters.map(\.start)
    }

    // MARK: Interpolated values

    private static let numbersOfRun = 6
    private static let numbersOfLetter = 3

    /// The current weight of a run's letters. During an animation, there may be no font of exactly this weight.
    func weight(of run: Int) -> CGFloat { numbers[run * Self.numbersOfRun + 1] }

    func place(of letter: Int) -> Place {
        let first = runs.count * Self.numbersOfRun + letter * Self.numbersOfLetter
        return Place(line: numbers[first], x: numbers[first + 1], baseline: numbers[first + 2])
    }

    /// The runs with their current animated sizes and spacings. `weights` replaces the animated font weights.
    func runs(weights: [Int]) -> [TextRun] {
        runs.indices.map { index in
            let first = index * Self.numbersOfRun
            var run = runs[index]
            run.font.size = max(0, numbers[first])
            run.font.weight = weights[index]
            run.font.stretch = numbers[first + 2]
            (run.kerning, run.tracking, run.baselineOffset) = (
                numbers[first + 3], numbers[first + 4], numbers[first + 5]
            )
            return run
        }
    }
}

/// A vector of any length. The empty vector counts as zero and can be added to vectors of every length.
struct NumberVector: VectorArithmetic {
    var numbers: [Double] = []

    static var zero: NumberVector { NumberVector() }

    static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector { combine(lhs, rhs, +) }
    static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector { combine(lhs, rhs, -) }

    private static func combine(
        _ lhs: NumberVector, _ rhs: NumberVector, _ operation: (Double, Double) -> Double
    ) -> NumberVector {
        if rhs.numbers.isEmpty { return lhs }
        if lhs.numbers.isEmpty { return NumberVector(numbers: rhs.numbers.map { operation(0, $0) }) }
        precondition(lhs.numbers.count == rhs.numbers.count, "numbers of other things")
        return NumberVector(numbers: zip(lhs.numbers, rhs.numbers).map(operation))
    }

    mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
