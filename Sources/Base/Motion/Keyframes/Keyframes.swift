// SPDX-License-Identifier: MIT

public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value

    @KeyframesBuilder<Value> var body: Body { get }

    /// Appends these keyframes' tracks to `tracks`. The default implementation appends the tracks of `body`.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

/// The tracks that a `KeyframesBuilder` collects, in source order.
public struct _KeyframeTracks<Value>: Keyframes {
    /// Each closure creates a motion from the timeline's initial value and velocities.
    var tracks: [(Value, KeyframeVelocities<Value>) -> any KeyframeTrackMotion<Value>] = []

    public var body: Self { return self }

    public func _append(to tracks: inout _KeyframeTracks<Value>) { tracks.tracks += self.tracks }
}

public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    public typealias Value = Root

    private let keyPath: WritableKeyPath<Root, Property>
    private let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Property>,
        @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
        keyPath = \.self
        self.content = content()
    }

    public var body: Self { return self }

    public func _append(to tracks: inout _KeyframeTracks<Root>) {
        var steps = _KeyframeSteps<Property>()
        content._append(to: &steps)
        tracks.tracks.append(steps.track(at: keyPath))
    }
}

extension _KeyframeSteps {
    /// These keyframes as a track for the property at `keyPath`.
    func track<Root>(
        at keyPath: WritableKeyPath<Root, Value>
    ) -> (Root, KeyframeVelocities<Root>) -> any KeyframeTrackMotion<Root> {
        { root, velocities in
            let path = KeyframePath(
                start: root[keyPath: keyPath].animatableData,
                startVelocity: velocities.velocity(at: keyPath) ?? .zero, steps: steps)
            return PropertyMotion(keyPath: keyPath, path: path)
        }
    }
}

/// Collects tracks. Keyframes outside of any track animate the whole value, and together form one track.
@resultBuilder
public struct KeyframesBuilder<Value> {
    // MARK: Tracks

    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
    where K.Value == Value {
        var tracks = _KeyframeTracks<Value>()
        expression._append(to: &tracks)
        return tracks
    }

    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

    public static func buildPartialBlock(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

    /// If two tracks move the same property, the later track wins.
    public static func buildPartialBlock(
        accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: accumulated.tracks + next.tracks)
    }

    public static func buildOptional(_ component: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
        component ?? _KeyframeTracks()
    }

    public static func buildEither(first component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }

    public static func buildEither(second component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }

    public static func buildArray(_ components: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: components.flatMap(\.tracks))
    }

    public static func buildFinalResult(_ component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }

    // MARK: Keyframes of the whole value

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
    where K.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildExpression(expression)
    }

    public static func buildPartialBlock(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value>
    where Value: Animatable {
        first
    }

    public static func buildPartialBlock(
        accumulated: _KeyframeSteps<Value>, next: _KeyframeSteps<Value>
    ) -> _KeyframeSteps<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildOptional(_ component: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value>
    where Value: Animatable {
        component ?? _KeyframeSteps()
    }

    public static func buildEither(first component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value>
    where Value: Animatable {
        component
    }

    public static func buildEither(second component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value>
    where Value: Animatable {
        component
    }

    public static func buildArray(_ components: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value>
    where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    public static func buildFinalResult(_ component: _KeyframeSteps<Value>) -> _KeyframeTracks<Value>
    where Value: Animatable {
        _KeyframeTracks(tracks: [component.track(at: \.self)])
    }
}
