// SPDX-License-Identifier: MIT

import Badges
import SwiftUI
import Testing
import ZoetropeTesting

@Suite struct BadgeTests {
    /// One image for each argument: `Snapshots/BadgeTests/looks.light-3.png` and so on.
    @Test(arguments: [ColorScheme.light, .dark], [3, 128])
    func looks(scheme: ColorScheme, count: Int) {
        expectSnapshot(
            of: Badge(count: count), at: [1], layout: .sizeThatFits, traits: Traits(colorScheme: scheme))
    }

    /// The recorded sheet shows the badge at five times, in seconds.
    @Test func popsUp() {
        expectSnapshot(of: Badge(count: 3), at: [0, 0.1, 0.2, 0.3, 0.5], layout: .sizeThatFits)
    }
}
