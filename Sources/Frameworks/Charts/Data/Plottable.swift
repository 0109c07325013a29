// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A value that a chart can place: a number, a date or a word, or what stands for one.
public protocol Plottable {
    /// What is placed in its stead.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The value as a number, a date or a word.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value that a number, a date or a word stands for, if there is one.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a word: what scales know how to place.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// For this module: the value as scales have it.
    var _plotValue: _PlotValue { get }
    /// For this module: the value at a place of a scale.
    init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol, PrimitivePlottable == RawValue {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// The case of a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value as scales have it.
public enum _PlotValue: Hashable, Sendable {
    /// A place on a line of numbers.
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    /// A word: one of several, in the order in which they come.
    case category(String)
}

extension _PlotValue {
    /// As a number, if it is one or a date.
    var scalar: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    var isCategory: Bool { if case .category = self { true } else { false } }
    var isDate: Bool { if case .date = self { true } else { false } }

    /// Another place on the same kind of line.
    func with(_ scalar: Double) -> _PlotValue { isDate ? .date(scalar) : .number(scalar) }
}

extension Plottable {
    /// As scales have it.
    var plotValue: _PlotValue { primitivePlottable._plotValue }

    /// What stands at a place of a scale.
    init?(plotValue: _PlotValue) {
        guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

// MARK: Numbers

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// For this module: the number.
    public var _plotValue: _PlotValue { .number(Double(self)) }
    /// For this module: the nearest whole number.
    public init?(_plotValue: _PlotValue) {
        guard case .number(let value) = _plotValue, value.isFinite else { return nil }
        self.init(exactly: value.rounded())
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// For this module: the number.
    public var _plotValue: _PlotValue { .number(Double(self)) }
    /// For this module: the number.
    public init?(_plotValue: _PlotValue) {
        guard case .number(let value) = _plotValue else { return nil }
        self.init(value)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// For this module: the number.
    public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    /// For this module: the number.
    public init?(_plotValue: _PlotValue) {
        guard case .number(let value) = _plotValue else { return nil }
        self.init(value)
    }
}

// MARK: Dates and words

extension Date: PrimitivePlottableProtocol {
    /// For this module: seconds.
    public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }
    /// For this module: the date.
    public init?(_plotValue: _PlotValue) {
        guard case .date(let value) = _plotValue else { return nil }
        self.init(timeIntervalSinceReferenceDate: value)
    }
}

extension String: PrimitivePlottableProtocol {
    /// For this module: the word.
    public var _plotValue: _PlotValue { .category(self) }
    /// For this module: the word.
    public init?(_plotValue: _PlotValue) {
        guard case .category(let value) = _plotValue else { return nil }
        self = value
    }
}
