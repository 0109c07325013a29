// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A shape or a feature of a GeoJSON file (RFC 7946).
@MainActor @preconcurrency
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKShape: MKGeoJSONObject {}

open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    public let identifier: String?
    /// The JSON object of the feature's properties.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [MKShape]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads points, lines and polygons. Polygons with holes keep their interior polygons.
@MainActor @preconcurrency
open class MKGeoJSONDecoder: NSObject {
    public nonisolated override init() {}

    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Self.corrupt }
        return try objects(of: object)
    }

    private static let corrupt = CocoaError(.propertyListReadCorrupt)

    private func objects(of object: [String: Any]) throws -> [any MKGeoJSONObject] {
        switch object["type"] as? String {
        case "FeatureCollection": try (object["features"] as? [[String: Any]] ?? []).flatMap(objects(of:))
        case "Feature": [try feature(object)]
        default: try shapes(of: object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let identifier = object["id"].map { ($0 as? String) ?? String(describing: $0) }
        let properties = try (object["properties"] as? [String: Any]).map {
            try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys])
        }
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes(of:)) ?? []
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    private func shapes(of object: [String: Any]) throws -> [MKShape] {
        let values = object["coordinates"]
        switch object["type"] as? String {
        case "Point":
            let annotation = MKPointAnnotation()
            annotation.coordinate = try place(values)
            return [annotation]
        case "MultiPoint":
            return try list(values).map {
                let annotation = MKPointAnnotation()
                annotation.coordinate = try place($0)
                return annotation
            }
        case "LineString": return [MKPolyline(try places(values))]
        case "MultiLineString": return [MKMultiPolyline(try list(values).map { MKPolyline(try places($0)) })]
        case "Polygon": return [try polygon(values)]
        case "MultiPolygon": return [MKMultiPolygon(try list(values).map(polygon))]
        case "GeometryCollection":
            return try (object["geometries"] as? [[String: Any]] ?? []).flatMap(shapes(of:))
        default: throw Self.corrupt
        }
    }

    /// The first ring is the outline, the others are holes.
    private func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(places)
        guard let outline = rings.first else { throw Self.corrupt }
        let holes = rings.dropFirst().map { MKPolygon($0) }
        return MKPolygon(coordinates: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw Self.corrupt }
        return list
    }

    private func places(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }

    /// Longitude, latitude and perhaps altitude.
    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2 else { throw Self.corrupt }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }
}
