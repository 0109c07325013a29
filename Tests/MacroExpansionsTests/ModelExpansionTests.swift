// SPDX-License-Identifier: MIT

import MacroExpansions
import Testing

@Suite struct ModelExpansionTests {
    private func members(_ members: String, of head: String = "@Model final class Trip") throws -> String {
        try ModelExpansion(declaration: "\(head) {\n\(members)\n}").members
    }

    @Test func eachPersistedPropertyIsDescribedAndRead() throws {
        let made = try members("@Attribute(.unique) var name: String\n@Relationship var `in` = [Stop]()\nvar c = 1")
        #expect(made.contains(#"("name", \Trip.name, \Trip._name, SwiftData.Schema.Attribute(.unique))"#))
        #expect(made.contains(#"("in", \Trip.`in`, \Trip._in, SwiftData.Schema.Relationship())"#))
        #expect(made.contains(#"("c", \Trip.c, \Trip._c))"#))
        for name in ["name", "in", "c"] { #expect(made.contains("_\(name) = _values.value(\"\(name)\")")) }
        #expect(made.hasPrefix("let _$persistence = SwiftData._Persistence(\"Trip\")"))
    }

    /// The compiler asks for no conformance if a superclass is a model.
    @Test func aSubclassAddsItsOwnProperties() throws {
        let made = try ModelExpansion(declaration: "@Model class B: A {\nvar b = 1\n}", lacksConformance: false).members
        #expect(!made.contains("_$persistence") && made.hasPrefix("override class var schemaMetadata"))
        #expect(made.contains("    super.init(_values: _values)"))
        let base = try members("var a = 1", of: "@Model class A: Codable")
        #expect(base.contains("\nclass var schemaMetadata") && !base.contains("super.init"))
        let own = try ModelExpansion(declaration: "class A: PersistentModel {\n}", lacksConformance: false).members
        #expect(own.contains("_$persistence"))
    }

    @Test func aConstantWithoutAValueIsPersisted() throws {
        let made = try members("let a: Int")
        #expect(made.contains(#"_constant("a", \Trip.a)"#) && made.contains("    a = _values.value(\"a\")"))
    }

    @Test(arguments: [
        "let b = 1", "static var b = 1", "class var b: Int { 1 }", "lazy var b = 1", "var b: Int { a * 2 }",
        "@Transient var b = 1", "@SwiftData.Transient var b = 1", "func f() { var b = 1 }",
        "init(b: Int) { var b = 2 }", "enum B { case b }", "typealias B = Int",
    ])
    func theRestIsNotPersisted(_ other: String) throws {
        let alone = try members("var a: Int")
        #expect(try members("\(other)\nvar a: Int") == alone)
        #expect(try members("var a: Int\n\(other)") == alone)
        #expect(ModelExpansion.attribute(ofMember: other) == "")
    }

    @Test func aPropertyHasStorageAndAccessors() {
        #expect(ModelExpansion.attribute(ofMember: "public var a: Int") == "@SwiftData._PersistedProperty")
        #expect(ModelExpansion.storage(of: "public private(set) var a: Int?") == "private var _a: Int?")
        #expect(ModelExpansion.storage(of: "@Attribute(.unique) var a = f()") == "private var _a = f()")
        let accessors = ModelExpansion.accessors(of: "var a: Int = 1")
        #expect(accessors.contains("@storageRestrictions(initializes: _a)"))
        #expect(accessors.contains(#"set { _$persistence.set(self, \.a, \._a, newValue) }"#))
    }

    @Test func isAsPublicAsItsClass() throws {
        let made = try members("", of: "@Model\npublic final class Trip")
        #expect(made.contains("public static var schemaMetadata") && made.contains("public required init(_values"))
    }

    @Test func onlyClassesAreModels() {
        #expect(throws: MacroError.self) { try members("var a: Int", of: "@Model struct Trip") }
        #expect(throws: MacroError.self) { try ModelActorExpansion(declaration: "@ModelActor class A {}") }
    }

    @Test(arguments: [("@Query", "()"), ("@Query(sort: \\Trip.name)", "(sort: \\Trip.name)"), ("@Query()", "()")])
    func aQueryIsAStoredValue(_ attribute: String, _ arguments: String) throws {
        let query = try QueryExpansion(
            declaration: "\(attribute) private var trips: [Trip]", attribute: attribute,
            context: "public struct List<A: View>: View {}")
        #expect(query.peer == "private(set) var _trips: SwiftData.Query<[Trip].Element, [Trip]> = .init\(arguments)")
        #expect(query.accessors == "{\n    get { _trips.wrappedValue }\n}")
    }

    /// A preview declares its query in a closure, where the compiler does not find peers.
    @Test(arguments: ["{\n    Text(\"\")\n}", "#Preview(\"class\") { Text(\"\") }", "func f(a: Int) {}"])
    func aLocalQueryHasNoPeer(_ context: String) throws {
        let query = try QueryExpansion(
            declaration: "@Previewable @Query var trips: [Trip]", attribute: "@Query", context: context)
        #expect(query.peer == "")
        #expect(query.accessors.contains("get { SwiftData.Query<[Trip].Element, [Trip]>().wrappedValue }"))
    }

    @Test func aQueryNeedsAType() {
        #expect(throws: MacroError.self) { try QueryExpansion(declaration: "@Query var trips", attribute: "@Query") }
    }
}
