// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Views

/// What a drag may do with the dragged items. Kept: nothing is dragged.
public struct DragConfiguration: Sendable {
    public struct OperationsWithinApp: Sendable {
        public var allowCopy, allowMove, allowAlias: Bool
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowAlias: Bool = false) {
            (self.allowCopy, self.allowMove, self.allowAlias) = (allowCopy, allowMove, allowAlias)
        }
    }
    public struct OperationsOutsideApp: Sendable {
        public var allowCopy, allowMove, allowAlias, allowDelete: Bool
        public init(
            allowCopy: Bool = true, allowMove: Bool = false, allowAlias: Bool = false, allowDelete: Bool = false
        ) {
            (self.allowCopy, self.allowMove) = (allowCopy, allowMove)
            (self.allowAlias, self.allowDelete) = (allowAlias, allowDelete)
        }
    }

    public var operationsWithinApp: OperationsWithinApp
    public var operationsOutsideApp: OperationsOutsideApp

    public init(
        operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
    ) { (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp) }

    public init(allowMove: Bool, allowDelete: Bool = false) {
        self.init(
            operationsWithinApp: .init(allowMove: allowMove),
            operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
    }
}

public struct DropConfiguration: Sendable {
    public var operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// A drag in progress. No session is ever made.
public struct DragSession: Identifiable {
    public struct ID: Hashable, Sendable {}
    public enum Phase: Equatable, Sendable {
        case initial, active, ended(DropOperation), dataTransferCompleted
    }
    public let id = ID()
    public let phase: Phase
    public func draggedItemIDs<ItemID: Hashable & Sendable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// A drop in progress. No session is ever made.
public struct DropSession: Identifiable {
    public struct ID: Hashable, Sendable {}
    public enum Phase: Equatable, Sendable {
        case entering, active, exiting, ended(DropOperation), dataTransferCompleted
    }
    public let id = ID()
    public let phase: Phase
    public let location: CGPoint
}

public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String
    public static let `default` = DragDropPreviewsFormation(name: "default")
    public static let list = DragDropPreviewsFormation(name: "list")
    public static let pile = DragDropPreviewsFormation(name: "pile")
    public static let stack = DragDropPreviewsFormation(name: "stack")
}

extension View {
    /// Never calls the action: windows are not resized by hand.
    nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
        withoutEffect(self, .system)
    }
}

// Nothing is dragged: sources, containers and destinations warn; the others have no effect.
extension View {
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View { notDragged("draggable") }
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable { notDragged("draggable") }
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable { notDragged("draggable") }
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping () -> Item?
    ) -> some View { notDragged("draggable") }
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View { notDragged("draggable") }

    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Item == Data.Element { notDragged("dragContainer") }
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable { notDragged("dragContainer") }
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View { withoutEffect(self, .dragAndDrop) }

    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        withoutEffect(self, .dragAndDrop)
    }
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        withoutEffect(self, .dragAndDrop)
    }
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        withoutEffect(self, .dragAndDrop)
    }
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View { withoutEffect(self, .dragAndDrop) }
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        withoutEffect(self, .dragAndDrop)
    }
    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        withoutEffect(self, .dragAndDrop)
    }
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View { notDragged("dropDestination") }
}
