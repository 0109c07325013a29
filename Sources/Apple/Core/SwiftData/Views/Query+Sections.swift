// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Query where Result == SectionedResults<Element, String> {
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) { self.init(descriptor, Transaction(animation: animation), Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation),
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) { self.init(descriptor, Transaction(animation: animation), Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation),
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String>
    ) { self.init(descriptor, transaction, Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, Section(sectionKeyPath)) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) { self.init(descriptor, transaction, Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, Section(sectionKeyPath)) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
}

// The sections of these queries are in `sections`.
extension Query where Result == [Element] {
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) { self.init(descriptor, Transaction(animation: animation), Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation),
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) { self.init(descriptor, Transaction(animation: animation), Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation),
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]),
            Transaction(animation: animation), Section(sectionKeyPath))
    }
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String>
    ) { self.init(descriptor, transaction, Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, Section(sectionKeyPath)) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) { self.init(descriptor, transaction, Section(sectionKeyPath)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, Section(sectionKeyPath)) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sendable(keyPath), order: order)]), transaction,
            Section(sectionKeyPath))
    }
}
