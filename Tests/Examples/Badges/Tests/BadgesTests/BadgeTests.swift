// SPDX-License-Identifier: MIT

import Badges
import SwiftUI
import Testing
import ZoetropeTesting

@Suite struct BadgeTests {
    /// One image for each pair of arguments: `Snapshots/BadgeTests/looks.light-3.png` and so on.
    @Test(arguments: [ColorScheme.light, .dark], [3, 128])
    func looks(scheme: ColorScheme, count: Int) {
        expectSnapshot(
            of: Badge(count: count), at: [1], layout: .sizeThatFits, traits: Traits(colorScheme: scheme))
    }

    /// Records one image with five frames of the pop-up animation. The times are in seconds.
    @Test func popsUp() {
        expectSnapshot(of: Badge(count: 3), at: [0, 0.1, 0.2, 0.3, 0.5], layout: .sizeThatFits)
    }
}
