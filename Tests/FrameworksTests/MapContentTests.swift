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

    /// An `if` without `else` compiles although no other branch helps to infer the type.
    @Test func marksMayBeThere() {
        #expect(marks(false)._marks.count == 1)
        #expect(marks(true)._marks.count == 2)
    }
}
