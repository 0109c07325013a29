// SPDX-License-Identifier: MIT

// Generated from StandIns/AppIntents.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Styles
import SwiftUI
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
    typealias Summary = IntentParameterSummary<Self>
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var persistentIdentifier: String { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Dependency = AppDependency
    public static var description: IntentDescription? { nil }
    public static var persistentIdentifier: String { String(describing: Self.self) }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
    public func requestConfirmation() async throws { throw AppIntentError.UserActionRequired.confirmation }
    public func requestConfirmation(dialog: IntentDialog) async throws { throw AppIntentError.UserActionRequired.confirmation }
}
extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    public static var parameterSummary: SummaryContent { IntentParameterSummary("") }
}
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}
public protocol WidgetConfigurationIntent: AppIntent {
}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol ControlConfigurationIntent: AppIntent {
}
extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol LiveActivityIntent: AppIntent {
}
public protocol AudioPlaybackIntent: AppIntent {
}
public protocol AudioRecordingIntent: AppIntent {
}
public protocol CameraCaptureIntent: AppIntent {
}
public protocol ForegroundContinuableIntent: AppIntent {
}
public protocol PredictableIntent: AppIntent {
}
public protocol SnippetIntent: AppIntent {
}
public protocol DeprecatedAppIntent: AppIntent {
}
public protocol ProgressReportingIntent: AppIntent {
}
public protocol ShowInAppSearchResultsIntent: AppIntent {
    associatedtype SearchCriteria
    var criteria: SearchCriteria { get set }
}
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
}
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let identifier = 0
    public enum CodingKeys: CodingKey {}
    public init(from decoder: any Decoder) throws {}
    public init() {}
}
/// Accepts donations; there is no system that learns from them.
public struct IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws -> [IntentDonationIdentifier] { [] }
}
public struct IntentDonationMatchingPredicate: Sendable {
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
    public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
    public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
    public static func intentType(_ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}
public struct EntityIdentifier: Hashable, Sendable {
    public let identifier: String
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) { self.identifier = "\(identifier)" }
    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
}
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?
    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?
    public init(_ full: LocalizedStringResource) { self.init(full: full) }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource? = nil) {
        self.full = full
        self.supporting = supporting
    }
    public init(full: LocalizedStringResource, systemImageName: String) { self.init(full: full) }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
public protocol IntentResult {
    associatedtype Value = Never
    var value: Value? { get }
}
public protocol ReturnsValue<Value>: IntentResult {
}
public protocol ProvidesDialog: IntentResult {
}
public protocol ShowsSnippetView: IntentResult {
}
public protocol ShowsSnippetIntent: IntentResult {
}
public protocol OpensIntent: IntentResult {
}
/// Stands for any view of a result, so that all `return` statements of an intent have one type.
public struct _SnippetViewContainer: Sendable {}
public struct IntentResultContainer<Value, OpensIntentType, SnippetView, Dialog>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
    public let value: Value?
    public init(value: Value? = nil) { self.value = value }
}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self() }
}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    public static func result(dialog: IntentDialog) -> Self { Self() }
}
extension IntentResult {
    public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }
    public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value) }
    public static func result<Content: View>(view: Content) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { Self() }
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> { Self() }
    public static func result<Intent: AppIntent, Content: View>(opensIntent: Intent, view: Content) -> Self where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, Never> { Self() }
    public static func result<Intent: AppIntent, Content: View>(opensIntent: Intent, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, Never> { Self() }
    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self where Self == IntentResultContainer<Never, Intent, Never, Never> { Self() }
    public static func result<Intent: AppIntent, Content: View>(opensIntent: Intent, dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, IntentDialog> { Self() }
    public static func result<Intent: AppIntent, Content: View>(opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Intent, _SnippetViewContainer, IntentDialog> { Self() }
    public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> { Self() }
    public static func result<V, Content: View>(value: V, view: Content) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> { Self(value: value) }
    public static func result<V, Content: View>(value: V, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> { Self(value: value) }
    public static func result<V, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> { Self(value: value) }
    public static func result<V, Content: View>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> { Self(value: value) }
    public static func result<V, Intent: AppIntent, Content: View>(value: V, opensIntent: Intent, view: Content) -> Self where Self == IntentResultContainer<V, Intent, _SnippetViewContainer, Never> { Self(value: value) }
    public static func result<V, Intent: AppIntent, Content: View>(value: V, opensIntent: Intent, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<V, Intent, _SnippetViewContainer, Never> { Self(value: value) }
    public static func result<V, Intent: AppIntent>(value: V, opensIntent: Intent) -> Self where Self == IntentResultContainer<V, Intent, Never, Never> { Self(value: value) }
    public static func result<V, Intent: AppIntent, Content: View>(value: V, opensIntent: Intent, dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<V, Intent, _SnippetViewContainer, IntentDialog> { Self(value: value) }
    public static func result<V, Intent: AppIntent, Content: View>(value: V, opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<V, Intent, _SnippetViewContainer, IntentDialog> { Self(value: value) }
    public static func result<V, Intent: AppIntent>(value: V, opensIntent: Intent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V, Intent, Never, IntentDialog> { Self(value: value) }
}
extension String {
    public struct IntentInputOptions: Sendable {
        public init(keyboardType: UIKeyboardType = .default, capitalizationType: UITextAutocapitalizationType = .sentences, multiline: Bool = false, autocorrect: Bool = true) {}
    }
}
public protocol ParameterSummary {
}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil, @ParameterKeypathsBuilder<Intent> _ parameterKeypaths: () -> [PartialKeyPath<Intent>] = { [] }) {}
}
@resultBuilder public enum ParameterKeypathsBuilder<Intent> {
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, Value>) -> [PartialKeyPath<Intent>] { [keyPath] }
    public static func buildBlock(_ keyPaths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { keyPaths.flatMap { $0 } }
}
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
@resultBuilder public enum ParameterSummaryBuilder<Intent> {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
    public init<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator, _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
    public init<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueOperator, @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) {}
}
public enum ComparisonOperator: Sendable { case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, oneOf }
public enum HasValueOperator: Sendable { case hasAnyValue, hasNoValue }
extension AppIntent {
    public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
}
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public let name: LocalizedStringResource
    public let numericFormat: LocalizedStringResource?
    public let synonyms: [LocalizedStringResource]
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public struct Image: Sendable {
        let name: String
        public init(named name: String, isTemplate: Bool? = nil) { self.name = name }
        public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
        public init(data: Data, isTemplate: Bool? = nil) { name = "" }
        public init(url: URL, isTemplate: Bool? = nil) { name = url.lastPathComponent }
    }
}
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol AppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable, Identifiable, _IntentValue, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    typealias Property<Value> = EntityProperty<Value>
    static var defaultQuery: DefaultQuery { get }
}
public protocol IndexedEntity: AppEntity {
}
public protocol TransientAppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable, _IntentValue, Sendable {
    init()
}
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, TypeDisplayRepresentable, InstanceDisplayRepresentable, _IntentValue, Sendable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
    public var displayRepresentation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? "" }
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
    private var stored: Value?
    public var wrappedValue: Value {
        get {
            guard let stored else { fatalError("a property of an entity has no value") }
            return stored
        }
        set { stored = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }
    public init() {}
    public init(title: LocalizedStringResource) {}
    public init(title: LocalizedStringResource, identifier: String) {}
}
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result: ResultsCollection = [Entity]
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
    func defaultResult() async -> Entity?
}
extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> Result { [] }
}
extension EntityQuery {
    public typealias Dependency = AppDependency
    public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> Result
}
extension EnumerableEntityQuery where Result == [Entity] {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { try await allEntities().filter { identifiers.contains($0.id) } }
}
public protocol UniqueIDEntityQuery: EntityQuery {
}
public protocol ResultsCollection {
    associatedtype Result
}
extension Array: ResultsCollection {
    public typealias Result = Element
}
public struct ItemCollection<Item>: ResultsCollection {
    public typealias Result = Item
    public let items: [Item]
    public init(items: [Item]) { self.items = items }
}
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Result
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}
public struct IntentCurrencyAmount: Hashable, Sendable {
    public let amount: Decimal
    public let currencyCode: String
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}
public struct IntentFile: Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
    }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Sendable { case red, tangerine, orange, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape, grayBlue, grayGreen, grayBrown }
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
}
public struct AppShortcut {
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String) {}
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public init(_ phrase: String) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
public struct IntentChoiceOption: Sendable {
    public let title: LocalizedStringResource
    public init(title: LocalizedStringResource) { self.title = title }
    public static let cancel = IntentChoiceOption(title: "Cancel")
}
/// Draws nothing, because Siri does not exist here.
public struct SiriTipView: View {
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
    public var body: some View { EmptyView() }
}
/// Draws nothing, because the app Shortcuts does not exist here.
public struct ShortcutsLink: View {
    public init() {}
    public init(action: @escaping () -> Void) {}
    public var body: some View { EmptyView() }
}
public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let dark = SiriTipViewStyle(name: "dark")
    public static let light = SiriTipViewStyle(name: "light")
}
extension View {
    public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { withoutEffect(self, .system) }
}
