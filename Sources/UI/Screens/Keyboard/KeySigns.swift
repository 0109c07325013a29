// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

extension Shape {
    /// This shape as the symbol of a key: an outline 1.5 points wide, in a frame of 20 × 17 points.
    func keySign() -> some View {
        stroke(style: StrokeStyle(lineWidth: 1.5, lineJoin: .round)).frame(width: 20, height: 17)
    }
}

/// The shift key's arrow.
struct ShiftSign: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let (inset, neck) = (rect.width * 0.28, rect.minY + rect.height * 0.55)
        var path = Path()
        path.addLines([
            CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: neck), CGPoint(x: rect.maxX - inset, y: neck),
            CGPoint(x: rect.maxX - inset, y: rect.maxY), CGPoint(x: rect.minX + inset, y: rect.maxY),
            CGPoint(x: rect.minX + inset, y: neck), CGPoint(x: rect.minX, y: neck),
        ])
        path.closeSubpath()
        return path
    }
}

/// The delete key's symbol: a tag with a cross.
struct DeleteSign: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let tip = rect.minX + rect.width * 0.3
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: tip, y: rect.minY + 1),
            CGPoint(x: rect.maxX, y: rect.minY + 1), CGPoint(x: rect.maxX, y: rect.maxY - 1),
            CGPoint(x: tip, y: rect.maxY - 1),
        ])
        path.closeSubpath()
        let (center, reach) = ((tip + rect.maxX) / 2 - 0.5, rect.height * 0.19)
        for side in [-1, 1] as [CGFloat] {
            path.move(to: CGPoint(x: center - reach, y: rect.midY - side * reach))
            path.addLine(to: CGPoint(x: center + reach, y: rect.midY + side * reach))
        }
        return path
    }
}
