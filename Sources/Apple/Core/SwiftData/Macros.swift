// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

@attached(
    member, conformances: Observable, PersistentModel, names: named(_$persistence), named(schemaMetadata),
    named(init(_values:)))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "PreviewsMacros", type: "ModelMacro")

@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewsMacros", type: "AttributeMacro")

@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewsMacros", type: "RelationshipMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewsMacros", type: "TransientMacro")

/// Has no effect: uniqueness over several properties is not enforced.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewsMacros", type: "UniqueMacro")

/// Has no effect: a store in memory has no index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewsMacros", type: "IndexMacro")

/// Has no effect: a store in memory has no index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "PreviewsMacros", type: "IndexMacro")

/// For the expansion of `@Model`: stores a property in a variable and reports its reads and changes.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`))
public macro _PersistedProperty() = #externalMacro(module: "PreviewsMacros", type: "PersistedPropertyMacro")

@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewsMacros", type: "ModelActorMacro")

// MARK: Queries

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query(transaction: Transaction) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")
