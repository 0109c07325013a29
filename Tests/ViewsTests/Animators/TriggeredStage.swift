// SPDX-License-Identifier: MIT

import SwiftUICore

extension Stage {
    /// A stage whose view stores the action of its trigger in the given handle. The stage runs the handle at each of
    /// `times`.
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
