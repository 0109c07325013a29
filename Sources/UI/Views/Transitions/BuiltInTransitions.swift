// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// Fades in and out: what happens where nothing else is said.
public nonisolated struct OpacityTransition: Transition, Sendable {
    /// The transition has no parameters.
    public init() {}

    /// Opaque in `.identity`, else invisible.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// Nothing moves.
    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes and goes at once. There is nothing to animate, and nothing to wait for.
public nonisolated struct IdentityTransition: Transition, Sendable {
    /// The transition has no parameters.
    public init() {}

    /// The view as it is, in each phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// Nothing moves.
    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes from one edge, and goes to the same one, by the view's own width or height.
public nonisolated struct MoveTransition: Transition, Sendable {
    /// The edge past which the view is when it is not there.
    public var edge: Edge

    /// The same as `.move(edge: edge)`.
    public init(edge: Edge) { self.edge = edge }

    /// The view past the edge of its frame, except in `.identity`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: edge, isAway: !phase.isIdentity))
    }
}

/// Comes from the leading edge and goes to the trailing one.
public nonisolated struct SlideTransition: Transition, Sendable {
    /// The transition has no parameters.
    public init() {}

    /// The view past the leading edge of its frame before, past the trailing one after.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            ShiftModifier(edge: phase == .didDisappear ? .trailing : .leading, isAway: !phase.isIdentity))
    }
}

/// Comes from one edge, goes to the opposite one, and fades on both ways.
public nonisolated struct PushTransition: Transition, Sendable {
    /// The edge from which the view comes.
    public var edge: Edge

    /// The same as `.push(from: edge)`.
    public init(edge: Edge) { self.edge = edge }

    /// The view transparent and past an edge of its frame, except in `.identity`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(
                ShiftModifier(edge: phase == .didDisappear ? edge.opposite : edge, isAway: !phase.isIdentity)
            )
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows and shrinks.
public nonisolated struct ScaleTransition: Transition, Sendable {
    /// The size of what is not there, as a factor.
    public var scale: Double
    /// The point of the view's frame that stays.
    public var anchor: UnitPoint

    /// The same as `.scale(scale, anchor: anchor)`.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view in its own size in `.identity`, else in that of what is not there.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes from and goes to a place that lies this far from the view's own.
public nonisolated struct OffsetTransition: Transition, Sendable {
    /// The way from the view's own place, in points to the right and down.
    public var offset: CGSize

    /// The same as `.offset(offset)`.
    public init(_ offset: CGSize) { self.offset = offset }

    /// The view off its place, except in `.identity`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes into focus and goes out of it.
public nonisolated struct BlurReplaceTransition: Transition, Sendable {
    /// Which way the view's size changes.
    public struct Configuration: Equatable, Sendable {
        private enum Way { case downUp, upUp }
        private let way: Way

        /// Grows on the way in, shrinks on the way out.
        public static let downUp = Configuration(way: .downUp)
        /// Grows on both ways.
        public static let upUp = Configuration(way: .upUp)
    }

    /// Which way the view's size changes.
    public var configuration: Configuration

    /// The same as `.blurReplace(configuration)`.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The view blurred by 7 points, transparent, and a tenth smaller or larger, except in `.identity`.
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

/// One modifier for both looks: the active one of a view that is not there, and that of a view which is.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

// MARK: Short names

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// Comes from one edge, and goes to the same one.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Comes from one edge, goes to the opposite one, and fades on both ways.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
    /// Grows from a point, and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(smallestScale) }

    /// Grows from a size, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Comes from and goes to a place that lies this far from the view's own.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// Comes from and goes to a place that lies this far to the right and down, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Comes into focus and goes out of it.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Comes into focus and goes out of it; shrinks on the way out, or with `.upUp` grows.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}

/// Smaller than anything that is seen. Not 0, which no map can undo.
let smallestScale = 1e-5

// MARK: Shifts

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
    /// In widths and heights of the frame.
    var x: Double
    var y: Double

    /// Springs come to rest when what is left to go is small in units: about those of points, for views of usual size.
    private static let unit = 128.0

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x * Self.unit, y * Self.unit) }
        set { (x, y) = (newValue.first / Self.unit, newValue.second / Self.unit) }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: x * frame.width, y: y * frame.height)
    }
}
