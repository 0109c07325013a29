// SPDX-License-Identifier: MIT

/// The logo of the scenes: a hovering hummingbird of four pieces of coloured paper, on white.
///
/// Two wings, and a body in one contour from the bill to the forked tail. White gaps replace inner lines.
enum Hummingbird {
    private static let width = 1030
    private static let height = 990

    private static let body = Outline.curves(
        from: [1004, 196],
        [
            ([916, 214], [858, 234], [808, 264]),  // above the bill
            ([782, 224], [734, 206], [688, 218]),  // crown
            ([630, 234], [602, 290], [584, 350]),  // nape
            ([556, 446], [494, 548], [418, 640]),  // back
            ([346, 728], [272, 808], [190, 912]),
            ([262, 896], [322, 864], [366, 818]),  // the fork of the tail
            ([364, 866], [354, 912], [330, 962]),
            ([416, 908], [464, 814], [526, 766]),
            ([618, 694], [694, 604], [732, 490]),  // belly
            ([752, 430], [754, 376], [780, 332]),  // throat
            ([806, 294], [856, 272], [900, 250]),  // below the bill
            ([936, 232], [972, 216], [1004, 196]),
        ])

    private static let eye = Outline.curves(
        from: [730, 280],
        [
            ([730, 287.7], [723.7, 294], [716, 294]), ([708.3, 294], [702, 287.7], [702, 280]),
            ([702, 272.3], [708.3, 266], [716, 266]), ([723.7, 266], [730, 272.3], [730, 280]),
        ])

    private static let nearWing = Outline.curves(
        from: [546, 400],
        [
            ([494, 300], [398, 206], [262, 162]),  // leading edge
            ([190, 140], [106, 138], [22, 160]),
            ([84, 178], [126, 202], [156, 236]), ([120, 230], [84, 236], [52, 252]),  // four feathers
            ([106, 268], [146, 292], [174, 324]), ([142, 322], [114, 332], [88, 350]),
            ([144, 362], [186, 382], [216, 410]), ([190, 414], [168, 426], [150, 444]),
            ([244, 482], [340, 506], [434, 510]),
            ([484, 488], [520, 448], [546, 400]),  // shoulder
        ])

    private static let farWing = Outline.curves(
        from: [574, 306],
        [
            ([562, 212], [518, 104], [424, 8]),  // leading edge
            ([416, 52], [418, 90], [428, 124]), ([402, 98], [374, 80], [340, 70]),  // two feathers
            ([350, 104], [362, 130], [378, 154]),
            ([448, 194], [510, 254], [552, 328]),
            ([562, 324], [570, 316], [574, 306]),
        ])

    static func draw() -> Film {
        func silhouette(_ outlines: [Outline]) -> Silhouette { Silhouette(outlines, width: width, height: height) }
        let (body, near, far) = (silhouette([body, eye]), silhouette([nearWing]), silhouette([farWing]))
        // Gradients: along the body from bill to tail, along the wings from tip to shoulder.
        let bodyTones = Ramp([0xFF9A2E, 0xFF6A2B, 0xF23E3A, 0xD62456, 0xA81C6C])
        let nearTones = Ramp([0xFFC53D, 0xFF962F, 0xFB6330])
        let farTones = Ramp([0xFFB43A, 0xF4702E, 0xD9442F])
        return Film(painting: width, by: height, samples: 4) { p in
            if body(p) < 0 { return bodyTones((p.y * 0.8 - p.x * 0.6 + 440) / 1080) }
            if near(p) < 0 { return nearTones(length(p - [20, 170]) / 560) }
            if far(p) < 0 { return farTones(length(p - [400, 20]) / 340) }
            return Vector(repeating: 1)
        }
    }
}
