// SPDX-License-Identifier: MIT

import Foundation

/// What a person allows.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
/// Whether a place is said exactly.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// What somebody does.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// As exact as can be, in metres.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as can be, with maps, in metres.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// In metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// In metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// In metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// In metres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// In metres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// With each movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Tells where the device is. Nobody knows here: requests fail, as they do where it is not allowed.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Told where the device is, or that nobody knows.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// In metres.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// In metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// What somebody does.
    open var activityType = CLActivityType.other
    /// Whether it rests while nothing moves.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether it goes on without the app.
    open var allowsBackgroundLocationUpdates = false
    /// Whether a person sees that it goes on.
    open var showsBackgroundLocationIndicator = false
    /// Nobody knows.
    open var location: CLLocation? { nil }
    /// Nobody knows.
    open var heading: CLHeading? { nil }
    /// Not allowed.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Not exactly.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Not allowed.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// False.
    open class func locationServicesEnabled() -> Bool { false }
    /// False.
    open class func headingAvailable() -> Bool { false }
    /// False.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// A manager that knows nothing.
    public override init() { super.init() }
    /// Nobody is asked.
    open func requestWhenInUseAuthorization() {}
    /// Nobody is asked.
    open func requestAlwaysAuthorization() {}
    /// Says that it is not allowed.
    open func requestLocation() { fail() }
    /// Says that it is not allowed.
    open func startUpdatingLocation() { fail() }
    /// Ends.
    open func stopUpdatingLocation() {}
    /// Nothing.
    open func startUpdatingHeading() {}
    /// Ends.
    open func stopUpdatingHeading() {}
    /// Nothing.
    open func startMonitoringSignificantLocationChanges() {}
    /// Ends.
    open func stopMonitoringSignificantLocationChanges() {}

    private func fail() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
}

/// Where the device looks; nobody knows here.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from north.
    open var trueHeading: CLLocationDirection { -1 }
    /// In degrees; negative: nobody knows.
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// Told where the device is, or that nobody knows.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// What is allowed has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// What is allowed has changed.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Where the device is.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Where the device looks.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Nobody knows.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// Why nobody knows.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// Why.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
        case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
    }
    /// Why.
    public let code: Code
    /// For a reason.
    public init(_ code: Code) { self.code = code }
    /// Whose error.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// Its number.
    public var errorCode: Int { code.rawValue }
    /// Nobody knows yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// Not allowed.
    public static var denied: Code { .denied }
    /// Nobody can be asked.
    public static var network: Code { .network }
}
