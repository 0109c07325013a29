// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import VirtualTime

/// The attributes and values that the texts of a view may have. Definitions are kept; texts are drawn as they are.
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Scope: AttributeScope
    associatedtype Body: AttributedTextFormattingDefinition
    typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Hashable & Sendable
    typealias Attributes = AttributedTextFormatting.Attributes<Scope>
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }
}

public enum AttributedTextFormatting {
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public init() {}
        public var body: Self { self }
    }

    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {}
        public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    }

    /// Restricts the values of one attribute.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextFormattingDefinition
    where AttributeKey.Value: Sendable {
        public init(
            for key: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default: AttributeKey.Value?
        ) where AttributeKey.Value: Hashable {}
        public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    }

    /// The attributes of a run, with access to those of a scope.
    @dynamicMemberLookup public struct Attributes<Scope: AttributeScope> {
        private var container = AttributeContainer()

        public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
        where K.Value: Sendable {
            get { container[K.self] }
            set { container[K.self] = newValue }
        }
    }

    @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
        public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope { definition }
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope { definition }
        public static func buildBlock<each D: AttributedTextFormattingDefinition>(
            _ definitions: repeat each D
        ) -> EmptyDefinition<Scope> { EmptyDefinition() }
    }
}

extension View {
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View { unsupported(self, "attributedTextFormattingDefinition") }

    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View { unsupported(self, "attributedTextFormattingDefinition") }
}
