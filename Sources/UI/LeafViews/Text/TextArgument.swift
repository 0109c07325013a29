// SPDX-License-Identifier: MIT

import Foundation
import Support

/// A value in a text, formatted for the locale and the time zone when the text is shown.
struct TextArgument: Equatable, Sendable {
    private let value: any LocalizedValue

    init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        value = FormattedValue(input: input, format: format)
    }

    /// - Parameter specifier: A `printf` format.
    init<T: _FormatSpecifiable>(_ number: T, specifier: String) {
        value = SpecifiedValue(number: number, specifier: specifier)
    }

    /// Creates an argument whose string follows the current time.
    init<T: ClockValue>(following value: T) { self.value = FollowingValue(value: value) }

    func string(in language: TextLanguage) -> String { value.string(in: language) }

    /// The next time at which the clock alone changes the string; nil if it never does.
    func nextChange(after now: Date) -> Date? { value.nextChange(after: now) }

    /// The `printf` placeholder of this value in the keys of string tables, such as `%lld`.
    var specifier: String { value.specifier }

    /// The number that selects plural forms; nil if the value is not a number.
    var number: Double? { value.number }

    /// A copy that uses `specifier`, which comes from a translation. Returns the argument unchanged if `specifier` does
    /// not fit the value's type.
    func specified(by specifier: FormatSpecifier) -> TextArgument {
        TextArgument(value: value.specified(by: specifier))
    }

    private init(value: any LocalizedValue) { self.value = value }

    static func == (a: Self, b: Self) -> Bool {
        func open<V: LocalizedValue>(_ value: V) -> Bool { value == b.value as? V }
        return open(a.value)
    }
}

private protocol LocalizedValue: Equatable, Sendable {
    var specifier: String { get }
    var number: Double? { get }
    func string(in language: TextLanguage) -> String
    func specified(by specifier: FormatSpecifier) -> Self
    func nextChange(after now: Date) -> Date?
}

extension LocalizedValue {
    fileprivate func nextChange(after now: Date) -> Date? { nil }
}

private struct FollowingValue<Value: ClockValue>: LocalizedValue {
    let value: Value

    var specifier: String { "%@" }
    var number: Double? { nil }
    func string(in language: TextLanguage) -> String {
        value.string(at: VirtualClock.date(at: VirtualClock.now), in: language)
    }
    func specified(by specifier: FormatSpecifier) -> Self { self }
    func nextChange(after now: Date) -> Date? { value.nextChange(after: now) }
}

private struct FormattedValue<F: FormatStyle & Sendable>: LocalizedValue
where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    var specifier: String { "%@" }
    var number: Double? { nil }
    func string(in language: TextLanguage) -> String { format.spoken(in: language).format(input) }
    func specified(by specifier: FormatSpecifier) -> Self { self }
}

private struct SpecifiedValue<T: _FormatSpecifiable>: LocalizedValue {
    private let value: T
    let specifier: String

    init(number: T, specifier: String) {
        value = number
        self.specifier = specifier
    }

    var number: Double? {
        switch value._arg {
        case let integer as Int64: Double(integer)
        case let integer as UInt64: Double(integer)
        case let double as Double: double
        default: nil
        }
    }

    /// Formats the number with `specifier`. A specifier for another number type, such as `%d` for a `Double`, is
    /// ignored, because `printf` would misread the argument.
    func specified(by specifier: FormatSpecifier) -> Self {
        let fits = value._arg is Double ? "fFeEgGaA" : "dDiuUxXoO"
        guard fits.contains(specifier.conversion) else { return self }
        let length = value._arg is Double ? "" : "ll"
        return Self(number: value, specifier: "%\(specifier.flags)\(length)\(specifier.conversion)")
    }

    func string(in language: TextLanguage) -> String {
        let locale = language.locale
        let isWhole = specifier == "%lld" || specifier == "%d"
        if isWhole, let number = value._arg as? Int64, specifier == "%lld" || Int32(exactly: number) != nil,
            let spelling = IntegerSpelling.of(locale)
        {
            return spelling.string(number)
        }
        return String(format: specifier, locale: locale, value._arg)
    }
}

/// A number that `printf` can format.
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The type passed to `printf`.
    associatedtype _Arg: CVarArg
    /// The number as passed to `printf`.
    var _arg: _Arg { get }
    /// The `printf` format of values without an explicit specifier.
    static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
    public var _arg: Int64 { Int64(self) }
    public static var _specifier: String { MemoryLayout<Self>.size > 4 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var _arg: UInt64 { UInt64(self) }
    public static var _specifier: String { MemoryLayout<Self>.size > 4 ? "%llu" : "%u" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _arg: Double { Double(self) }
    public static var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {
    public static var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
