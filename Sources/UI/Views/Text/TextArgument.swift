import Foundation

/// A value in a text, written as the locale has it when the text is shown.
struct TextArgument: Equatable, Sendable {
    private let value: any LocalizedValue

    init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        value = FormattedValue(input: input, format: format)
    }

    /// - Parameter specifier: As for `printf`.
    init<T: _FormatSpecifiable>(_ number: T, specifier: String) {
        value = SpecifiedValue(number: number, specifier: specifier)
    }

    func string(in locale: Locale) -> String { value.string(in: locale) }

    static func == (a: Self, b: Self) -> Bool {
        func open<V: LocalizedValue>(_ value: V) -> Bool { value == b.value as? V }
        return open(a.value)
    }
}

private protocol LocalizedValue: Equatable, Sendable {
    func string(in locale: Locale) -> String
}

private struct FormattedValue<F: FormatStyle & Sendable>: LocalizedValue
where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(in locale: Locale) -> String { format.locale(locale).format(input) }
}

private struct SpecifiedValue<T: _FormatSpecifiable>: LocalizedValue {
    let number: T
    let specifier: String

    func string(in locale: Locale) -> String {
        if specifier == "%lld", let number = number._arg as? Int64, let spelling = IntegerSpelling.of(locale) {
            return spelling.string(number)
        }
        return String(format: specifier, locale: locale, number._arg)
    }
}

/// A number that `printf` can write.
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The type that is handed to `printf`.
    associatedtype _Arg: CVarArg
    /// The number as `printf` takes it.
    var _arg: _Arg { get }
    /// What is used where the text names none.
    static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
    /// The number in 64 bits.
    public var _arg: Int64 { Int64(self) }
    /// A signed number of 64 bits.
    public static var _specifier: String { "%lld" }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    /// The number in 64 bits.
    public var _arg: UInt64 { UInt64(self) }
    /// A number of 64 bits without sign.
    public static var _specifier: String { "%llu" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The number in double precision.
    public var _arg: Double { Double(self) }
    /// A number with six decimals.
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
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
