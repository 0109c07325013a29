// SPDX-License-Identifier: MIT

import Foundation

/// Keyframes worked out from a start value: a value for every time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [any KeyframeTrackMotion<Value>]

    /// How long the longest track takes, in seconds.
    public let duration: TimeInterval

    /// A timeline that starts at rest at `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, initialVelocities: KeyframeVelocities(), keyframes: content())
    }

    /// A timeline that starts at `initialValue` with the velocities of another timeline for the same value, as when an
    /// animator is triggered again while it still plays.
    package init(
        initialValue: Value, initialVelocities: KeyframeVelocities<Value>, keyframes: some Keyframes<Value>
    ) {
        var collected = _KeyframeTracks<Value>()
        keyframes._append(to: &collected)
        self.initialValue = initialValue
        tracks = collected.tracks.map { $0(initialValue, initialVelocities) }
        duration = tracks.reduce(0) { max($0, $1.duration) }
    }

    /// The value `time` seconds after the begin. A track that has ended holds its last value; where two tracks move
    /// the same property, the later one wins.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for track in tracks { track.apply(to: &value, at: time) }
        return value
    }

    /// The value at `progress` of the duration, from 0 to 1.
    public func value(progress: Double) -> Value {
        value(time: progress * duration)
    }

    /// The velocities of all tracks `time` seconds after the begin.
    package func velocities(time: TimeInterval) -> KeyframeVelocities<Value> {
        var velocities = KeyframeVelocities<Value>()
        for track in tracks { track.collect(into: &velocities, at: time) }
        return velocities
    }
}

/// How fast each animated property of a value moves, by its key path.
package struct KeyframeVelocities<Root> {
    private var storage: [PartialKeyPath<Root>: Any] = [:]

    /// All at rest.
    package init() {}

    func velocity<Property: Animatable>(at keyPath: WritableKeyPath<Root, Property>) -> Property.AnimatableData? {
        storage[keyPath] as? Property.AnimatableData
    }

    mutating func set<Property: Animatable>(
        _ velocity: Property.AnimatableData, at keyPath: WritableKeyPath<Root, Property>
    ) {
        storage[keyPath] = velocity
    }
}

/// A track worked out to its motion, for any type of property.
protocol KeyframeTrackMotion<Root> {
    associatedtype Root

    /// Seconds from the begin to the end of the last keyframe.
    var duration: Double { get }

    func apply(to root: inout Root, at time: Double)

    func collect(into velocities: inout KeyframeVelocities<Root>, at time: Double)
}

/// The motion of the property at `keyPath`.
struct PropertyMotion<Root, Property: Animatable>: KeyframeTrackMotion {
    let keyPath: WritableKeyPath<Root, Property>
    let path: KeyframePath<Property.AnimatableData>

    var duration: Double { path.duration }

    func apply(to root: inout Root, at time: Double) {
        root[keyPath: keyPath].animatableData = path.value(at: time)
    }

    func collect(into velocities: inout KeyframeVelocities<Root>, at time: Double) {
        velocities.set(path.velocity(at: time), at: keyPath)
    }
}
