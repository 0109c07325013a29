// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph

/// Remembers how to take steps back, as Foundation's does on Apple's systems; the open-source Foundation has none.
///
/// What is registered between two events of a run loop is one step there; here each registration is one, unless it stands
/// between `beginUndoGrouping()` and `endUndoGrouping()`.
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

    /// Whether steps are being taken back just now.
    open private(set) var isUndoing = false
    /// Whether steps that were taken back are being taken again just now.
    open private(set) var isRedoing = false
    /// Kept, and without effect: there are no events to group by.
    open var groupsByEvent = true
    /// The most steps that are remembered; 0: all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// A manager that remembers nothing yet.
    public override init() {}

    /// Whether a registration is heeded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Ignores registrations until `enableUndoRegistration()` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Takes one call of `disableUndoRegistration()` back.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "undo registration is not disabled")
        disabledCount -= 1
    }

    /// Remembers `handler` as the way to take the present step back.
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

    /// Makes one step of all that is registered until the matching `endUndoGrouping()`.
    open func beginUndoGrouping() { openGroups.append(Group()) }
    /// Ends the innermost group.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast(), !group.actions.isEmpty else { return }
        if openGroups.isEmpty { add(group) } else { openGroups[openGroups.count - 1].actions += group.actions }
    }
    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    /// Whether there is a step to take back.
    open var canUndo: Bool { !undoGroups.isEmpty }
    /// Whether there is a step to take again.
    open var canRedo: Bool { !redoGroups.isEmpty }

    /// Takes the last step back, with all groups ended that are open.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    /// Takes the last step again that was taken back.
    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    /// What is registered on the way is one step in the other direction.
    private func run(_ group: Group) {
        openGroups.append(Group(name: group.name))
        for action in group.actions.reversed() { action.run() }
        endUndoGrouping()
    }

    /// Forgets all steps.
    open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }
    /// Forgets what was registered with this target.
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

    /// Names the present step.
    open func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if isUndoing, !redoGroups.isEmpty {
            redoGroups[redoGroups.count - 1].name = actionName
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        }
    }
    /// The name of the step that `undo()` takes back.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// The name of the step that `redo()` takes again.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
}

private enum UndoManagerKey: EnvironmentKey { static let defaultValue: UndoManager? = nil }

extension EnvironmentValues {
    /// What remembers how to take steps back; nil where nobody has set one.
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
