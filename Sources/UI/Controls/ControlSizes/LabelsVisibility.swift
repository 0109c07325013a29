// SPDX-License-Identifier: MIT

import Interaction

private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// Whether controls here show their labels; `.automatic` by default: as each kind of control has it.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Leaves out the labels of controls in this view.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Whether controls in this view show their labels.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// A label before a control, and room between them: how toggles, steppers and pickers of a form stand in their lines.
struct LabeledControl<Label: View, Control: View>: View, UnnamedView {
    let label: Label
    let control: Control
    @Environment(\.labelsVisibility) private var visibility

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        if visibility == .hidden {
            control.withoutLeadingText().unseenLabel(label)
        } else {
            HStack(spacing: 0) {
                label
                Spacer(minLength: 8)
                control.withoutLeadingText()
            }
            .labelGroup()
        }
    }
}
