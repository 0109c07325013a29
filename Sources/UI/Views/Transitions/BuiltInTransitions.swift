import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// Fades in and out: what happens where nothing else is said.
public nonisolated struct OpacityTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes and goes at once. There is nothing to animate, and nothing to wait for.
public nonisolated struct IdentityTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes from one edge, and goes to the same one, by the view's own width or height.
public nonisolated struct MoveTransition: Transition, Sendable {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftModifier(edge: edge, isAway: !phase.isIdentity))
    }
}

/// Comes from the leading edge and goes to the trailing one.
public nonisolated struct SlideTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            ShiftModifier(edge: phase == .didDisappear ? .trailing : .leading, isAway: !phase.isIdentity))
    }
}

/// Comes from one edge, goes to the opposite one, and fades on both ways.
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

/// Grows and shrinks.
public nonisolated struct ScaleTransition: Transition, Sendable {
    /// The size of what is not there, as a factor.
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

/// Comes from and goes to a place that lies this far from the view's own.
public nonisolated struct OffsetTransition: Transition, Sendable {
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes into focus and goes out of it.
public nonisolated struct BlurReplaceTransition: Transition, Sendable {
    public struct Configuration: Equatable, Sendable {
        private enum Way { case downUp, upUp }
        private let way: Way

        /// Grows on the way in, shrinks on the way out.
        public static let downUp = Configuration(way: .downUp)
        /// Grows on both ways.
        public static let upUp = Configuration(way: .upUp)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

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

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Comes into focus and goes out of it.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

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
