// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A bar 4 points high that fills from the leading end; on macOS 6 points, or 3 in small control sizes.
struct ProgressLine: View {
    /// The filled fraction, from 0 to 1.
    let fraction: Double
    /// The colour of the filled part; nil for the accent colour.
    let color: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isMac) private var isMac
    @Environment(\.controlSize) private var size

    /// The thickness of the bar, in points.
    private var thickness: CGFloat { isMac ? size <= .small ? 3 : 6 : 4 }

    var body: some View {
        Capsule()
            .fill(isMac ? Color.macTrack : .systemFill)
            .overlay { LeadingPart(fraction: fraction).fill(color ?? .accentColor) }
            .frame(height: thickness)
            .clipShape(Capsule())
            .opacity(isEnabled ? 1 : 0.5)
            .padding(.vertical, isMac ? 4 : 0)
    }
}

/// A capsule that covers the leading part of the available rectangle.
struct LeadingPart: Shape {
    /// The fraction of the width, from 0 to 1.
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max(rect.width * min(fraction, 1), min(rect.width, rect.height))
        return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}
