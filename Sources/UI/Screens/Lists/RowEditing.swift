// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views
import Controls

/// What can be done to the elements that a loop makes rows of. Only the main actor looks at it.
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

    /// Whether they are of the same loop, as it was made once.
    static func == (a: RowEditing, b: RowEditing) -> Bool { a === b }
}

/// Tells the elements of one loop from those of others.
final class RowLoop: Sendable {}

/// Of all loops around a row, the innermost last.
enum RowEditingTrait: ElementTrait {
    static var defaultValue: [RowEditing] { [] }
    static func merged(outer: [RowEditing], inner: @autoclosure () -> [RowEditing]?) -> [RowEditing] {
        outer + (inner() ?? [])
    }
}

/// What a row says against being edited.
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

/// The views of a loop, whose rows can be edited.
private struct EditableContent<Content: DynamicViewContent>: DynamicViewContent {
    let content: Content
    let editing: RowEditing

    var data: Content.Data { content.data }
    var body: some View { content.trait(RowEditingTrait.self, [editing]) }
}

extension DynamicViewContent {
    /// What deletes elements; nil: nothing can be deleted. Rows get a button for it when they are swiped, or edited.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, editing: RowEditing(delete: action))
    }
    /// What takes up content that is dragged between rows. Nothing is dragged: `action` is not called.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
    /// What moves elements; nil: nothing can be moved. While they are edited, rows have a handle that moves them.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, editing: RowEditing(move: action))
    }
}

extension View {
    /// Whether this row cannot be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(RowLocksTrait.self, RowLocks(isDeleteDisabled: isDisabled))
    }
    /// Whether this row cannot be moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        trait(RowLocksTrait.self, RowLocks(isMoveDisabled: isDisabled))
    }
}

extension Subview {
    /// Deletes the element that this row stands for; nil where it cannot be deleted.
    ///
    /// - Parameter rows: all rows that are there, among which those of the same loop tell which element it is where the loop
    ///   has made all of them: only asked for when it comes to that.
    @MainActor func deletion(among rows: @escaping @MainActor () -> [Subview]) -> (@MainActor () -> Void)? {
        guard !trait(RowLocksTrait.self).isDeleteDisabled,
            let editing = trait(RowEditingTrait.self).last(where: { $0.delete != nil })
        else { return nil }
        return {
            guard let index = indexInLoop ?? index(among: rows(), of: editing) else { return }
            editing.delete?(IndexSet(integer: index))
        }
    }

    /// Whether the element can be moved that this row stands for. Asked with each evaluation: which one it is is not found out.
    @MainActor var canBeMoved: Bool {
        !trait(RowLocksTrait.self).isMoveDisabled && trait(RowEditingTrait.self).contains { $0.move != nil }
    }

    /// What moves the element that this row stands for, and its number; nil where it cannot be moved.
    ///
    /// - Parameter rows: as for `deletion`.
    @MainActor func moving(among rows: @MainActor () -> [Subview]) -> (editing: RowEditing, index: Int)? {
        guard canBeMoved, let editing = trait(RowEditingTrait.self).last(where: { $0.move != nil }),
            let index = indexInLoop ?? index(among: rows(), of: editing)
        else { return nil }
        return (editing, index)
    }

    /// Which element of its loop it stands for: several rows may stand for one.
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
