// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope

/// The current language, calendar and time zone in view code.
@Suite @MainActor struct HostLocaleValueTests {
    private struct Words: View {
        @Environment(\.calendar) private var calendar
        var body: some View {
            let own = Calendar.hostCurrent
            Color.red.frame(
                width: CGFloat(own.firstWeekday),
                height: own.firstWeekday == calendar.firstWeekday && Locale.hostCurrent == calendar.locale
                    && TimeZone.hostCurrent == calendar.timeZone ? 1 : 2)
        }
    }

    @Test(arguments: [("en_US", 1.0), ("de_DE", 2), ("ar_EG", 7)]) func thoseOfTheWindow(name: String, first: Double)
        throws
    {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: name)
        let stage = Stage(20, 20, environment: environment) { Words() }
        #expect(try stage.list().leaves[0].frame.size == CGSize(width: first, height: 1))
    }
}
