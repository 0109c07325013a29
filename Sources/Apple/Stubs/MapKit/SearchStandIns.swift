// SPDX-License-Identifier: MIT

// Generated from StandIns/MapKit-Search.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import CoreLocation
import Foundation
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open override var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
    /// Always nil: there is no address.
    open var title: String? { nil }
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init()
    }
}
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }
    /// An item at latitude and longitude 0: the device's location is unknown.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
}
/// Fails every search with `MKError.serverFailure`: there is no search service.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        public override init() { super.init() }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.title
        }
    }
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }
    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    open var isSearching: Bool { false }
    public init(request: Request) {}
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    @discardableResult open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}
public struct MKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }
}
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
}
/// Fails with `MKError.serverFailure` on every query fragment: there is no search service.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }
    open var queryFragment = "" {
        didSet { if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) } }
    }
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    public override init() { super.init() }
    open func cancel() {}
}
/// Receives only `completer(_:didFailWithError:)`.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
