// SPDX-License-Identifier: MIT

import Foundation

/// Names of places and places of names. Nobody can be asked here: requests fail, as they do without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// False.
    open var isGeocoding: Bool { false }
    /// A geocoder.
    public override init() { super.init() }
    /// Says that nobody can be asked.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    /// Says that nobody can be asked.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    /// Says that nobody can be asked.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Says that nobody can be asked.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    /// Says that nobody can be asked.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Nothing.
    open func cancelGeocode() {}
}

/// A place with its names.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    open var location: CLLocation? { nil }
    /// What it is called.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number of the house.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    /// The number of the town.
    open var postalCode: String? { nil }
    /// The two letters of the country.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The water.
    open var inlandWater: String? { nil }
    /// The sea.
    open var ocean: String? { nil }
    /// What is known there.
    open var areasOfInterest: [String]? { nil }
    /// Whose time.
    open var timeZone: TimeZone? { nil }
    /// A place without names.
    public override init() { super.init() }
}
