// SPDX-License-Identifier: MIT

import Foundation

/// A view that is made anew at the dates of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is told about the present entry.
    public struct Context {
        /// How often the view is made anew.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// More often than once a second, and where no entry follows.
            case live
            /// Once a second, or less often.
            case seconds
            /// Once a minute, or less often.
            case minutes
        }

        /// How often the view is made anew, by the time from this entry to the next.
        public let cadence: Cadence
        /// The date of the entry, which may lie before the frame. It counts as `Date.now` does in virtual time.
        public let date: Date
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of a timeline view with any schedule: contexts of all schedules are alike.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
    /// - Parameter content: The view for an entry; it may read the date, or just be made anew.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TimelineViewNode(view, inputs)
    }
}
