// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// The icon of an app that has none: a white tile with the lines of the grid on which icons are drawn, and an A of three
/// bars.
struct MacGenericIcon: View {
    /// The side of the icon with its margin, in points.
    private static let side: CGFloat = 64
    /// The side of the tile, as a fraction of `side`.
    private static let tile: CGFloat = 824.0 / 1024

    var body: some View {
        let tile = RoundedRectangle(cornerRadius: Self.side * Self.tile * 0.225, style: .continuous)
        tile.fill(
            LinearGradient(colors: [Color(white: 0.99), Color(white: 0.89)], startPoint: .top, endPoint: .bottom)
        )
        .overlay { IconGrid().stroke(.black.opacity(0.1), lineWidth: 0.5).clipShape(tile) }
        .overlay { IconLetter().stroke(Color(white: 0.62), style: StrokeStyle(lineWidth: 4.5, lineCap: .round)) }
        .overlay { tile.strokeBorder(.black.opacity(0.12), lineWidth: 0.5) }
        .compositingGroup()
        .shadow(color: .black.opacity(0.25), radius: 1, y: 1)
        .frame(width: Self.side * Self.tile, height: Self.side * Self.tile)
        .frame(width: Self.side, height: Self.side)
        .accessibilityHidden(true)
    }
}

/// Three circles, the diagonals and a grid of six lines.
private struct IconGrid: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for fraction in [0.22, 0.5, 0.84] {
                let radius = rect.width / 2 * fraction
                path.addEllipse(
                    in: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
            }
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            for fraction in [0.25, 0.5, 0.75] {
                path.move(to: CGPoint(x: rect.minX + rect.width * fraction, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX + rect.width * fraction, y: rect.maxY))
                path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * fraction))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * fraction))
            }
        }
    }
}

/// Two bars that lean against each other, and one across.
private struct IconLetter: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        return Path { path in
            path.move(to: point(0.545, 0.22))
            path.addLine(to: point(0.28, 0.76))
            path.move(to: point(0.455, 0.22))
            path.addLine(to: point(0.72, 0.76))
            path.move(to: point(0.2, 0.6))
            path.addLine(to: point(0.8, 0.6))
        }
    }
}
