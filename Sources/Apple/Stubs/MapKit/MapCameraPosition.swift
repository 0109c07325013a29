// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import SwiftUICore

public struct MapCamera: Hashable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: CLLocationDirection
    public var pitch: Double
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: CLLocationDirection = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
    }
}

public struct MapCameraPosition: Equatable, Sendable {
    /// The region to show; nil to fit the content.
    public let region: MKCoordinateRegion?
    public let camera: MapCamera?
    public let followsUserLocation: Bool
    public let followsUserHeading: Bool
    public var positionedByUser: Bool { false }

    private init(
        region: MKCoordinateRegion? = nil, camera: MapCamera? = nil, follows: Bool = false, turns: Bool = false
    ) {
        (self.region, self.camera) = (region, camera)
        (followsUserLocation, followsUserHeading) = (follows, turns)
    }

    public static let automatic = MapCameraPosition()
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }
    public static func item(_ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(
            region: MKCoordinateRegion(
                center: mapItem.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
    /// Returns `fallback`, because the device's location is unknown.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(region: fallback.region, camera: fallback.camera, follows: true, turns: followsHeading)
    }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        func numbers(_ r: MKCoordinateRegion?) -> [Double]? {
            r.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
        }
        return numbers(a.region) == numbers(b.region) && a.camera == b.camera
            && a.followsUserLocation == b.followsUserLocation && a.followsUserHeading == b.followsUserHeading
    }

    /// The region that the map shows: the first of the following that exists; nil if none exists.
    /// - The position's region.
    /// - The surroundings of the camera, as many metres wide and high as the camera's distance.
    /// - A region around all marks.
    func shown(around marks: [CLLocationCoordinate2D]) -> MKCoordinateRegion? {
        if let region { return region }
        if let camera {
            return MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: camera.distance,
                longitudinalMeters: camera.distance)
        }
        guard let first = marks.first else { return nil }
        var (low, high) = (first, first)
        for mark in marks {
            low.latitude = min(low.latitude, mark.latitude)
            low.longitude = min(low.longitude, mark.longitude)
            high.latitude = max(high.latitude, mark.latitude)
            high.longitude = max(high.longitude, mark.longitude)
        }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(
                latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max((high.latitude - low.latitude) * 1.4, 0.01),
                longitudeDelta: max((high.longitude - low.longitude) * 1.4, 0.01)))
    }
}

// `bounds`, `interactionModes` and `selection` are ignored: users cannot move or tap the map.
extension Map where Content == EmptyView {
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        let marks = content()._marks
        self.init(region: initialPosition.shown(around: marks.map(\.place)), marks: marks)
    }
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(region: initialPosition.shown(around: []), marks: []) }
    public init<SelectionValue: Hashable>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
    ) { self.init(initialPosition: initialPosition, content: content) }
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) { self.init(initialPosition: position.wrappedValue, content: content) }
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(initialPosition: position.wrappedValue) }
    public init<SelectionValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
    ) { self.init(initialPosition: position.wrappedValue, content: content) }
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) { self.init(initialPosition: .automatic, content: content) }
}
