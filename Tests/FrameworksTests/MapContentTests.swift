// SPDX-License-Identifier: MIT

import CoreLocation
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapContentTests {
    private let place = CLLocationCoordinate2D(latitude: 52, longitude: 13)

    @MapContentBuilder private func marks(_ areThere: Bool) -> some MapContent {
        Marker("One", coordinate: place)
        if areThere { Marker("Two", coordinate: place) }
    }

    /// Also where no other branch says what a mark is.
    @Test func marksMayBeThere() {
        #expect(marks(false)._marks.count == 1)
        #expect(marks(true)._marks.count == 2)
    }
}
