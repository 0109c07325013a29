// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A colour well. A tap warns and changes nothing, because there is no colour palette.
public struct ColorPicker<Label: View>: View {
    @Binding private var selection: Color
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        _selection = selection
        self.label = label()
    }

    public var body: some View {
        LabeledControl(label: ControlLabel(label)) { ColorWell(color: selection) }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A disc of the chosen colour inside a ring of all hues. The ring's diameter is 28 points.
private struct ColorWell: View {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    private static let hues = Gradient(
        colors: stride(from: 0, through: 12, by: 1).map {
            Color(hue: 1 - Double($0) / 12, saturation: 0.75, brightness: 1)
        })

    var body: some View {
        ZStack {
            Circle()
                .strokeBorder(
                    AngularGradient(gradient: Self.hues, center: .center, angle: .degrees(-90)), lineWidth: 3)
            Checkers().fill(Color.systemGray4).clipShape(Circle()).padding(5)
            Circle().fill(color).padding(5)
        }
        .frame(width: 28, height: 28)
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Circle())
        .onPress(fillsFrame: true, press: { _ in }) {
            VirtualClock.current?.services.warn("a ColorPicker was tapped; there is no palette here")
        }
    }
}

/// The checkerboard behind translucent colours.
private struct Checkers: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let side: CGFloat = 4.5
        var path = Path()
        for row in 0..<Int((rect.height / side).rounded(.up)) {
            for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                path.addRect(
                    CGRect(
                        x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
                        height: side))
            }
        }
        return path
    }
}
