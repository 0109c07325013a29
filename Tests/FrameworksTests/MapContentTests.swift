// SPDX-License-Identifier: MIT

import CoreLocation
import MapKit
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct MapContentTests {
    @Test func readsGeoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "A"}, "geometry": {"type": "Polygon",
               "coordinates": [[[1, 2], [3, 4], [5, 6], [1, 2]], [[2, 3], [3, 3], [2, 3]]]}},
              {"type": "Feature", "geometry": {"type": "MultiPolygon", "coordinates": [[[[1, 2]]], [[[3, 4]]]]}},
              {"type": "Feature", "geometry": {"type": "Point", "coordinates": [8, 9, 100]}}]}
            """
        let objects = try MKGeoJSONDecoder().decode(Data(text.utf8))
        let features = objects.compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.count == 3 && features[0].identifier == "7")
        #expect(features[0].properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"A"}"#)
        let polygon = try #require(features[0].geometry.first as? MKPolygon)
        #expect(polygon.pointCount == 4 && polygon.interiorPolygons?.map(\.pointCount) == [3])
        #expect((features[1].geometry.first as? MKMultiPolygon)?.polygons.count == 2)
        let point = try #require(features[2].geometry.first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == 9 && point.coordinate.longitude == 8)
        #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data("[]".utf8)) }
    }

    private let place = CLLocationCoordinate2D(latitude: 52, longitude: 13)

    @MapContentBuilder private func marks(_ areThere: Bool) -> some MapContent {
        Marker("One", coordinate: place)
        if areThere { Marker("Two", coordinate: place) }
    }

    private struct Old: UIViewRepresentable {
        let region: MKCoordinateRegion
        func makeUIView(context: Context) -> MKMapView { MKMapView(frame: .zero) }
        func updateUIView(_ view: MKMapView, context: Context) {
            view.setRegion(region, animated: true)
            let pin = MKPointAnnotation(coordinate: region.center, title: "Pin")
            view.addAnnotations([pin, MKPointAnnotation()])
            view.removeAnnotation(pin)
        }
    }

    /// `MKMapView` draws a placeholder that fills its frame, and warns once.
    @Test func mapsOfUIKitAreFields() throws {
        let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
        let stage = Stage(60, 40) { Old(region: region) }
        let leaves = try stage.list(at: 0).leaves
        #expect(leaves.map(\.frame) == [CGRect(x: 0, y: 0, width: 60, height: 40)])
        #expect(stage.host.warnings.count == 1 && stage.host.warnings[0].contains("maps are not drawn"))
        let map = MKMapView()
        map.setRegion(region, animated: false)
        map.setCenter(CLLocationCoordinate2D(latitude: 1, longitude: 2), animated: true)
        #expect(map.region.center.latitude == 1 && map.region.span.longitudeDelta == 2)
        #expect(map.centerCoordinate.longitude == 2 && map.annotations.isEmpty)
    }

    @Test func pointsOfTheWorld() {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 90))
        #expect(point.x == 201_326_592 && abs(point.y - 134_217_728) < 1e-6)
        let back = MKMapPoint(place).coordinate
        #expect(abs(back.latitude - 52) < 1e-9 && abs(back.longitude - 13) < 1e-9)
        let region = MKCoordinateRegion(.world)
        #expect(abs(region.span.latitudeDelta - 170.102258) < 1e-6 && region.span.longitudeDelta == 360)
    }

    private final class Found { var proxy: MapProxy? }

    /// The map is 100 points wide for 2 degrees, and lies 10 points below the top of the screen.
    @Test func readersConvertPoints() throws {
        let found = Found()
        let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
        let stage = Stage(100, 60) {
            MapReader { proxy in
                let _ = found.proxy = proxy
                Map(initialPosition: .region(region)) { Marker("One", coordinate: place) }
            }
            .padding(.top, 10)
        }
        _ = try stage.list(at: 0)
        let proxy = try #require(found.proxy)
        let corner = try #require(proxy.convert(CGPoint(x: 0, y: 0), from: .local))
        #expect(corner.latitude == 52.5 && corner.longitude == 12)
        let middle = try #require(proxy.convert(CGPoint(x: 50, y: 35), from: .global))
        #expect(middle.latitude == 52 && middle.longitude == 13)
        #expect(proxy.convert(CGPoint(x: 50, y: 5), from: .global) == nil)
        #expect(proxy.convert(place, to: .global) == CGPoint(x: 50, y: 35))
        let camera = proxy.camera(framing: region)
        #expect(camera.centerCoordinate.latitude == 52 && abs(camera.distance - 137_068) < 1000)
    }

    /// An `if` without `else` compiles although no other branch helps to infer the type.
    @Test func marksMayBeThere() {
        #expect(marks(false)._marks.count == 1)
        #expect(marks(true)._marks.count == 2)
    }
}
