// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import SwiftUI
import TestSupport
import Testing

/// Display links: they never fire, and a warning says so.
@MainActor
@Suite struct CADisplayLinkTests {
    @Test func aWarningSaysThatTheLinkNeverFires() {
        let stage = Stage {
            Color.red.onAppear {
                let link = CADisplayLink(target: NSObject(), selector: Selector("step"))
                link.add(to: .main, forMode: .common)
            }
        }
        stage.host.advance(to: 1)
        #expect(stage.host.warnings.count == 1)
        #expect(stage.host.warnings.first?.contains("CADisplayLink does not call step") == true)
    }
}
