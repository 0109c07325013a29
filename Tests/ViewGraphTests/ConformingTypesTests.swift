// SPDX-License-Identifier: MIT

import Conformances
import Foundation
import Testing
import ViewGraph

/// Checks the lookup of a protocol's conforming types against Swift's own casts.
@Suite @MainActor struct ConformingTypesTests {
    private struct Plain { var a = 1 }
    private struct Same: Equatable { var a = 1 }
    private enum Cases { case a, b }
    private struct Wrapper<Value> { var value: Value }
    fileprivate struct Sometimes<Value> { var value: Value }
    private struct Property: DynamicProperty {}
    private final class Object {}

    private static let types: [Any.Type] = [
        Plain.self, Same.self, Cases.self, Wrapper<Int>.self, Sometimes<Int>.self, Sometimes<Plain>.self, Property.self,
        Object.self, Int.self, String.self, [Int].self, [Plain].self, Int?.self, Plain?.self, (Int, Int).self, Any.self,
        (() -> Void).self, Data.self, URL.self, CGRect.self, timespec.self, State<Int>.self, EmptyView.self,
    ]

    @Test func noTypeThatConformsIsLeftOut() {
        let (equatable, dynamic) = (
            ConformingTypes(to: (any Equatable).self), ConformingTypes(to: (any DynamicProperty).self)
        )
        for type in Self.types {
            if type is any Equatable.Type { #expect(equatable.mayContain(type), "\(type)") }
            if type is any DynamicProperty.Type { #expect(dynamic.mayContain(type), "\(type)") }
        }
    }

    @Test func typesThatSurelyDoNotConformAreKnown() {
        let (equatable, dynamic) = (
            ConformingTypes(to: (any Equatable).self), ConformingTypes(to: (any DynamicProperty).self)
        )
        for type in [Plain.self, Wrapper<Int>.self, EmptyView.self] as [Any.Type] {
            #expect(!equatable.mayContain(type), "\(type)")
        }
        for type in [Plain.self, Same.self, Cases.self, Wrapper<Int>.self, String.self, Int?.self] as [Any.Type] {
            #expect(!dynamic.mayContain(type), "\(type)")
        }
        // Conditional conformances whose conditions fail are left to the runtime.
        #expect(equatable.mayContain(Sometimes<Plain>.self) && !(Sometimes<Plain>.self is any Equatable.Type))
    }
}

extension ConformingTypesTests.Sometimes: Equatable where Value: Equatable {}
