// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Content that depends on the time, in seconds.
struct Moment<Content: View>: View {
    @ViewBuilder let content: (Double) -> Content

    var body: some View {
        TimelineView(.animation) { context in
            content(context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 3600))
        }
    }
}
