// SPDX-License-Identifier: MIT

import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Degrees, clockwise from north.
public typealias CLLocationDirection = Double
/// Metres, within which a place is.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double

/// A place on earth.
public struct CLLocationCoordinate2D: Sendable {
    /// North of the equator, in degrees.
    public var latitude: CLLocationDegrees
    /// East of Greenwich, in degrees.
    public var longitude: CLLocationDegrees
    /// The Gulf of Guinea.
    public init() { (latitude, longitude) = (0, 0) }
    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place. Nothing here knows where it is itself.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Above the sea, in metres.
    public let altitude: CLLocationDistance
    /// In metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// In metres; negative: nobody knows.
    public let verticalAccuracy: CLLocationAccuracy
    /// Negative: nobody knows.
    public let course: CLLocationDirection
    /// Negative: nobody knows.
    public let speed: CLLocationSpeed
    /// When.
    public let timestamp: Date
    /// A place, with what else is known.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy, self.course, self.speed) = (hAccuracy, vAccuracy, course, speed)
    }
    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy, course, speed) = (0, 0, -1, -1, -1)
        timestamp = Date(timeIntervalSinceReferenceDate: 0)
    }

    /// To another place, along a great circle, in metres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (phi1, phi2) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let (dPhi, dLambda) = (phi2 - phi1, (b.longitude - a.longitude) * .pi / 180)
        let h = sin(dPhi / 2) * sin(dPhi / 2) + cos(phi1) * cos(phi2) * sin(dLambda / 2) * sin(dLambda / 2)
        return 2 * 6_371_000 * asin(min(h.squareRoot(), 1))
    }
}
