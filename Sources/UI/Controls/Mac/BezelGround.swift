// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// The raised ground of a push button, pop-up button, stepper or selected segment on macOS.
package struct BezelGround: View {
    private let radius: CGFloat
    private let isAccented: Bool
    private let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    /// - Parameter isAccented: Whether the ground has the accent colour.
    package init(radius: CGFloat, isAccented: Bool = false, isPressed: Bool = false) {
        self.radius = radius
        self.isAccented = isAccented
        self.isPressed = isPressed
    }

    package var body: some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        let isDark = colorScheme == .dark
        shape.fill(isAccented && isEnabled ? Color.accentColor : .bezel)
            .overlay { shape.fill(.black.opacity(isPressed ? 0.08 : 0)) }
            // The edges are fitted to a bezel that AppKit drew.
            .shadow(color: .black.opacity(isDark ? 0 : 0.063), radius: 0.18, y: 0.54)
            .shadow(color: .black.opacity(isDark ? 0 : 0.35), radius: 0.75, y: 0.27)
            .overlay {
                if isDark {
                    shape.strokeBorder(
                        LinearGradient(
                            colors: [.white.opacity(0.2), .white.opacity(0)], startPoint: .top,
                            endPoint: UnitPoint(x: 0.5, y: 0.08)),
                        lineWidth: 0.5)
                    shape.inset(by: -0.5).strokeBorder(.black.opacity(0.1), lineWidth: 0.5)
                    shape.inset(by: -0.5).offset(y: 0.5).trim(from: 0, to: 0.5).stroke(
                        .black.opacity(0.1), lineWidth: 0.5)
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
    }
}

/// The chevrons of a pop-up button. They stand on a square, in the accent colour or, with `isQuiet`, in grey.
struct PopUpChevrons: View {
    var isQuiet = false
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let side = size.mac.height - 4
        Image(systemName: "chevron.up.chevron.down")
            .font(.system(size: side * 0.58, weight: .bold))
            .foregroundStyle(isQuiet || !isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.white))
            .frame(width: side, height: side)
            .background(
                isQuiet || !isEnabled ? Color.macTrack : .accentColor, in: RoundedRectangle(cornerRadius: side / 4)
            )
            .accessibilityHidden(true)
    }
}
