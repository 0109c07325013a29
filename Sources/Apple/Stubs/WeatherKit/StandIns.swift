// SPDX-License-Identifier: MIT

// Generated from StandIns/WeatherKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import CoreLocation
import Foundation
public enum WeatherError: Error, Sendable { case permissionDenied, unknown }
/// Fails every request with `WeatherError.unknown`.
public final class WeatherService: @unchecked Sendable {
    public static let shared = WeatherService()
    public init() {}
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T { throw WeatherError.unknown }
    public func weather<T1, T2>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>) async throws -> (T1, T2) { throw WeatherError.unknown }
    public func weather<T1, T2, T3>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>) async throws -> (T1, T2, T3) { throw WeatherError.unknown }
    public func weather<T1, T2, T3, T4>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>) async throws -> (T1, T2, T3, T4) { throw WeatherError.unknown }
}
public struct WeatherAttribution: Sendable {
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
    public let squareMarkURL: URL
    public let legalPageURL: URL
    public let serviceName: String
    public let legalAttributionText: String
}
/// Which part of the weather a request is for.
public struct WeatherQuery<T>: Sendable {
    init() {}
}
extension WeatherQuery where T == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == [WeatherAlert]? {
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    /// The words of the case: "Partly Cloudy".
    public var description: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : String($1) }
    }
    public var accessibilityDescription: String { description }
}
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable { case rising, falling, steady }
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable { case none, hail, mixed, rain, sleet, snow }
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}
public struct UVIndex: Codable, Hashable, Sendable {
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable { case low, moderate, high, veryHigh, extreme }
    public var value: Int
    public var category: ExposureCategory
}
public struct Wind: Codable, Hashable, Sendable {
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        public var abbreviation: String {
            let parts = rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : String($1) }.lowercased()
            return parts.replacing("north", with: "N").replacing("south", with: "S").replacing("east", with: "E")
                .replacing("west", with: "W").filter { $0 != " " }
        }
    }
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}
public struct SunEvents: Codable, Hashable, Sendable {
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}
public struct MoonEvents: Codable, Hashable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}
public struct WeatherMetadata: Codable, Hashable, Sendable {
    public var date: Date
    public var expirationDate: Date
    public var latitude: Double
    public var longitude: Double
}
public struct CurrentWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var humidity: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var metadata: WeatherMetadata
}
public struct MinuteWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}
public struct HourWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var humidity: Double
    public var precipitationChance: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var visibility: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var uvIndex: UVIndex
    public var wind: Wind
}
public struct DayWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var precipitationAmount: Measurement<UnitLength>
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
}
public struct WeatherAlert: Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
}
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public let metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
public struct Weather: Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
}
