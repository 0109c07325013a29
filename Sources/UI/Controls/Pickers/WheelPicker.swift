import Foundation
import Geometry
import Motion
import Views

/// All values on a wheel of 216 points that is turned by a finger, and goes on for a while when it is let go.
struct WheelPicker: View {
    let picker: _PickerConfiguration

    var body: some View {
        ChildReader {
            picker.content.font(.system(size: 21)).lineLimit(1)
        } result: { options in
            Wheel(
                rows: options, chosen: options.firstIndex { picker.selection.isChosen($0) } ?? 0,
                choose: { picker.selection.choose(options[$0]) })
        }
    }
}

/// Rows around a drum, seen from the front.
struct Wheel: View {
    let rows: [ChildView]
    /// The row in the middle while nobody turns the wheel.
    let chosen: Int
    let choose: (Int) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.defaultWheelPickerItemHeight) private var leastHeight
    /// How many rows a finger has turned the wheel, from the chosen one on.
    @State private var turn = 0.0

    static let height: CGFloat = 216
    /// The wheel comes to rest like this.
    private static let rest = Animation.spring(response: 0.45, dampingFraction: 1)

    private var rowHeight: CGFloat { max(32, leastHeight) }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color(.tertiarySystemFill))
                .frame(height: rowHeight + 2)
                .padding(.horizontal, 9)
            ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
                row
                    .frame(maxWidth: .infinity, minHeight: rowHeight, maxHeight: rowHeight)
                    .modifier(WheelRow(distance: Double(index - chosen) + turn, rowHeight: rowHeight))
            }
        }
        .padding(.horizontal, 9)
        .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
        .clipped()
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .gesture(drag)
        .animation(Self.rest, value: chosen)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 3)
            .onChanged { turn = resisted(Double($0.translation.height / rowHeight)) }
            .onEnded { drag in
                let wanted = Double(chosen) - Double(drag.predictedEndTranslation.height / rowHeight)
                let row = min(max(Int(wanted.rounded()), 0), max(rows.count - 1, 0))
                withAnimation(Self.rest) {
                    turn = 0
                    if row != chosen { choose(row) }
                }
            }
    }

    /// Beyond the ends the wheel gives way less and less.
    private func resisted(_ turn: Double) -> Double {
        let (least, most) = (Double(chosen - rows.count + 1), Double(chosen))
        func soft(_ excess: Double) -> Double { 2 * excess / (2 + excess) }
        if turn > most { return most + soft(turn - most) }
        return turn < least ? least - soft(least - turn) : turn
    }
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

    /// Of the drum, in points.
    private static let radius: Double = 106

    func body(content: Content) -> some View {
        let angle = distance * Double(rowHeight) / Self.radius
        let isVisible = abs(angle) < 1.5
        let shown = isVisible ? angle : 0
        content
            .scaleEffect(x: 1 - 0.06 * min(abs(distance), 5), y: cos(shown))
            .offset(y: Self.radius * sin(shown))
            .opacity(isVisible ? Self.strength(at: abs(distance)) * cos(shown) : 0)
    }

    /// Full in the middle, much less outside of the field that marks it.
    private static func strength(at distance: Double) -> Double { distance >= 1 ? 0.5 : 1 - 0.5 * distance }
}

private enum WheelItemHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 32 }

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
