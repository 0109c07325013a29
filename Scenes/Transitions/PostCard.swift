// SPDX-License-Identifier: MIT

import SwiftUI

/// A small image of hills under the sun.
struct PostCard: View {
    let scenery: Scenery

    var body: some View {
        ZStack {
            LinearGradient(colors: scenery.sky, startPoint: .top, endPoint: .bottom)
            Circle().fill(scenery.sun).frame(width: 18, height: 18).offset(x: 14, y: -15)
            Ellipse().fill(scenery.hills[0]).frame(width: 84, height: 54).offset(x: 20, y: 32)
            Ellipse().fill(scenery.hills[1]).frame(width: 92, height: 54).offset(x: -20, y: 38)
        }
        .frame(width: 72, height: 72)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        // Composites the card, so that its hills do not show through each other while it fades.
        .compositingGroup()
    }
}

/// The colours of a card.
struct Scenery {
    let sky: [Color]
    let sun: Color
    let hills: [Color]

    static let all = [
        Scenery(
            sky: [Color(red: 0.36, green: 0.68, blue: 0.98), Color(red: 0.76, green: 0.90, blue: 1)],
            sun: .white,
            hills: [Color(red: 0.26, green: 0.67, blue: 0.55), Color(red: 0.16, green: 0.52, blue: 0.47)]),
        Scenery(
            sky: [Color(red: 1, green: 0.53, blue: 0.44), Color(red: 1, green: 0.82, blue: 0.60)],
            sun: Color(red: 1, green: 0.96, blue: 0.84),
            hills: [Color(red: 0.78, green: 0.33, blue: 0.45), Color(red: 0.56, green: 0.22, blue: 0.42)]),
        Scenery(
            sky: [Color(red: 0.37, green: 0.36, blue: 0.84), Color(red: 0.72, green: 0.60, blue: 0.95)],
            sun: Color(red: 0.96, green: 0.94, blue: 1),
            hills: [Color(red: 0.29, green: 0.24, blue: 0.62), Color(red: 0.19, green: 0.16, blue: 0.45)]),
        Scenery(
            sky: [Color(red: 0.99, green: 0.75, blue: 0.24), Color(red: 1, green: 0.91, blue: 0.62)],
            sun: .white,
            hills: [Color(red: 0.93, green: 0.52, blue: 0.24), Color(red: 0.76, green: 0.36, blue: 0.20)]),
    ]
}
