// SPDX-License-Identifier: MIT

/// A source of periodic change in a view.
package struct Repetition: Hashable, Sendable {
    package enum Source: String, Sendable {
        case animation = "an animation"
        case keyframes = "keyframes"
        case phases = "phases"
        case symbolEffect = "a symbol effect"
        /// A timer. Each firing runs the author's code, so the picture may repeat after several firings, or never.
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

/// An object, such as a timer, that `RepetitionList` asks for its repetitions.
@MainActor package protocol Repeating: AnyObject {
    /// The repetitions that are running now and have no end.
    var repetitions: [Repetition] { get }
}

/// Everything that repeats in one view.
@MainActor package final class RepetitionList {
    private struct Member { weak var object: (any Repeating)? }

    private var members: [ObjectIdentifier: Member] = [:]
    /// When `members` has more entries than this, the entries of deallocated objects are removed.
    private var limit = 64

    package nonisolated init() {}

    package func insert(_ object: any Repeating) {
        members[ObjectIdentifier(object)] = Member(object: object)
        guard members.count > limit else { return }
        removeAbsent()
        limit = 64 + 2 * members.count
    }

    private func removeAbsent() { members = members.filter { $0.value.object != nil } }

    /// The distinct repetitions in the view, the shortest period first.
    package var current: [Repetition] {
        removeAbsent()
        let all = Set(members.values.flatMap { $0.object?.repetitions ?? [] })
        return all.sorted { ($0.period, $0.source.rawValue) < ($1.period, $1.source.rawValue) }
    }
}
