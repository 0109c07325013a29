// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// Points of the map of the world in Mercator's projection, which is 2²⁸ points wide and high.
private let worldWidth = 268_435_456.0

extension MKMapPoint {
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = coordinate.latitude * .pi / 180
        self.init(
            x: (coordinate.longitude + 180) / 360 * worldWidth,
            y: (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * worldWidth)
    }

    public var coordinate: CLLocationCoordinate2D {
        let latitude = 2 * atan(exp((0.5 - y / worldWidth) * 2 * .pi)) - .pi / 2
        return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: x / worldWidth * 360 - 180)
    }
}

extension MKMapRect {
    public static var world: MKMapRect { MKMapRect(x: 0, y: 0, width: worldWidth, height: worldWidth) }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let corner = rect.origin.coordinate
        let end = MKMapPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (corner.latitude + end.latitude) / 2, longitude: (corner.longitude + end.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: corner.latitude - end.latitude, longitudeDelta: end.longitude - corner.longitude))
    }
}
