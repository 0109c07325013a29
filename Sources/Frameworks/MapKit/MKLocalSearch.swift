// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A place with its names.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The place.
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    /// What it is called: nothing is known.
    open var title: String? { nil }
    /// A place.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    /// A place.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init()
    }
}

/// Something that is at a place.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where.
    public let placemark: MKPlacemark
    /// What it is called.
    open var name: String?
    /// The number of its telephone.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Whose time.
    open var timeZone: TimeZone?
    /// What kind of thing.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Something that is at a place.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Where the device is: nobody knows.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }
    /// False: nothing opens.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// False: nothing opens.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// What kind of thing is at a place.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Food.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// Coffee.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// Trees.
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    /// Beds.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// Art.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// Sand.
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
}

/// Finds things by their names. Nobody can be asked here: searches fail.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What is searched.
    open class Request: NSObject, @unchecked Sendable {
        /// Which words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// Names or things.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Of any words.
        public override init() { super.init() }
        /// Of words that were completed.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.title
        }
    }
    /// Names or things.
    public struct ResultType: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Kinds by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Names of places.
        public static let address = ResultType(rawValue: 1)
        /// Things.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }
    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        /// The things.
        open var mapItems: [MKMapItem] { [] }
        /// Where they are.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// False.
    open var isSearching: Bool { false }
    /// A search.
    public init(request: Request) {}
    /// Says that nobody can be asked.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    /// Says that nobody can be asked.
    @discardableResult open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Nothing.
    open func cancel() {}
}

/// Why nothing was found.
public struct MKError: Error, CustomNSError, Hashable, Sendable {
    /// Why.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    /// Why.
    public let code: Code
    /// For a reason.
    public init(_ code: Code) { self.code = code }
    /// Whose error.
    public static var errorDomain: String { "MKErrorDomain" }
    /// Its number.
    public var errorCode: Int { Int(code.rawValue) }
}

/// Words that complete others.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The words.
    open var title: String { "" }
    /// More words.
    open var subtitle: String { "" }
}

/// Completes words. Nobody can be asked here: it fails.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// Names, things or words.
    public struct ResultType: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Kinds by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Names of places.
        public static let address = ResultType(rawValue: 1)
        /// Things.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words.
        public static let query = ResultType(rawValue: 4)
    }
    /// The words so far.
    open var queryFragment = "" {
        didSet { if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) } }
    }
    /// Where.
    open var region = MKCoordinateRegion()
    /// Names, things or words.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Told what was found: nothing.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Nothing.
    open var results: [MKLocalSearchCompletion] { [] }
    /// False.
    open var isSearching: Bool { false }
    /// Completes words.
    public override init() { super.init() }
    /// Nothing.
    open func cancel() {}
}

/// Told what was found: nothing.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Something was found.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Nobody can be asked.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
