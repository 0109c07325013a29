// SPDX-License-Identifier: MIT

/// Marks punched into metal: a few letters and digits of straight strokes, in a row or around a circle.
struct Stamp: Sendable {
    private let strokes: [(a: Point, b: Point)]
    private let center: Point
    private let reach: Float
    private let width: Float

    /// `text` along a circle around the origin, its feet towards the middle.
    /// - Parameters:
    ///   - radius: of the circle through the middles of the letters.
    ///   - angle: where the text's middle stands, in radians from +x towards +y.
    ///   - size: the height of a letter.
    ///   - width: half of a stroke's thickness.
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

    /// Below 0 in the strokes; right only up to about a letter's height from them, which is what carving needs.
    func callAsFunction(_ p: Point) -> Float {
        guard length(p - center) < reach else { return 1 }
        var nearest: Float = 1
        for (a, b) in strokes { nearest = min(nearest, Shape.stroke(p, a, b, radius: width)) }
        return nearest
    }

    /// Lines in a box of 0.6 × 1, the origin at the lower left.
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
