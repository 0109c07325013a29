// SPDX-License-Identifier: MIT

import Badges
import XCTest
import ZoetropeTesting

/// `expectSnapshot` also works in XCTest.
final class BadgeXCTests: XCTestCase {
    func testPicturesAndWhatIsDrawn() {
        expectSnapshot(of: Badge(count: 7), at: [1], layout: .sizeThatFits)
        // The drawing as text, for reviews.
        expectSnapshot(of: Badge(count: 7), at: [1], layout: .sizeThatFits, as: .displayList)
    }
}
