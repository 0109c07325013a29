// SPDX-License-Identifier: MIT

import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationDirection = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirectionAccuracy = Double
public typealias CLLocationSpeedAccuracy = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date
    /// Always -1: unknown.
    public let courseAccuracy: CLLocationDirectionAccuracy = -1
    /// Always -1: unknown.
    public let speedAccuracy: CLLocationSpeedAccuracy = -1
    /// Always nil: unknown.
    public var floor: CLFloor? { nil }
    /// Always nil: unknown.
    public var sourceInformation: CLLocationSourceInformation? { nil }
    /// The same as `altitude`.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy, self.course, self.speed) = (hAccuracy, vAccuracy, course, speed)
    }
    /// A location at sea level, of unknown speed and course. Its timestamp is 1 January 2001, 00:00 UTC.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy, course, speed) = (0, 0, -1, -1, -1)
        timestamp = Date(timeIntervalSinceReferenceDate: 0)
    }

    /// The great-circle distance by the haversine formula, on a sphere of 6371 km radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (phi1, phi2) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let (dPhi, dLambda) = (phi2 - phi1, (b.longitude - a.longitude) * .pi / 180)
        let h = sin(dPhi / 2) * sin(dPhi / 2) + cos(phi1) * cos(phi2) * sin(dLambda / 2) * sin(dLambda / 2)
        return 2 * 6_371_000 * asin(min(h.squareRoot(), 1))
    }
}
