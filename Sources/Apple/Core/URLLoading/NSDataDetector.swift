// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses and phone numbers in a text. Dates, addresses and transit information are not found; a
/// detector of these types warns the view's author.
///
/// A link without a scheme is found if it begins with `www.` or if its last label is a common top-level domain. Unlike
/// Apple's, this class is no subclass of `NSRegularExpression`, because open-source Foundation has no methods to
/// override.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// - Throws: `CocoaError` if no type is one that detectors find on Apple's systems.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let unfound = checkingTypes & (Kind.date | Kind.address | Kind.transitInformation)
        guard unfound | (checkingTypes & (Kind.link | Kind.phoneNumber)) != 0 else {
            throw CocoaError(.formatting)
        }
        self.checkingTypes = checkingTypes
        super.init()
        if unfound != 0 {
            HostServices.warn("NSDataDetector finds links and phone numbers only, no dates, addresses or flights")
        }
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        for pattern in Self.patterns where checkingTypes & pattern.type != 0 {
            for match in pattern.expression.matches(in: string, options: options, range: range) {
                guard let part = Range(match.range, in: string),
                    let data = pattern.data(Self.trimmed(string[part]), in: string),
                    // Links come first, so that digits in them are no phone numbers.
                    !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 })
                else { continue }
                found.append(data)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for match in matches(in: string, options: options, range: range) where !stops.boolValue {
            block(match, [], &stops)
        }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The raw values of `NSTextCheckingResult.CheckingType`, some of which open-source Foundation deprecates.
    private enum Kind {
        static let date: UInt64 = 1 << 3
        static let address: UInt64 = 1 << 4
        static let link: UInt64 = 1 << 5
        static let phoneNumber: UInt64 = 1 << 11
        static let transitInformation: UInt64 = 1 << 12
    }

    private struct Pattern: @unchecked Sendable {
        let type: NSTextCheckingTypes
        let expression: NSRegularExpression
        /// The address of a text that matches; nil for phone numbers.
        let address: (@Sendable (Substring) -> String)?

        init(_ type: NSTextCheckingTypes, _ pattern: String, address: (@Sendable (Substring) -> String)? = nil) {
            self.type = type
            // The patterns are constants, which the tests compile.
            expression = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
            self.address = address
        }

        func data(_ part: Substring, in string: String) -> DetectedData? {
            let range = NSRange(part.startIndex..<part.endIndex, in: string)
            guard let address else {
                let digits = part.filter(\.isNumber).count
                // Seven digits without separators are rather an order number.
                return (digits == part.count ? 10...15 : 7...15) ~= digits
                    ? DetectedData(range, url: nil, phoneNumber: String(part)) : nil
            }
            return URL(string: address(part)).map { DetectedData(range, url: $0, phoneNumber: nil) }
        }
    }

    private static let label = #"[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?"#
    private static let domains =
        "com|org|net|edu|gov|mil|int|info|biz|app|dev|io|co|me|tv|ai|eu|uk|de|fr|ru|jp|cn|ca|us"
    private static let rest = #"(?::\d{1,5})?(?:[/?#][^\s<>"]*)?"#
    private static let patterns = [
        Pattern(Kind.link, #"(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]*://[^\s<>"]+"#) { String($0) },
        Pattern(Kind.link, #"(?<![\p{L}\p{N}])(?:mailto:)?[a-z0-9._%+-]+@(?:\#(label)\.)+\p{L}{2,}"#) {
            $0.lowercased().hasPrefix("mailto:") ? String($0) : "mailto:" + $0
        },
        Pattern(
            Kind.link,
            #"(?<![\p{L}\p{N}@./-])(?:www\.(?:\#(label)\.)+\p{L}{2,}|(?:\#(label)\.)+(?:\#(domains)))(?![\p{L}\p{N}-])\#(rest)"#
        ) { "http://" + $0 },
        // No dates such as 2026-01-31 and 31.1.2026, no network addresses and no decimal fractions.
        Pattern(
            Kind.phoneNumber,
            #"(?<![\p{L}\p{N}.,/+-])(?!\d+\.\d+(?![.-]?\d))(?!\d{4}-\d{1,2}-\d{1,2}(?!\d))(?!\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d))"#
                + #"(?!\d{1,3}(?:\.\d{1,3}){3}(?!\d))"#
                + #"(?:\+\d|\(\d|\d)(?:[\d]|[ \u00A0().-]{1,2}(?=[\d(]))+(?![\p{L}\p{N}])"#),
    ]

    /// Without the punctuation of the sentence at the end, and without a closing bracket that has no opening one.
    private static func trimmed(_ part: Substring) -> Substring {
        let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        var part = part
        while let last = part.last {
            if ".,;:!?'\"…".contains(last) {
                part.removeLast()
            } else if let open = brackets[last],
                part.filter({ $0 == last }).count > part.filter({ $0 == open }).count
            {
                part.removeLast()
            } else {
                break
            }
        }
        return part
    }
}

/// A link or a phone number.
private final class DetectedData: NSTextCheckingResult {
    private let place: NSRange
    let link: URL?
    let number: String?

    init(_ place: NSRange, url: URL?, phoneNumber: String?) {
        (self.place, link, number) = (place, url, phoneNumber)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override var numberOfRanges: Int { 1 }
    override var resultType: NSTextCheckingResult.CheckingType {
        CheckingType(rawValue: link == nil ? 1 << 11 : 1 << 5)
    }
}

extension NSTextCheckingResult {
    /// The address of a link that `NSDataDetector` found.
    public var url: URL? { (self as? DetectedData)?.link }
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    /// Nil: dates are not detected.
    public var date: Date? { nil }
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
    /// Nil: addresses are not detected.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
}

public struct NSTextCheckingKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
