// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Interaction

/// The shape of the backdrop of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, capsule, roundedRectangle, circle, radius(CGFloat) }
    private let kind: Kind

    /// As the size of the control has it.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// With round ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// With rounded corners, as the size of the control has them.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
    /// As wide as high.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// With rounded corners.
    ///
    /// - Parameter radius: Of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .radius(radius))
    }

    var isCircle: Bool { kind == .circle }

    /// The shape around a button of this size.
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
    /// The outline in `rect`, with the corners of a button of the usual size.
    nonisolated public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }

    /// The shape, further in by `amount` points.
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
    /// The shape of bordered buttons here.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The shape of bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// As buttons have it.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
