// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

// Queries that make sections.

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "PreviewsMacros", type: "QueryMacro")
