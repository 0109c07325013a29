// SPDX-License-Identifier: MIT

import Motion
import Views

/// Whether what a view shows can be edited at the moment.
public enum EditMode: Sendable, Hashable {
    /// It cannot.
    case inactive
    /// It can for a while, as when a row is swiped.
    case transient
    /// It can.
    case active

    /// Whether it can.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether what is shown here can be edited; nil where nobody keeps that.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Keeps whether the views in here are edited.
private struct EditedPlace: ViewModifier {
    @State private var mode = EditMode.inactive

    func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}

extension View {
    /// A place that is edited apart from those around it: a window, a page, a sheet.
    nonisolated package func editedPlace() -> some View { modifier(EditedPlace()) }
}

/// A button that begins and ends editing: it changes `\.editMode` of the place.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// A button that says Edit, and Done while something is edited.
    public init() {}

    /// A button in the style of buttons here.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
    }
}
