// SPDX-License-Identifier: MIT

/// Single-stroke lettering: capitals and digits as pen strokes, on a line or on a circle.
///
/// A letter is 1 high, stands on y = 0 and begins at x = 0.
enum Lettering {
    private struct Glyph {
        var width: Float
        var strokes: [[Point]]
    }

    /// The strokes of `text`, `size` high, on the x axis and centred at the origin.
    /// - Parameter spacing: The gap between letters, as a fraction of `size`.
    static func line(_ text: String, size: Float, spacing: Float = 0.3) -> [[Point]] {
        var strokes: [[Point]] = []
        var x: Float = 0
        for letter in text {
            guard let glyph = glyphs[letter] else { preconditionFailure("no letter \(letter) was ever cut") }
            strokes += glyph.strokes.map { $0.map { ($0 + Point(x, 0)) * size } }
            x += glyph.width + spacing
        }
        let middle = Point(x - spacing, 0) * (size / 2)
        return strokes.map { $0.map { $0 - middle } }
    }

    /// Like `line`, bent onto a circle around the origin.
    /// - Parameters:
    ///   - radius: The radius of the baseline; negative if the letters' feet point outwards.
    ///   - angle: The angle of the text's centre, in radians from +x towards +y.
    static func arc(_ text: String, size: Float, spacing: Float = 0.3, radius: Float, angle: Float) -> [[Point]] {
        line(text, size: size, spacing: spacing).map { stroke in
            dense(stroke, step: size * 0.1).map { p in
                let turn = angle - p.x / radius
                return Point(cos(turn), sin(turn)) * abs(radius + p.y)
            }
        }
    }

    /// Subdivides the line, so that it can be bent. Adjacent points are about `step` apart.
    private static func dense(_ line: [Point], step: Float) -> [Point] {
        var points = [line[0]]
        for (a, b) in zip(line, line.dropFirst()) {
            let pieces = max(Int(length(b - a) / step), 1)
            points += (1...pieces).map { a + (b - a) * (Float($0) / Float(pieces)) }
        }
        return points
    }

    /// An arc of an ellipse; angles in degrees from +x towards +y.
    private static func arc(_ center: Point, _ radii: Point, _ from: Float, _ to: Float) -> [Point] {
        let steps = max(Int(abs(to - from) / 9), 2)
        return (0...steps).map { step in
            let angle = (from + (to - from) * Float(step) / Float(steps)) * (.pi / 180)
            return center + Point(cos(angle), sin(angle)) * radii
        }
    }

    private static let glyphs: [Character: Glyph] = [
        " ": Glyph(width: 0.22, strokes: []),
        "·": Glyph(width: 0.02, strokes: [[[0, 0.5], [0.02, 0.5]]]),
        ":": Glyph(width: 0.02, strokes: [[[0, 0.2], [0.02, 0.2]], [[0, 0.7], [0.02, 0.7]]]),
        "A": Glyph(width: 0.74, strokes: [[[0, 0], [0.37, 1], [0.74, 0]], [[0.11, 0.3], [0.63, 0.3]]]),
        "B": Glyph(
            width: 0.56,
            strokes: [
                [[0.3, 0.53], [0, 0.53], [0, 0], [0.3, 0]] + arc([0.3, 0.265], [0.26, 0.265], -90, 90)
                    + [[0, 0.53], [0, 1], [0.28, 1]] + arc([0.28, 0.765], [0.23, 0.235], 90, -90)
            ]),
        "D": Glyph(
            width: 0.7,
            strokes: [[[0.24, 0], [0, 0], [0, 1], [0.24, 1]] + arc([0.24, 0.5], [0.46, 0.5], 90, -90)]),
        "E": Glyph(width: 0.48, strokes: [[[0.48, 1], [0, 1], [0, 0], [0.48, 0]], [[0, 0.53], [0.4, 0.53]]]),
        "F": Glyph(width: 0.48, strokes: [[[0.48, 1], [0, 1], [0, 0]], [[0, 0.53], [0.4, 0.53]]]),
        "G": Glyph(width: 0.86, strokes: [arc([0.46, 0.5], [0.46, 0.5], 48, 350) + [[0.92, 0.45], [0.54, 0.45]]]),
        "H": Glyph(
            width: 0.64, strokes: [[[0, 0], [0, 1]], [[0.64, 0], [0.64, 1]], [[0, 0.53], [0.64, 0.53]]]),
        "I": Glyph(width: 0.02, strokes: [[[0.01, 0], [0.01, 1]]]),
        "L": Glyph(width: 0.44, strokes: [[[0, 1], [0, 0], [0.44, 0]]]),
        "M": Glyph(width: 0.88, strokes: [[[0, 0], [0.1, 1], [0.44, 0.2], [0.78, 1], [0.88, 0]]]),
        "N": Glyph(width: 0.66, strokes: [[[0, 0], [0, 1], [0.66, 0], [0.66, 1]]]),
        "O": Glyph(width: 0.94, strokes: [arc([0.47, 0.5], [0.47, 0.5], 0, 360)]),
        "P": Glyph(
            width: 0.54,
            strokes: [[[0, 0], [0, 1], [0.28, 1]] + arc([0.28, 0.73], [0.26, 0.27], 90, -90) + [[0, 0.46]]]
        ),
        "R": Glyph(
            width: 0.58,
            strokes: [
                [[0, 0], [0, 1], [0.28, 1]] + arc([0.28, 0.73], [0.26, 0.27], 90, -90) + [[0, 0.46]],
                [[0.28, 0.46], [0.58, 0]],
            ]),
        "S": Glyph(
            width: 0.52,
            strokes: [arc([0.26, 0.755], [0.23, 0.245], 35, 270) + arc([0.26, 0.255], [0.26, 0.255], 90, -145)]),
        "T": Glyph(width: 0.62, strokes: [[[0, 1], [0.62, 1]], [[0.31, 1], [0.31, 0]]]),
        "U": Glyph(
            width: 0.62, strokes: [[[0, 1], [0, 0.31]] + arc([0.31, 0.31], [0.31, 0.31], 180, 360) + [[0.62, 1]]]),
        "V": Glyph(width: 0.7, strokes: [[[0, 1], [0.35, 0], [0.7, 1]]]),
        "W": Glyph(width: 1.04, strokes: [[[0, 1], [0.27, 0], [0.52, 0.8], [0.77, 0], [1.04, 1]]]),
        "Z": Glyph(width: 0.62, strokes: [[[0.02, 1], [0.62, 1], [0, 0], [0.64, 0]]]),
        "0": Glyph(width: 0.58, strokes: [arc([0.29, 0.5], [0.29, 0.5], 0, 360)]),
        "1": Glyph(width: 0.18, strokes: [[[0, 0.8], [0.18, 1], [0.18, 0]]]),
        "2": Glyph(width: 0.52, strokes: [arc([0.25, 0.74], [0.25, 0.26], 165, -35) + [[0, 0], [0.52, 0]]]),
        "3": Glyph(
            width: 0.5,
            strokes: [arc([0.23, 0.765], [0.22, 0.235], 145, -90) + arc([0.23, 0.265], [0.27, 0.265], 90, -150)]),
        "4": Glyph(width: 0.6, strokes: [[[0.45, 0], [0.45, 1], [0, 0.28], [0.6, 0.28]]]),
        "5": Glyph(
            width: 0.5,
            strokes: [[[0.45, 1], [0.06, 1], [0.03, 0.55]] + arc([0.21, 0.32], [0.29, 0.32], 125, -150)]),
    ]
}
