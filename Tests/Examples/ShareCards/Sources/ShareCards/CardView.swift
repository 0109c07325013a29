// SPDX-License-Identifier: MIT

import SwiftUI

/// A card of 1200 × 630 points.
struct CardView: View {
    let card: Card

    static let size = CGSize(width: 1200, height: 630)

    private var color: Color { Color(hue: card.hue, saturation: 0.75, brightness: 0.6) }

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            HStack(spacing: 14) {
                ForEach(card.tags, id: \.self) { tag in
                    Text(tag)
                        .font(.system(size: 26, weight: .medium))
                        .padding(.horizontal, 22)
                        .padding(.vertical, 10)
                        .background(.white.opacity(0.18), in: Capsule())
                }
            }
            Text(card.title)
                .font(.system(size: 76, weight: .bold))
                .lineLimit(3)
                .minimumScaleFactor(0.5)
                .shadow(color: .black.opacity(0.25), radius: 6, y: 4)
            Spacer(minLength: 0)
            if !card.author.isEmpty { author }
        }
        .foregroundStyle(.white)
        .padding(64)
        .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
        .background {
            ZStack {
                LinearGradient(
                    colors: [color, Color(hue: card.hue + 0.12, saturation: 0.8, brightness: 0.35)],
                    startPoint: .topLeading, endPoint: .bottomTrailing)
                ForEach(0..<6) { ring in
                    Circle()
                        .stroke(.white.opacity(0.07), lineWidth: 28)
                        .frame(width: 180 + 150 * CGFloat(ring), height: 180 + 150 * CGFloat(ring))
                        .position(x: 1130, y: 560)
                }
            }
        }
        .clipped()
    }

    private var author: some View {
        HStack(spacing: 24) {
            Text(card.initials)
                .font(.system(size: 34, weight: .semibold))
                .foregroundStyle(color)
                .frame(width: 84, height: 84)
                .background(.white, in: Circle())
            VStack(alignment: .leading, spacing: 4) {
                Text(card.author).font(.system(size: 34, weight: .semibold))
                Text("Read on the web").font(.system(size: 26)).opacity(0.8)
            }
        }
    }
}
