// SPDX-License-Identifier: MIT

/// Something in a view that comes round again and again.
package struct Repetition: Hashable, Sendable {
    package enum Source: String, Sendable {
        case animation = "an animation"
        case keyframes = "keyframes"
        case phases = "phases"
        case symbolEffect = "a symbol effect"
        /// What happens at each firing is the author's code: what is seen repeats after one or several of them, or never.
        case timer = "a timer"
    }

    package let source: Source
    /// In seconds.
    package let period: Double

    package init(_ source: Source, period: Double) {
        self.source = source
        self.period = period
    }
}

/// What can tell after how long it shows the same again.
@MainActor package protocol Repeating: AnyObject {
    /// Those that go on now and have no end.
    var repetitions: [Repetition] { get }
}

/// All that repeats in one view.
@MainActor package final class RepetitionList {
    private struct Member { weak var object: (any Repeating)? }

    private var members: [ObjectIdentifier: Member] = [:]
    /// How many members there may be before those that are gone are looked for.
    private var limit = 64

    package nonisolated init() {}

    package func insert(_ object: any Repeating) {
        members[ObjectIdentifier(object)] = Member(object: object)
        guard members.count > limit else { return }
        removeAbsent()
        limit = 64 + 2 * members.count
    }

    private func removeAbsent() { members = members.filter { $0.value.object != nil } }

    /// Each once, the shortest period first.
    package var current: [Repetition] {
        removeAbsent()
        let all = Set(members.values.flatMap { $0.object?.repetitions ?? [] })
        return all.sorted { ($0.period, $0.source.rawValue) < ($1.period, $1.source.rawValue) }
    }
}
