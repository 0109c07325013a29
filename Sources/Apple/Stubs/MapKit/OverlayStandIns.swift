// SPDX-License-Identifier: MIT

// Generated from StandIns/MapKit-Overlays.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import CoreLocation
import Geometry
import Foundation
import UIKitTypes
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }
    public init() { self.init(x: 0, y: 0) }
}
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }
    public init() { self.init(width: 0, height: 0) }
}
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init(origin: MKMapPoint, size: MKMapSize) {
        (self.origin, self.size) = (origin, size)
    }
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
}
@MainActor @preconcurrency
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
    public var canReplaceMapContent: Bool { false }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
@MainActor @preconcurrency
open class MKShape: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String?
    open var subtitle: String?
    override init() { super.init() }
}
@MainActor @preconcurrency
open class MKMultiPoint: MKShape {
    public let coordinates: [CLLocationCoordinate2D]
    open var pointCount: Int { coordinates.count }
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, coordinate) in coordinates[range.lowerBound..<range.upperBound].enumerated() {
            coords[index] = coordinate
        }
    }
    open override var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
    init(_ coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
    }
}
@MainActor @preconcurrency
open class MKPolyline: MKMultiPoint, MKOverlay {
    open var boundingMapRect: MKMapRect { .null }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}
@MainActor @preconcurrency
open class MKGeodesicPolyline: MKPolyline {}
@MainActor @preconcurrency
open class MKPolygon: MKMultiPoint, MKOverlay {
    open var boundingMapRect: MKMapRect { .null }
    open private(set) var interiorPolygons: [MKPolygon]?
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
    }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
            interiorPolygons: [MKPolygon]?) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
}
/// Several polygons with one style.
@MainActor @preconcurrency
open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    open var boundingMapRect: MKMapRect { .null }
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }
}
@MainActor @preconcurrency
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    open var boundingMapRect: MKMapRect { .null }
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }
}
@MainActor @preconcurrency
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    open var boundingMapRect: MKMapRect { .null }
    open override var coordinate: CLLocationCoordinate2D { center }
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
        super.init()
    }
}
@MainActor @preconcurrency
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .null }
    open var canReplaceMapContent: Bool = false
    open var isGeometryFlipped: Bool = false
    open var minimumZ: Int = 0
    open var maximumZ: Int = 0
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
    }
    /// A renderer of a polyline without points.
    public override convenience init() { self.init(overlay: MKPolyline([])) }
}
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPhase: CGFloat = 0
    open var miterLimit: CGFloat = 10
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var lineDashPattern: [NSNumber]?
}
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
@MainActor @preconcurrency
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
}
@MainActor @preconcurrency
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
}
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
@MainActor @preconcurrency
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: [MKPointOfInterestCategory]
    private let includes: Bool
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    public init(including categories: [MKPointOfInterestCategory]) { (self.categories, includes) = (categories, true) }
    public init(excluding categories: [MKPointOfInterestCategory]) { (self.categories, includes) = (categories, false) }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any: MKDirectionsTransportType = [.automobile, .walking, .transit]
}
/// Fails every request with `MKError.serverFailure`: there is no route service.
@MainActor @preconcurrency
open class MKDirections: NSObject {
    @MainActor @preconcurrency
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        public override init() { super.init() }
    }
    @MainActor @preconcurrency
    open class Response: NSObject {
        open var routes: [MKRoute] { [] }
    }
    open var isCalculating: Bool { false }
    public init(request: Request) {}
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
}
@MainActor @preconcurrency
open class MKRoute: NSObject {
    @MainActor @preconcurrency
    open class Step: NSObject {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline([]) }
        open var distance: CLLocationDistance { 0 }
    }
    open var name: String { "" }
    open var polyline: MKPolyline { MKPolyline([]) }
    open var steps: [Step] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
}
