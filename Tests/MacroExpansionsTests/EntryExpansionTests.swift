// SPDX-License-Identifier: MIT

import MacroExpansions
import Testing

@Suite struct EntryExpansionTests {
    private let context = "extension EnvironmentValues {"

    @Test(arguments: [
        ("@Entry var a: CGFloat = 4", "static var defaultValue: CGFloat { 4 }"),
        ("@Entry var a: String?", "static var defaultValue: String? { nil }"),
        ("@Entry var a: () -> Void = { b() }", "static var defaultValue: () -> Void { { b() } }"),
        ("@Entry var a: [String: Int]=[:]", "static var defaultValue: [String: Int] { [:] }"),
        ("@Entry var a: Int?=nil", "static var defaultValue: Int? { nil }"),
    ])
    func itsKeyHoldsTheValue(_ declaration: String, _ member: String) throws {
        let entry = try EntryExpansion(declaration: declaration, context: context)
        #expect(entry.peer == "private struct __Key_a: SwiftUI.EnvironmentKey {\n    \(member)\n}")
        #expect(entry.accessors == "{\n    get { self[__Key_a.self] }\n    set { self[__Key_a.self] = newValue }\n}")
    }

    /// The value is wrapped, because strict concurrency rejects a constant whose type is not Sendable.
    @Test func aValueWithoutATypeIsWrapped() throws {
        let entry = try EntryExpansion(declaration: "@Entry public var a = Color.red", context: context)
        let key = "private struct __Key_a: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {"
        #expect(entry.peer == key + "\n    static let _entry = SwiftUI._EntryValue(Color.red)\n}")
    }

    @Test(arguments: [
        ("extension Transaction { }", "TransactionKey"), ("extension SwiftUI.EnvironmentValues: P {", "EnvironmentKey"),
        ("public extension ContainerValues {", "ContainerValueKey"),
    ])
    func itsKeyIsOfWhatIsExtended(_ context: String, _ key: String) throws {
        #expect(try EntryExpansion(declaration: "@Entry var a = 1", context: context).peer.contains("SwiftUI.\(key),"))
    }

    @Test(arguments: [
        ("@Entry let a = 1", "extension EnvironmentValues {"), ("@Entry var a: Int", "extension EnvironmentValues {"),
        ("@Entry var a: Int { 1 }", "extension EnvironmentValues {"), ("@Entry var a = 1", "struct EnvironmentKeys {"),
        ("@Entry var a = 1", ""),
    ])
    func wrongUsesAreErrors(_ declaration: String, _ context: String) {
        #expect(throws: MacroError.self) { try EntryExpansion(declaration: declaration, context: context) }
    }
}
