// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    typealias Event = Tips.Event
    typealias Rule = Tips.Rule
    typealias Status = Tips.Status

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }

    @MainActor public var status: Tips.Status {
        if let reason = TipRecords.current.invalidated[id] { return .invalidated(reason) }
        return rules.allSatisfy { $0.holds() } ? .available : .pending
    }
    @MainActor public var shouldDisplay: Bool { status == .available }
    public func invalidate(reason: Tips.InvalidationReason) {
        let id = id
        MainActor.assumeIsolated { TipRecords.current.invalidated[id] = reason }
    }
}

public struct AnyTip: Tip {
    let tip: any Tip
    public init(_ tip: some Tip) { self.tip = tip }
    init(any tip: any Tip) { self.tip = tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Action] { tip.actions }
    public var rules: [Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}

/// Options of tips are kept and ignored.
public protocol TipOption: Sendable {}

public enum Tips {
    public enum InvalidationReason: Hashable, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    public enum Status: Hashable, Codable, Sendable {
        case pending, available, invalidated(InvalidationReason)
    }

    public struct MaxDisplayCount: TipOption {
        public init(_ maxDisplayCount: Int) {}
    }
    public struct MaxDisplayDuration: TipOption {
        public init(_ maxDisplayDuration: TimeInterval) {}
    }
    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        let label: @Sendable () -> Text
        let handler: @Sendable () -> Void

        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, index, self.label, self.handler) = (id ?? "", nil, label, handler)
        }
        public init(
            id: String? = nil, title: some StringProtocol & Sendable,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id, perform: handler) { Text(title) }
        }
    }

    public struct Rule: Sendable {
        let holds: @MainActor @Sendable () -> Bool

        public init<Value>(_ input: Parameter<Value>, body: @escaping @Sendable (Value) -> Bool) {
            holds = { body(input.wrappedValue) }
        }
        public init(_ input: Event<EmptyDonation>, body: @escaping @Sendable (Event<EmptyDonation>) -> Bool) {
            holds = { body(input) }
        }
    }

    public struct EmptyDonation: Codable, Sendable {
        public init() {}
    }

    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        public struct Donation: Sendable {
            public let date: Date
        }

        public let id: String
        public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

        public var donations: [Donation] {
            MainActor.assumeIsolated { TipRecords.current.donations[id] ?? [] }.map { Donation(date: $0) }
        }
        public func donate() async { await MainActor.run { record() } }
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
            MainActor.assumeIsolated { record() }
            completion?()
        }
        @MainActor private func record() { TipRecords.current.donations[id, default: []].append(Date()) }
    }

    /// A value that rules read. It lasts as long as the rendering.
    public final class Parameter<Value: Sendable>: Sendable {
        private let initial: Value
        public init(_ wrappedValue: Value) { initial = wrappedValue }

        public var wrappedValue: Value {
            get {
                MainActor.assumeIsolated {
                    TipRecords.current.parameters[ObjectIdentifier(self)] as? Value ?? initial
                }
            }
            set { MainActor.assumeIsolated { TipRecords.current.parameters[ObjectIdentifier(self)] = newValue } }
        }
    }

    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first actions: [Action]) -> [Action] { actions }
        public static func buildEither(second actions: [Action]) -> [Action] { actions }
        public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap { $0 } }
    }

    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
        public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
    }

    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
        public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
    }

    /// A setting of the store of tips. It has no effect.
    public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Sendable {
            public init(_ interval: TimeInterval) {}
            public static let immediate = DisplayFrequency(0)
            public static let hourly = DisplayFrequency(3600)
            public static let daily = DisplayFrequency(86_400)
            public static let weekly = DisplayFrequency(604_800)
            public static let monthly = DisplayFrequency(2_592_000)
        }
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func groupContainer(identifier: String) throws -> DatastoreLocation { DatastoreLocation() }
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }

        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {
        MainActor.assumeIsolated {
            let records = TipRecords.current
            (records.invalidated, records.donations, records.parameters) = ([:], [:], [:])
        }
    }
    public static func showAllTipsForTesting() {}
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func hideAllTipsForTesting() {}
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}

/// Makes a rule of a parameter or an event: `#Rule(Self.$isLoggedIn) { $0 == true }`.
@freestanding(expression)
public macro Rule<Value>(_ input: Tips.Parameter<Value>, body: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "PreviewsMacros", type: "RuleMacro")

/// Makes a rule of an event: `#Rule(Self.opened) { $0.donations.count >= 3 }`.
@freestanding(expression)
public macro Rule(
    _ input: Tips.Event<Tips.EmptyDonation>, body: @escaping @Sendable (Tips.Event<Tips.EmptyDonation>) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewsMacros", type: "RuleMacro")

/// Makes a static variable a parameter of rules.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "PreviewsMacros", type: "ParameterMacro")
