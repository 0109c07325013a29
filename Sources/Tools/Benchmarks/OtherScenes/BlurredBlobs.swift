// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SwiftUICore

/// Blobs with a blur of 40 points under a mask. Above them, circles with blend modes other than `normal`.
struct BlurredBlobs: View {
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
    private static let modes: [BlendMode] = [.multiply, .screen, .overlay, .softLight, .hue, .difference]

    var body: some View {
        Moment { time in
            ZStack {
                Color(white: 0.9)
                ZStack {
                    ForEach(0..<12, id: \.self) { index in
                        Circle()
                            .fill(Self.colors[index % 6])
                            .frame(width: 140, height: 140)
                            .position(Self.place(index, at: time))
                    }
                }
                .blur(radius: 40)
                .mask { RoundedRectangle(cornerRadius: 60).padding(20) }
                ForEach(0..<6, id: \.self) { index in
                    Circle()
                        .fill(Self.colors[(index + 2) % 6])
                        .frame(width: 180, height: 180)
                        .position(Self.place(2 * index + 1, at: -time))
                        .blendMode(Self.modes[index])
                }
            }
        }
    }

    private static func place(_ index: Int, at time: Double) -> CGPoint {
        let angle = Double(index) * 1.3 + time * 0.7
        return CGPoint(
            x: 200 + 130 * cos(angle), y: 110 + Double(index) * 58 + 40 * sin(angle))
    }
}
