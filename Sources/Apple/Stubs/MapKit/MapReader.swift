// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import SwiftUICore

@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
    @State private var field = MapProxy.Field()
    private let content: (MapProxy) -> Content

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy(field: field)).environment(\.mapField, field) }
}

/// Converts between points and coordinates by linear interpolation in degrees, as `Map` places its marks.
public struct MapProxy {
    /// The field of the first map in a reader, from its last layout.
    final class Field {
        private(set) var geometry: GeometryProxy?
        private(set) var region: MKCoordinateRegion?

        func note(_ geometry: GeometryProxy, _ region: MKCoordinateRegion?) {
            (self.geometry, self.region) = (geometry, region)
        }
    }

    let field: Field

    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let geometry = field.geometry, let region = field.region else { return nil }
        let frame = geometry.frame(in: space)
        guard frame.width > 0, frame.height > 0, frame.contains(point) else { return nil }
        return CLLocationCoordinate2D(
            latitude: region.center.latitude
                + (0.5 - (point.y - frame.minY) / frame.height) * region.span.latitudeDelta,
            longitude: region.center.longitude
                + ((point.x - frame.minX) / frame.width - 0.5) * region.span.longitudeDelta)
    }

    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let geometry = field.geometry, let region = field.region else { return nil }
        let frame = geometry.frame(in: space)
        return region.point(of: coordinate, in: frame.size)
            .map { CGPoint(x: frame.minX + $0.x, y: frame.minY + $0.y) }
    }

    public func camera(framing region: MKCoordinateRegion) -> MapCamera {
        let metresPerDegree = 111_319.5
        let width = region.span.longitudeDelta * cos(region.center.latitude * .pi / 180)
        return MapCamera(
            centerCoordinate: region.center, distance: max(region.span.latitudeDelta, width) * metresPerDegree)
    }

    public func camera(framing rect: MKMapRect) -> MapCamera { camera(framing: MKCoordinateRegion(rect)) }

    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        camera(
            framing: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
}

private enum MapFieldKey: EnvironmentKey {
    static var defaultValue: MapProxy.Field? { nil }
}

extension EnvironmentValues {
    /// The field of the nearest `MapReader`.
    var mapField: MapProxy.Field? {
        get { self[MapFieldKey.self] }
        set { self[MapFieldKey.self] = newValue }
    }
}

extension MKCoordinateRegion {
    /// The point of a place in a field of this region; nil if the region is empty.
    func point(of place: CLLocationCoordinate2D, in size: CGSize) -> CGPoint? {
        guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return nil }
        return CGPoint(
            x: size.width * (0.5 + (place.longitude - center.longitude) / span.longitudeDelta),
            y: size.height * (0.5 - (place.latitude - center.latitude) / span.latitudeDelta))
    }
}
