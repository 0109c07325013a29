// SPDX-License-Identifier: MIT

import Motion
import Views

public enum EditMode: Sendable, Hashable {
    case inactive
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The edit mode of the enclosing window, page or sheet; nil if there is none.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Stores an edit mode and passes it to the content's environment.
private struct EditedPlace: ViewModifier {
    @State private var mode = EditMode.inactive

    func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}

extension View {
    /// Adds an edit mode that the views inside share. Applied to each window, page and sheet.
    nonisolated package func editedPlace() -> some View { modifier(EditedPlace()) }
}

/// Toggles `\.editMode` of the window, page or sheet that contains the button.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    public init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
    }
}
