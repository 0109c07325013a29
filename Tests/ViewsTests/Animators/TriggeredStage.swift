// SPDX-License-Identifier: MIT

import SwiftUICore

extension Stage {
    /// A stage of a view that puts its trigger into a handle. The trigger fires at `times`.
    static func triggered<Content: View>(
        at times: [Double], @ViewBuilder content: (Handle) -> Content
    ) -> Stage {
        let handle = Handle()
        let stage = Stage { content(handle) }
        stage.host.advance(to: 0)
        for time in times { stage.host.clock.schedule(at: time) { handle.run() } }
        return stage
    }
}
