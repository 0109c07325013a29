// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views
import Controls

/// The editing actions of the rows of one `ForEach`. Used only on the main actor.
final class RowEditing: Equatable, @unchecked Sendable {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
    let loop: RowLoop

    init(
        delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil, loop: RowLoop = RowLoop()
    ) {
        self.delete = delete
        self.move = move
        self.loop = loop
    }

    static func == (a: RowEditing, b: RowEditing) -> Bool { a === b }
}

/// Identifies a `ForEach`, to tell its rows from the rows of other loops.
final class RowLoop: Sendable {}

/// The editing actions of all loops around a row, innermost last.
enum RowEditingTrait: ElementTrait {
    static var defaultValue: [RowEditing] { [] }
    static func merged(outer: [RowEditing], inner: @autoclosure () -> [RowEditing]?) -> [RowEditing] {
        outer + (inner() ?? [])
    }
}

/// The editing actions that modifiers have disabled for a row.
struct RowLocks: Equatable {
    var isDeleteDisabled = false
    var isMoveDisabled = false
}

enum RowLocksTrait: ElementTrait {
    static var defaultValue: RowLocks { RowLocks() }
    static func merged(outer: RowLocks, inner: @autoclosure () -> RowLocks?) -> RowLocks {
        guard let inner = inner() else { return outer }
        return RowLocks(
            isDeleteDisabled: outer.isDeleteDisabled || inner.isDeleteDisabled,
            isMoveDisabled: outer.isMoveDisabled || inner.isMoveDisabled)
    }
}

/// The views of a loop, with editing actions attached to its rows.
private struct EditableContent<Content: DynamicViewContent>: DynamicViewContent {
    let content: Content
    let editing: RowEditing

    var data: Content.Data { content.data }
    var body: some View { content.trait(RowEditingTrait.self, [editing]) }
}

extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, editing: RowEditing(delete: action))
    }
    /// Has no effect: drag and drop is not supported, so `action` is never called.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { withoutEffect(self, .dragAndDrop) }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, editing: RowEditing(move: action))
    }
}

extension View {
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(RowLocksTrait.self, RowLocks(isDeleteDisabled: isDisabled))
    }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        trait(RowLocksTrait.self, RowLocks(isMoveDisabled: isDisabled))
    }
}

extension Subview {
    /// The action that deletes this row's element; nil if it cannot be deleted.
    ///
    /// - Parameter rows: Returns all existing rows. The action needs them only if the loop does not know the element's
    ///   index.
    @MainActor func deletion(among rows: @escaping @MainActor () -> [Subview]) -> (@MainActor () -> Void)? {
        guard !trait(RowLocksTrait.self).isDeleteDisabled,
            let editing = trait(RowEditingTrait.self).last(where: { $0.delete != nil })
        else { return nil }
        return {
            guard let index = indexInLoop ?? index(among: rows(), of: editing) else { return }
            editing.delete?(IndexSet(integer: index))
        }
    }

    /// Whether the row's element can be moved. Cheap, because it does not search for the element's index.
    @MainActor var canBeMoved: Bool {
        !trait(RowLocksTrait.self).isMoveDisabled && trait(RowEditingTrait.self).contains { $0.move != nil }
    }

    /// The editing actions and index with which to move this row's element; nil if it cannot be moved.
    ///
    /// - Parameter rows: All existing rows.
    @MainActor func moving(among rows: @MainActor () -> [Subview]) -> (editing: RowEditing, index: Int)? {
        guard canBeMoved, let editing = trait(RowEditingTrait.self).last(where: { $0.move != nil }),
            let index = indexInLoop ?? index(among: rows(), of: editing)
        else { return nil }
        return (editing, index)
    }

    /// The index of the row's element in its loop. Consecutive rows with the same id belong to one element.
    @MainActor private func index(among rows: [Subview], of editing: RowEditing) -> Int? {
        var last: AnyHashable?
        var index = -1
        for row in rows where row.trait(RowEditingTrait.self).contains(where: { $0.loop === editing.loop }) {
            let id = row.choice
            if id == nil || id != last { index += 1 }
            last = id
            if row.id == self.id { return index }
        }
        return nil
    }
}
