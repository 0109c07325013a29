// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A type that a parameter of an intent can have.
public protocol _IntentValue {
    /// The type of one value: that of the elements of an array, or of the content of an optional.
    associatedtype ValueType = Self
    /// The type without its optional.
    associatedtype UnwrappedType = Self
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension URL: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension IntentFile: _IntentValue {}
extension IntentCurrencyAmount: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType
}
extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
}

private protocol OptionalValue { static var empty: Self { get } }
extension Optional: OptionalValue {
    fileprivate static var empty: Wrapped? { nil }
}

/// The value of an intent's parameter. Reading a parameter that has neither a default nor a set value traps, unless it
/// is optional.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
    public enum IntControlStyle: Sendable { case field, stepper, slider }
    public enum DoubleControlStyle: Sendable { case field, stepper, slider }
    public enum DateKind: Sendable { case date, time, dateTime }
    public enum ValueState: Sendable { case unset, set }

    public let title: LocalizedStringResource?
    public let defaultValue: Value.UnwrappedType?
    private var stored: Value?

    public var wrappedValue: Value {
        get {
            if let stored { return stored }
            if let type = Value.self as? any OptionalValue.Type, let empty = type.empty as? Value { return empty }
            fatalError("the parameter '\(title.map { String(localized: $0) } ?? "")' of an intent has no value")
        }
        set { stored = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }
    public var valueState: ValueState { stored == nil ? .unset : .set }

    private init(_ title: LocalizedStringResource?, _ defaultValue: Value.UnwrappedType?) {
        (self.title, self.defaultValue) = (title, defaultValue)
        stored = defaultValue.flatMap { $0 as? Value }
    }

    // MARK: Requests, which fail because there is nobody to ask

    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw AppIntentError.restartPerform
    }
    @_disfavoredOverload
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .restartPerform }
    public func requestConfirmation(for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil) async throws
        -> Bool
    { throw AppIntentError.UserActionRequired.confirmation }
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
    ) async throws -> Bool { throw AppIntentError.UserActionRequired.confirmation }
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
    ) async throws -> Bool { throw AppIntentError.UserActionRequired.confirmation }
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType { throw AppIntentError.restartPerform }
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError { .restartPerform }

    // MARK: Initializers

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, defaultValue) }
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(nil, defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType { self.init(title, defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType { self.init(nil, defaultValue) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType: Collection { self.init(title, defaultValue) }
}

extension IntentParameter where Value.ValueType == Int {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, default: defaultValue) }
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper, inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, default: defaultValue) }
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(default: defaultValue) }
}

extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, default: defaultValue) }
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(default: defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == String { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == Date {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, default: defaultValue) }
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil, kind: DateKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(default: defaultValue) }
}

extension IntentParameter where Value.ValueType == DateComponents {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: DateKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType: AppEntity {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, default: defaultValue) }
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType { self.init(title: title, default: defaultValue) }
}

extension IntentParameter where Value.ValueType: AppEnum {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) { self.init(title: title, default: defaultValue) }
}

extension IntentParameter {
    /// A parameter for a measurement. In Apple's interface, the type of `defaultUnit` is an enumeration of the same names.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: UnitType? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<UnitType> {
        let measurement = defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? UnitType.baseUnit()) }
        self.init(title: title, default: measurement as? Value.UnwrappedType)
    }
}

public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

/// The number of values that a parameter accepts. It limits the system's own screens only.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral {
    let bounds: ClosedRange<Int>
    public init(min: Int, max: Int) { bounds = min...max }
    public init(exactly size: Int) { bounds = size...size }
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}
