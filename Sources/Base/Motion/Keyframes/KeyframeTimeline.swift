// SPDX-License-Identifier: MIT

import Foundation

public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [any KeyframeTrackMotion<Value>]

    public let duration: TimeInterval

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, initialVelocities: KeyframeVelocities(), keyframes: content())
    }

    /// A timeline that starts with the velocities of another timeline for the same value, as when an animator is
    /// triggered again while it runs.
    package init(
        initialValue: Value, initialVelocities: KeyframeVelocities<Value>, keyframes: some Keyframes<Value>
    ) {
        var collected = _KeyframeTracks<Value>()
        keyframes._append(to: &collected)
        self.initialValue = initialValue
        tracks = collected.tracks.map { $0(initialValue, initialVelocities) }
        duration = tracks.reduce(0) { max($0, $1.duration) }
    }

    /// A track that has ended keeps its last value. If two tracks move the same property, the later track wins.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for track in tracks { track.apply(to: &value, at: time) }
        return value
    }

    public func value(progress: Double) -> Value {
        value(time: progress * duration)
    }

    /// The velocities of all tracks `time` seconds after the start.
    package func velocities(time: TimeInterval) -> KeyframeVelocities<Value> {
        var velocities = KeyframeVelocities<Value>()
        for track in tracks { track.collect(into: &velocities, at: time) }
        return velocities
    }
}

/// The velocity of each animated property of a value, by key path.
package struct KeyframeVelocities<Root> {
    private var storage: [PartialKeyPath<Root>: Any] = [:]

    /// Creates velocities of zero for all properties.
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

/// A resolved track of `Root`, whatever the type of the animated property.
protocol KeyframeTrackMotion<Root> {
    associatedtype Root

    /// The seconds from the start to the end of the last keyframe.
    var duration: Double { get }

    func apply(to root: inout Root, at time: Double)

    func collect(into velocities: inout KeyframeVelocities<Root>, at time: Double)
}

/// A resolved track: moves the property at `keyPath` along `path`.
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
