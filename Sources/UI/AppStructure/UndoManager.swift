// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph

/// A replacement for Apple's `UndoManager`, which the open-source Foundation lacks.
///
/// Apple's class groups all registrations of one run-loop iteration. In this class, each registration is a group of its
/// own, except between `beginUndoGrouping()` and `endUndoGrouping()`.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Action {
        let target: ObjectIdentifier
        let run: () -> Void
    }
    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var openGroups: [Group] = []
    private var disabledCount = 0

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// Has no effect, because there is no run loop whose iterations could group registrations.
    open var groupsByEvent = true
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    public override init() {}

    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "undo registration is not disabled")
        disabledCount -= 1
    }

    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: ObjectIdentifier(target)) { [weak target] in target.map(handler) }
        if !openGroups.isEmpty { return openGroups[openGroups.count - 1].actions.append(action) }
        add(Group(actions: [action]))
    }

    private func add(_ group: Group) {
        if isUndoing { return redoGroups.append(group) }
        undoGroups.append(group)
        if !isRedoing { redoGroups = [] }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups = undoGroups.suffix(levelsOfUndo)
        redoGroups = redoGroups.suffix(levelsOfUndo)
    }

    open func beginUndoGrouping() { openGroups.append(Group()) }
    open func endUndoGrouping() {
        guard let group = openGroups.popLast(), !group.actions.isEmpty else { return }
        if openGroups.isEmpty { add(group) } else { openGroups[openGroups.count - 1].actions += group.actions }
    }
    open var groupingLevel: Int { openGroups.count }

    open var canUndo: Bool { !undoGroups.isEmpty }
    open var canRedo: Bool { !redoGroups.isEmpty }

    /// Ends all open groups, then undoes the last group.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    /// Runs the actions of a group. Actions that they register form one group on the opposite stack.
    private func run(_ group: Group) {
        openGroups.append(Group(name: group.name))
        for action in group.actions.reversed() { action.run() }
        endUndoGrouping()
    }

    open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }
    open func removeAllActions(withTarget target: Any) {
        let id = ObjectIdentifier(target as AnyObject)
        func without(_ groups: [Group]) -> [Group] {
            groups.compactMap { group in
                var rest = group
                rest.actions.removeAll { $0.target == id }
                return rest.actions.isEmpty ? nil : rest
            }
        }
        (undoGroups, redoGroups) = (without(undoGroups), without(redoGroups))
    }

    open func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if isUndoing, !redoGroups.isEmpty {
            redoGroups[redoGroups.count - 1].name = actionName
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        }
    }
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    open var redoActionName: String { redoGroups.last?.name ?? "" }
}

private enum UndoManagerKey: EnvironmentKey { static let defaultValue: UndoManager? = nil }

extension EnvironmentValues {
    /// nil outside of a model container with undo support, because windows have no undo manager of their own.
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
