// SPDX-License-Identifier: MIT

/// Tracks of keyframes that play side by side and move one value together.
public protocol Keyframes<Value> {
    /// The type of the value that is moved.
    associatedtype Value
    /// The type of the tracks that these keyframes are made of.
    associatedtype Body: Keyframes where Body.Value == Value

    /// The tracks that these keyframes are made of.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Appends the tracks. The default takes them from `body`.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
    /// For this engine: appends the tracks of `body`.
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

/// Tracks in their order: what a builder makes of the tracks in its closure.
public struct _KeyframeTracks<Value>: Keyframes {
    /// Each makes its motion out of the value, and the velocities, that the timeline starts with.
    var tracks: [(Value, KeyframeVelocities<Value>) -> any KeyframeTrackMotion<Value>] = []

    /// The tracks themselves.
    public var body: Self { return self }

    /// For this engine: appends all of them.
    public func _append(to tracks: inout _KeyframeTracks<Value>) { tracks.tracks += self.tracks }
}

/// Keyframes that follow one another and move one property of a value, or all of it.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    /// The value to which the property belongs.
    public typealias Value = Root

    private let keyPath: WritableKeyPath<Root, Property>
    private let content: Content

    /// A track for the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Property>,
        @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// A track for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
        keyPath = \.self
        self.content = content()
    }

    /// The track itself.
    public var body: Self { return self }

    /// For this engine: appends this track.
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

/// Collects the tracks of a value. Keyframes without a track, which move the whole value, are one track together.
@resultBuilder
public struct KeyframesBuilder<Value> {
    // MARK: Tracks

    /// A track, or a group of them.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
    where K.Value == Value {
        var tracks = _KeyframeTracks<Value>()
        expression._append(to: &tracks)
        return tracks
    }

    /// A closure without tracks.
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

    /// The first line of the closure.
    public static func buildPartialBlock(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

    /// All lines so far, and the next one; of two tracks for one property the later one wins.
    public static func buildPartialBlock(
        accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: accumulated.tracks + next.tracks)
    }

    /// An `if` without `else`.
    public static func buildOptional(_ component: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
        component ?? _KeyframeTracks()
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }

    /// The other branch of an `if` or `switch`.
    public static func buildEither(second component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }

    /// The tracks of all rounds of a `for`.
    public static func buildArray(_ components: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: components.flatMap(\.tracks))
    }

    /// All tracks.
    public static func buildFinalResult(_ component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { component }

    // MARK: Keyframes of the whole value

    /// A keyframe of the whole value, or a group of them.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
    where K.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildExpression(expression)
    }

    /// The first line of the closure.
    public static func buildPartialBlock(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value>
    where Value: Animatable {
        first
    }

    /// All keyframes so far, then the next one.
    public static func buildPartialBlock(
        accumulated: _KeyframeSteps<Value>, next: _KeyframeSteps<Value>
    ) -> _KeyframeSteps<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// An `if` without `else`.
    public static func buildOptional(_ component: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value>
    where Value: Animatable {
        component ?? _KeyframeSteps()
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value>
    where Value: Animatable {
        component
    }

    /// The other branch of an `if` or `switch`.
    public static func buildEither(second component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value>
    where Value: Animatable {
        component
    }

    /// The rounds of a `for`, one after the other.
    public static func buildArray(_ components: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value>
    where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// One track for the whole value, of all keyframes.
    public static func buildFinalResult(_ component: _KeyframeSteps<Value>) -> _KeyframeTracks<Value>
    where Value: Animatable {
        _KeyframeTracks(tracks: [component.track(at: \.self)])
    }
}
