// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

public nonisolated struct OpacityTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

public nonisolated struct IdentityTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

public nonisolated struct MoveTransition: Transition, Sendable {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: edge, isAway: !phase.isIdentity))
    }
}

public nonisolated struct SlideTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            ShiftModifier(edge: phase == .didDisappear ? .trailing : .leading, isAway: !phase.isIdentity))
    }
}

public nonisolated struct PushTransition: Transition, Sendable {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(
                ShiftModifier(edge: phase == .didDisappear ? edge.opposite : edge, isAway: !phase.isIdentity)
            )
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

public nonisolated struct ScaleTransition: Transition, Sendable {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

public nonisolated struct OffsetTransition: Transition, Sendable {
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

public nonisolated struct BlurReplaceTransition: Transition, Sendable {
    public struct Configuration: Equatable, Sendable {
        private enum Way { case downUp, upUp }
        private let way: Way

        public static let downUp = Configuration(way: .downUp)
        public static let upUp = Configuration(way: .upUp)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    /// Outside of `.identity`: blurs by 7 points, fades, and scales by 0.9, or by 1.1 when disappearing with `.upUp`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(scale(in: phase))
            .blur(radius: phase.isIdentity ? 0 : 7)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .identity: 1
        case .willAppear: 0.9
        case .didDisappear: configuration == .upUp ? 1.1 : 0.9
        }
    }
}

/// Applies one of two values of a modifier: `active` while the view is absent, `identity` while it is present.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

// MARK: Static members

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(smallestScale) }

    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}

/// An invisible scale. Not 0, because maps must be invertible.
let smallestScale = 1e-5

// MARK: Movement past an edge

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Moves a view out of its frame, past one edge.
nonisolated struct ShiftModifier: EffectModifier {
    let edge: Edge
    let isAway: Bool

    func effect(in environment: EnvironmentValues) -> ShiftEffect {
        guard isAway else { return ShiftEffect(x: 0, y: 0) }
        let forward: Double = environment.layoutDirection == .rightToLeft ? -1 : 1
        return switch edge {
        case .top: ShiftEffect(x: 0, y: -1)
        case .bottom: ShiftEffect(x: 0, y: 1)
        case .leading: ShiftEffect(x: -forward, y: 0)
        case .trailing: ShiftEffect(x: forward, y: 0)
        }
    }
}

struct ShiftEffect: AffineEffect {
    /// The horizontal offset, in multiples of the frame's width.
    var x: Double
    /// The vertical offset, in multiples of the frame's height.
    var y: Double

    /// Scales the animatable data to roughly the magnitude of points, because springs settle at an absolute threshold.
    private static let unit = 128.0

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x * Self.unit, y * Self.unit) }
        set { (x, y) = (newValue.first / Self.unit, newValue.second / Self.unit) }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: x * frame.width, y: y * frame.height)
    }
}
