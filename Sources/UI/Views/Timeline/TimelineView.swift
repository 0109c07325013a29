// SPDX-License-Identifier: MIT

import Foundation

public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    public struct Context {
        public enum Cadence: Comparable, Hashable, Sendable {
            case live
            case seconds
            case minutes
        }

        public let cadence: Cadence
        /// In virtual time, like `Date.now`.
        public let date: Date
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TimelineViewNode(view, inputs)
    }
}
