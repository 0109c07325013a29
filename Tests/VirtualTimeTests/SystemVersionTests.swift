// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import VirtualTime

/// `#available` in view code, which `render` compiles to calls of `_runs`.
@Suite(.serialized) @MainActor struct SystemVersionTests {
    @Test(arguments: [
        (SystemVersion.iOS18, 17.0, nil, true), (.iOS18, 18.6, nil, true), (.iOS18, 26, nil, false),
        (SystemVersion(iOS: 26), 26.2, nil, true), (SystemVersion(iOS: 26), 27, nil, false),
        (SystemVersion(iOS: 27), 27, 27, true), (.iOS18, 0, 99, true),
        (SystemVersion(iOS: 18, macOS: 15), 26, 15, true), (SystemVersion(iOS: 18, macOS: 15), 17, 26, false),
        (SystemVersion(iOS: 18, macOS: 15), 26, nil, false),
    ])
    func versionsAreCompared(_ system: SystemVersion, _ iOS: Double, _ macOS: Double?, _ result: Bool) {
        let clock = VirtualClock()
        clock.services.system = system
        #expect(clock.makeCurrent { _runs(iOS, macOS) } == result)
    }

    /// A host inside another one restores the outer host's system.
    @Test func theRunningHostDecides() {
        let (old, new) = (VirtualClock(), VirtualClock())
        new.services.system = SystemVersion(iOS: 26)
        let seen = old.makeCurrent { [_runs(26), new.makeCurrent { _runs(26) }, _runs(26)] }
        #expect(seen == [false, true, false])
    }
}
