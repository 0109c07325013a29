// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views

/// What becomes of what is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What would become of what is dropped here.
public struct DropProposal: Sendable {
    /// What would become of it.
    public let operation: DropOperation
    /// A proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged above a view.
public struct DropInfo {
    /// Where, in the view.
    public let location: CGPoint
    private let providers: [NSItemProvider]

    init(location: CGPoint, providers: [NSItemProvider]) {
        self.location = location
        self.providers = providers
    }

    /// Whether something of these kinds is dragged.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    /// What of these kinds is dragged.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { item in contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
    }
}

/// Told of what is dragged above a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether it may be dropped here.
    func validateDrop(info: DropInfo) -> Bool
    /// It is dropped. Returns whether that was of use.
    func performDrop(info: DropInfo) -> Bool
    /// It comes above the view.
    func dropEntered(info: DropInfo)
    /// It moves above the view. Returns what would become of it.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// True.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Nothing.
    public func dropEntered(info: DropInfo) {}
    /// What was proposed last.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Nothing.
    public func dropExited(info: DropInfo) {}
}
