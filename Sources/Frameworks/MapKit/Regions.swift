// SPDX-License-Identifier: MIT

@_exported import CoreLocation
import Foundation

/// How much of a map is seen, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From south to north.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees
    /// Nothing.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// So many degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// Its size.
    public var span: MKCoordinateSpan
    /// Nothing of the Gulf of Guinea.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// A part of a map.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// A part of a map, by its size in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let metres = 40_008_000.0 / 360
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metres,
                longitudeDelta: longitudinalMeters / (metres * max(cos(center.latitude * .pi / 180), 0.01))))
    }
}
