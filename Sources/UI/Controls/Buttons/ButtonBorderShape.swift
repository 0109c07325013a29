// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, capsule, roundedRectangle, circle, radius(CGFloat) }
    private let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
    public static let circle = ButtonBorderShape(kind: .circle)

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .radius(radius))
    }

    var isCircle: Bool { kind == .circle }

    /// The button's outline. A control size changes only the corner radius of `automatic` and `roundedRectangle`.
    func shape(for size: ControlSize) -> AnyShape {
        switch kind {
        case .automatic, .roundedRectangle: AnyShape(RoundedRectangle(cornerRadius: size.buttonMetrics.cornerRadius))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .radius(let radius): AnyShape(RoundedRectangle(cornerRadius: radius))
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The shape for a button of regular control size.
    nonisolated public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    private nonisolated struct Inset: InsettableShape {
        let base: ButtonBorderShape
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func path(in rect: CGRect) -> Path {
            switch base.kind {
            case .automatic, .roundedRectangle: RoundedRectangle(cornerRadius: 8).inset(by: amount).path(in: rect)
            case .capsule: Capsule().inset(by: amount).path(in: rect)
            case .circle: Circle().inset(by: amount).path(in: rect)
            case .radius(let radius): RoundedRectangle(cornerRadius: radius).inset(by: amount).path(in: rect)
            }
        }

        func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension Shape where Self == ButtonBorderShape {
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
