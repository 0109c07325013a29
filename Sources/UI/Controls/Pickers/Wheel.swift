// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A wheel of rows that looks like a drum seen from the front. A drag turns the drum, which coasts and then selects the
/// row in the middle.
struct Wheel<Row: View>: View {
    let count: Int
    /// The index of the selected row.
    let chosen: Int
    /// Whether this wheel draws the grey band across its middle. False for adjacent wheels, which share one band.
    var hasField = true
    /// The column in which rows are aligned. If nil, rows are centred.
    var column: WheelColumn?
    let choose: (Int) -> Void
    @ViewBuilder let row: (Int) -> Row
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.defaultWheelPickerItemHeight) private var leastHeight
    @Environment(\.layoutDirection) private var direction
    /// How far the wheel is turned away from the selected row, in rows.
    @State private var turn = 0.0

    private var rowHeight: CGFloat { max(WheelMetrics.rowHeight, leastHeight) }

    var body: some View {
        ZStack {
            if hasField { WheelField(height: rowHeight + 2).padding(.horizontal, 9) }
            ForEach(shown, id: \.self) { index in
                row(index)
                    .fixedSize(horizontal: column != nil, vertical: false)
                    .frame(maxWidth: column == nil ? .infinity : nil, minHeight: rowHeight, maxHeight: rowHeight)
                    .modifier(
                        WheelRow(
                            distance: Double(index - chosen) + turn, rowHeight: rowHeight,
                            anchor: column?.anchor(direction) ?? .center)
                    )
                    .frame(width: column?.width, alignment: column?.alignment ?? .center)
                    .frame(maxWidth: .infinity)
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

    /// The indices of the rows to create. With more than 64 rows, only rows within 16 rows of the middle are created.
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

    /// Adds increasing resistance beyond the first and last rows.
    private func resisted(_ turn: Double) -> Double {
        let (least, most) = (Double(chosen - count + 1), Double(chosen))
        func soft(_ excess: Double) -> Double { 2 * excess / (2 + excess) }
        if turn > most { return most + soft(turn - most) }
        return turn < least ? least - soft(least - turn) : turn
    }
}

/// A centred column for a wheel's texts, as wide as the widest text. Rows far from the middle shrink towards `side`.
struct WheelColumn {
    /// The width of the column, in points.
    let width: CGFloat
    /// The side at which rows are aligned: leading or trailing.
    let side: HorizontalAlignment

    /// Measures texts in the font of wheels.
    init(of words: [String], side: HorizontalAlignment) {
        width = words.lazy.map(WheelMetrics.width(of:)).max() ?? 0
        self.side = side
    }

    var alignment: Alignment { Alignment(horizontal: side, vertical: .center) }

    func anchor(_ direction: LayoutDirection) -> UnitPoint {
        (side == .leading) == (direction == .leftToRight) ? .leading : .trailing
    }
}

/// Constants of all wheels; lengths in points.
enum WheelMetrics {
    static let height: CGFloat = 216
    static let rowHeight: CGFloat = 32
    static let font = Font.system(size: 21)
    /// The radius of the drum, in points.
    static let radius = 106.0
    /// The animation in which a wheel comes to rest.
    static let rest = Animation.spring(response: 0.45, dampingFraction: 1)

    /// The width of a text in the wheel's font, in points.
    static func width(of word: String) -> CGFloat { font.size(of: word).width }
}

/// The grey band behind the middle row.
struct WheelField: View {
    var height = WheelMetrics.rowHeight + 2

    var body: some View { RoundedRectangle(cornerRadius: 8).fill(Color.tertiarySystemFill).frame(height: height) }
}

/// Makes a row look like part of a turning drum. Rows far from the middle are moved, flattened and faded.
private struct WheelRow: ViewModifier, Animatable {
    /// The distance from the middle of the wheel, in rows; positive below the middle.
    var distance: Double
    let rowHeight: CGFloat
    /// The unit point towards which rows far from the middle shrink.
    let anchor: UnitPoint

    nonisolated var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    func body(content: Content) -> some View {
        let angle = distance * Double(rowHeight) / WheelMetrics.radius
        let isVisible = abs(angle) < 1.5
        let shown = isVisible ? angle : 0
        content
            .scaleEffect(x: 1 - 0.06 * min(abs(distance), 5), y: cos(shown), anchor: anchor)
            .offset(y: WheelMetrics.radius * sin(shown))
            .opacity(isVisible ? Self.strength(at: abs(distance)) * cos(shown) : 0)
    }

    /// The opacity: 1 in the middle, falling to 0.5 at one row's distance.
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
    /// Sets the minimum height, in points, of rows in the wheels of this view.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.defaultWheelPickerItemHeight, height)
    }
}
