// SPDX-License-Identifier: MIT

/// The letters WE, cut from black paper with slightly bent edges and uneven corners, on white.
enum WeLetters {
    private static let width = 1110
    private static let height = 610

    private static let w = Outline.soft([
        .init(26, 58, rounding: 40, bulge: -5), .init(196, 30, rounding: 34, bulge: 4),
        .init(246, 318, rounding: 14), .init(300, 172, rounding: 30, bulge: 3),
        .init(402, 168, rounding: 30), .init(444, 318, rounding: 14, bulge: 4),
        .init(500, 26, rounding: 34, bulge: -5), .init(668, 60, rounding: 40, bulge: 4),
        .init(566, 566, rounding: 34, bulge: -4), .init(400, 574, rounding: 34, bulge: 2),
        .init(346, 404, rounding: 16, bulge: 2), .init(290, 578, rounding: 34, bulge: -4),
        .init(124, 570, rounding: 34, bulge: 4),
    ])

    private static let e = Outline.soft([
        .init(716, 60, rounding: 40, bulge: -7), .init(1052, 40, rounding: 36, bulge: -6),
        .init(1066, 176, rounding: 36, bulge: 5), .init(880, 189, rounding: 16, bulge: -3),
        .init(880, 245, rounding: 16, bulge: 3), .init(1010, 238, rounding: 32, bulge: -5),
        .init(1012, 362, rounding: 32, bulge: 3), .init(880, 366, rounding: 16, bulge: -3),
        .init(884, 427, rounding: 16, bulge: 3), .init(1074, 418, rounding: 36, bulge: -6),
        .init(1080, 574, rounding: 38, bulge: -7), .init(712, 577, rounding: 40, bulge: -9),
    ])

    static func draw() -> Film {
        let letters = Silhouette([w, e], width: width, height: height)
        return Film(painting: width, by: height, samples: 4) { p in
            Vector(repeating: letters(p) < 0 ? 0 : 1)
        }
    }
}
