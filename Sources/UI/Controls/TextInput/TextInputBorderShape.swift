// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// The border of a text field in the style `bordered`. `automatic` is a rounded rectangle.
public struct TextInputBorderShape: Equatable, Sendable {
    private enum Kind { case automatic, capsule, roundedRectangle }
    private let kind: Kind

    public static var automatic: TextInputBorderShape { TextInputBorderShape(kind: .automatic) }
    public static var capsule: TextInputBorderShape { TextInputBorderShape(kind: .capsule) }
    public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(kind: .roundedRectangle) }

    /// The corner radius of a field of this height.
    func cornerRadius(height: CGFloat) -> CGFloat { kind == .capsule ? height / 2 : Self.radius }

    /// The corner radius of `roundedBorder`.
    private static let radius: CGFloat = 6
}

extension TextInputBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    private nonisolated struct Inset: InsettableShape {
        let base: TextInputBorderShape
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

        func path(in rect: CGRect) -> Path {
            let height = min(rect.width, rect.height)
            return RoundedRectangle(cornerRadius: base.cornerRadius(height: height), style: .continuous)
                .inset(by: amount).path(in: rect)
        }
    }
}

extension Shape where Self == TextInputBorderShape {
    /// The automatic shape. A shape of `textInputBorderShape(_:)` is not looked up.
    public static var textInputBorder: TextInputBorderShape { .automatic }
}

private enum TextInputBorderShapeKey: EnvironmentKey {
    static var defaultValue: TextInputBorderShape { .automatic }
}

extension EnvironmentValues {
    var textInputBorderShape: TextInputBorderShape {
        get { self[TextInputBorderShapeKey.self] }
        set { self[TextInputBorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
        environment(\.textInputBorderShape, shape)
    }
}
