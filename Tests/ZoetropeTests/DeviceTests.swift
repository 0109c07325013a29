// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Testing
import Zoetrope

@Suite struct DeviceTests {
    @Test(arguments: [
        ("iphone-16", "iphone-16"), ("iPhone 16 Pro Max", "iphone-16-pro-max"),
        ("iPhone SE (3rd generation)", "iphone-se"), ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11"),
        ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12-9"), ("iPad Pro 13-inch (M4)", "ipad-pro-13"),
        ("iPad Air 11-inch (M2)", "ipad-air"), ("iPad (10th generation)", "ipad"), ("iPhone 8", "iphone-8"),
    ])
    func isFoundByBothKindsOfNames(_ name: String, _ expected: String) {
        #expect(Device.named(name)?.name == expected)
    }

    @Test(arguments: ["", "iphone", "iPhone 99", "Apple Watch"])
    func othersAreNotThere(_ name: String) {
        #expect(Device.named(name) == nil)
    }

    @Test func standsAndLies() {
        let standing = Device.standard.canvas(isLandscape: false)
        #expect(standing.size == CGSize(width: 393, height: 852))
        #expect(standing.safeAreaInsets.top == 59 && standing.safeAreaInsets.bottom == 34)
        let lying = Device.standard.canvas(isLandscape: true)
        #expect(lying.size == CGSize(width: 852, height: 393))
        #expect(lying.safeAreaInsets.top == 0 && lying.safeAreaInsets.bottom == 21)
        #expect(lying.safeAreaInsets.leading == 59 && lying.safeAreaInsets.trailing == 59)
        // A phone with a home button has no insets at the sides.
        let button = Device.named("iphone-se")!.canvas(isLandscape: true)
        #expect(button.safeAreaInsets.leading == 0 && button.safeAreaInsets.bottom == 0)
        // A tablet has the same insets in both orientations.
        let tablet = Device.named("ipad")!
        #expect(tablet.canvas(isLandscape: true).safeAreaInsets == tablet.canvas(isLandscape: false).safeAreaInsets)
    }

    /// Each name belongs to one device, and every window is taller than wide in portrait.
    @Test func namesAreUnique() {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        #expect(Device.all.allSatisfy { $0.size.width < $0.size.height })
    }
}
