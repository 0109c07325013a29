// SPDX-License-Identifier: MIT

/// Characters punched into metal: straight strokes along a line or a circle.
struct Stamp: Sendable {
    private let strokes: [(a: Point, b: Point)]
    private let center: Point
    private let reach: Float
    private let width: Float

    /// Places `text` along a circle around the origin, with the feet of the letters towards the centre.
    ///
    /// - Parameters:
    ///   - radius: The radius of the circle through the letters' centres.
    ///   - angle: The angle of the text's centre, in radians from +x towards +y.
    ///   - size: The height of a letter.
    ///   - width: Half of a stroke's thickness.
    init(_ text: String, radius: Float, angle: Float, size: Float, width: Float) {
        var strokes: [(a: Point, b: Point)] = []
        let letters = Array(text)
        let advance = size * 0.85
        for (index, letter) in letters.enumerated() {
            let along = (Float(index) - Float(letters.count - 1) / 2) * advance
            let turn = angle - along / radius - .pi / 2
            let (s, c) = (sin(turn), cos(turn))
            for line in Self.glyphs[letter] ?? [] {
                for (a, b) in zip(line, line.dropFirst()) {
                    func place(_ p: Point) -> Point {
                        rotate((p - Point(0.3, 0.5)) * size + Point(0, radius), sin: s, cos: c)
                    }
                    strokes.append((place(a), place(b)))
                }
            }
        }
        self.strokes = strokes
        center = Point(cos(angle), sin(angle)) * radius
        reach = Float(letters.count) * advance / 2 + size
        self.width = width
    }

    /// The signed distance to the strokes, valid up to about a letter's height; sufficient for carving.
    func callAsFunction(_ p: Point) -> Float {
        guard length(p - center) < reach else { return 1 }
        var nearest: Float = 1
        for (a, b) in strokes { nearest = min(nearest, Shape.stroke(p, a, b, radius: width)) }
        return nearest
    }

    /// Strokes in a box of 0.6 × 1, the origin at the lower left.
    private static let glyphs: [Character: [[Point]]] = [
        "0": [
            [
                [0.15, 0], [0, 0.2], [0, 0.8], [0.15, 1], [0.45, 1], [0.6, 0.8], [0.6, 0.2], [0.45, 0], [0.15, 0],
            ]
        ],
        "3": [
            [[0, 0.9], [0.15, 1], [0.45, 1], [0.6, 0.85], [0.6, 0.65], [0.45, 0.53], [0.25, 0.53]],
            [[0.45, 0.53], [0.6, 0.4], [0.6, 0.15], [0.45, 0], [0.15, 0], [0, 0.1]],
        ],
        "4": [[[0.45, 0], [0.45, 1], [0, 0.3], [0.62, 0.3]]],
        "7": [[[0, 1], [0.6, 1], [0.2, 0]]],
        "Z": [[[0, 1], [0.6, 1], [0, 0], [0.6, 0]]],
        "M": [[[0, 0], [0, 1], [0.3, 0.45], [0.6, 1], [0.6, 0]]],
    ]
}
