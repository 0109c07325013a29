// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Interaction

/// Rows around a drum, seen from the front, of which one is chosen: by a finger that turns it, and lets it go on.
struct Wheel<Row: View>: View {
    let count: Int
    /// The row in the middle while nobody turns the wheel.
    let chosen: Int
    /// Whether a field marks the middle; wheels side by side have one together.
    var hasField = true
    let choose: (Int) -> Void
    @ViewBuilder let row: (Int) -> Row
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.defaultWheelPickerItemHeight) private var leastHeight
    /// How many rows a finger has turned the wheel, from the chosen one on.
    @State private var turn = 0.0

    private var rowHeight: CGFloat { max(WheelMetrics.rowHeight, leastHeight) }

    var body: some View {
        ZStack {
            if hasField { WheelField(height: rowHeight + 2).padding(.horizontal, 9) }
            ForEach(shown, id: \.self) { index in
                row(index)
                    .frame(maxWidth: .infinity, minHeight: rowHeight, maxHeight: rowHeight)
                    .modifier(WheelRow(distance: Double(index - chosen) + turn, rowHeight: rowHeight))
            }
        }
        .padding(.horizontal, hasField ? 9 : 0)
        .frame(maxWidth: .infinity, minHeight: WheelMetrics.height, maxHeight: WheelMetrics.height)
        .clipped()
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .gesture(drag)
        .animation(WheelMetrics.rest, value: chosen)
        .withoutLeadingText()
    }

    /// All rows, or those near the middle of very many.
    private var shown: Range<Int> {
        if count <= 64 { return 0..<max(count, 0) }
        let middle = chosen - Int(turn.rounded())
        return max(middle - 16, 0)..<max(min(middle + 17, count), 0)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 3)
            .onChanged { turn = resisted(Double($0.translation.height / rowHeight)) }
            .onEnded { drag in
                let wanted = Double(chosen) - Double(drag.predictedEndTranslation.height / rowHeight)
                let row = min(max(Int(wanted.rounded()), 0), max(count - 1, 0))
                withAnimation(WheelMetrics.rest) {
                    turn = 0
                    if row != chosen { choose(row) }
                }
            }
    }

    /// Beyond the ends the wheel gives way less and less.
    private func resisted(_ turn: Double) -> Double {
        let (least, most) = (Double(chosen - count + 1), Double(chosen))
        func soft(_ excess: Double) -> Double { 2 * excess / (2 + excess) }
        if turn > most { return most + soft(turn - most) }
        return turn < least ? least - soft(least - turn) : turn
    }
}

/// What all wheels have in common; lengths are in points.
enum WheelMetrics {
    static let height: CGFloat = 216
    static let rowHeight: CGFloat = 32
    /// Of the drum.
    static let radius = 106.0
    /// A wheel comes to rest like this.
    static let rest = Animation.spring(response: 0.45, dampingFraction: 1)
}

/// The field that marks the row in the middle.
struct WheelField: View {
    var height = WheelMetrics.rowHeight + 2

    var body: some View { RoundedRectangle(cornerRadius: 8).fill(Color.tertiarySystemFill).frame(height: height) }
}

/// Puts a row of a wheel where the drum has it: higher or lower, flatter and fainter towards the edges.
private struct WheelRow: ViewModifier, Animatable {
    /// From the middle, in rows, downwards.
    var distance: Double
    let rowHeight: CGFloat

    nonisolated var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    func body(content: Content) -> some View {
        let angle = distance * Double(rowHeight) / WheelMetrics.radius
        let isVisible = abs(angle) < 1.5
        let shown = isVisible ? angle : 0
        content
            .scaleEffect(x: 1 - 0.06 * min(abs(distance), 5), y: cos(shown))
            .offset(y: WheelMetrics.radius * sin(shown))
            .opacity(isVisible ? Self.strength(at: abs(distance)) * cos(shown) : 0)
    }

    /// Full in the middle, much less outside of the field that marks it.
    private static func strength(at distance: Double) -> Double { distance >= 1 ? 0.5 : 1 - 0.5 * distance }
}

private enum WheelItemHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
    var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelItemHeightKey.self] }
        set { self[WheelItemHeightKey.self] = newValue }
    }
}

extension View {
    /// The height of the rows of wheels in this view, in points.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.defaultWheelPickerItemHeight, height)
    }
}
