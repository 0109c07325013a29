// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Interaction

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
    /// What is in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// In metres.
    public var distance: Double
    /// Degrees, clockwise from north.
    public var heading: CLLocationDirection
    /// Degrees from straight down.
    public var pitch: Double
    /// From above a place.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: CLLocationDirection = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
    /// Whether both are seen from one place.
    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }
    /// The place and the distance.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
    }
}

/// Which part of a map is seen.
public struct MapCameraPosition: Equatable, Sendable {
    /// The part; nil: what stands on it.
    public let region: MKCoordinateRegion?
    /// From where; nil: nothing is said.
    public let camera: MapCamera?
    /// Whether it is where the device is.
    public let followsUserLocation: Bool
    /// Whether it turns with the device.
    public let followsUserHeading: Bool
    /// False: nobody moves it.
    public var positionedByUser: Bool { false }

    private init(
        region: MKCoordinateRegion? = nil, camera: MapCamera? = nil, follows: Bool = false, turns: Bool = false
    ) {
        (self.region, self.camera) = (region, camera)
        (followsUserLocation, followsUserHeading) = (follows, turns)
    }

    /// All that stands on it.
    public static let automatic = MapCameraPosition()
    /// A part of it.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
    /// From somewhere.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }
    /// About a thing.
    public static func item(_ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(
            region: MKCoordinateRegion(
                center: mapItem.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
    /// Where the device is; while nobody knows, something else.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(region: fallback.region, camera: fallback.camera, follows: true, turns: followsHeading)
    }

    /// Whether both show one part.
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        func numbers(_ r: MKCoordinateRegion?) -> [Double]? {
            r.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
        }
        return numbers(a.region) == numbers(b.region) && a.camera == b.camera
            && a.followsUserLocation == b.followsUserLocation && a.followsUserHeading == b.followsUserHeading
    }

    /// The part that a field stands for, with what stands on it.
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

extension Map where Content == EmptyView {
    /// A map, and what stands on it.
    public init(
        initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        let marks = content()._marks
        self.init(region: initialPosition.shown(around: marks.map(\.place)), marks: marks)
    }
    /// A map.
    public init(
        initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(region: initialPosition.shown(around: []), marks: []) }
    /// A map, and what stands on it.
    public init(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        self.init(initialPosition: position.wrappedValue, interactionModes: interactionModes, content: content)
    }
    /// A map.
    public init(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(initialPosition: position.wrappedValue, interactionModes: interactionModes) }
    /// A map, and what stands on it, of which one may be chosen.
    public init<SelectionValue: Hashable>(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        self.init(initialPosition: position.wrappedValue, interactionModes: interactionModes, content: content)
    }
    /// A map, and what stands on it.
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) { self.init(initialPosition: .automatic, interactionModes: interactionModes, content: content) }
}

/// Which parts of a map may be seen; nobody moves it here.
public struct MapCameraBounds: Sendable {
    /// In metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    /// A part of it.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
}

/// How a map looks: a field does not heed it.
public struct MapStyle: Sendable {
    /// How high and low it is.
    public struct Elevation: Sendable {
        /// As usual.
        public static let automatic = Elevation()
        /// Flat.
        public static let flat = Elevation()
        /// As it is.
        public static let realistic = Elevation()
    }
    /// Streets.
    public static let standard = MapStyle()
    /// As seen from above.
    public static let imagery = MapStyle()
    /// Both.
    public static let hybrid = MapStyle()
    /// Streets.
    public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
        MapStyle()
    }
    /// As seen from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// Both.
    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { MapStyle() }
}

/// What is said when a map moves; it does not here.
public struct MapCameraUpdateContext: Sendable {
    /// From where it is seen.
    public let camera: MapCamera
    /// What is seen.
    public let region: MKCoordinateRegion
}
/// When it is said.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
    /// How maps look: fields do not heed it.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Buttons on maps; fields have none.
    nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    /// Buttons on maps; fields have none.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Maps do not move here: it is never called.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    /// Maps do not move here: it is never called.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Maps of one name space.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A button to where the device is; fields of maps have none.
public struct MapUserLocationButton: View {
    /// Of a map.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// A compass; fields of maps have none.
public struct MapCompass: View {
    /// Of a map.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// A scale; fields of maps have none.
public struct MapScaleView: View {
    /// Of a map.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// A button that tilts; fields of maps have none.
public struct MapPitchToggle: View {
    /// Of a map.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
