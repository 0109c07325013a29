// SPDX-License-Identifier: MIT

import Badges
import SwiftUI
import Testing
import ZoetropeTesting

@Suite struct InboxTests {
    @Test(arguments: [ColorScheme.light, .dark]) func onAPhone(scheme: ColorScheme) {
        expectSnapshot(of: Inbox(), at: [1], layout: .iPhone16, traits: Traits(colorScheme: scheme))
    }

    @Test func fromRightToLeft() {
        expectSnapshot(of: Inbox(), at: [1], layout: .iPhoneSE, traits: Traits(layoutDirection: .rightToLeft))
    }

    @Test func aTapOpensAFolder() {
        expectSnapshot(
            of: Inbox(), at: [1, 1.15, 1.5], size: .init(width: 300, height: 320), scale: 1,
            events: [.tap("Friends", at: 1)])
    }
}
