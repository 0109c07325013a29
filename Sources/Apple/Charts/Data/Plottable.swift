// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _plotValue: _PlotValue { get }
    init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol, PrimitivePlottable == RawValue {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A plotted value, converted to a number, a date or a category for its scale.
public enum _PlotValue: Hashable, Sendable {
    /// A number on a continuous scale.
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    /// A category. Categories are ordered by first appearance.
    case category(String)
}

extension _PlotValue {
    /// The number, or the date in seconds since the reference date; nil for a category.
    var scalar: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    var isCategory: Bool { if case .category = self { true } else { false } }
    var isDate: Bool { if case .date = self { true } else { false } }

    func with(_ scalar: Double) -> _PlotValue { isDate ? .date(scalar) : .number(scalar) }
}

extension Plottable {
    /// The value as a `_PlotValue`, in the form that its scale uses.
    var plotValue: _PlotValue { primitivePlottable._plotValue }

    /// Converts a `_PlotValue` back; nil if it does not come from a value of this type.
    init?(plotValue: _PlotValue) {
        guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

// MARK: Numbers

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plotValue: _PlotValue { .number(Double(self)) }
    public init?(_plotValue: _PlotValue) {
        guard case .number(let value) = _plotValue, value.isFinite else { return nil }
        self.init(exactly: value.rounded())
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotValue: _PlotValue { .number(Double(self)) }
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
    public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_plotValue: _PlotValue) {
        guard case .number(let value) = _plotValue else { return nil }
        self.init(value)
    }
}

// MARK: Dates and words

extension Date: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }
    public init?(_plotValue: _PlotValue) {
        guard case .date(let value) = _plotValue else { return nil }
        self.init(timeIntervalSinceReferenceDate: value)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .category(self) }
    public init?(_plotValue: _PlotValue) {
        guard case .category(let value) = _plotValue else { return nil }
        self = value
    }
}
