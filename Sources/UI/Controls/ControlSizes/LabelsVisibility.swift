// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// A row with a label at the leading edge and its control at the trailing edge; on macOS and in a form with columns, the
/// two side by side. If labels are hidden, shows only the control.
struct LabeledControl<Label: View, Control: View>: View, UnnamedView {
    let label: Label
    let control: Control
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.isMac) private var isMac
    @Environment(\.formLook) private var form

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        if visibility == .hidden {
            control.withoutLeadingText().hiddenLabel(label)
        } else if isMac || form == .columns {
            ColumnControl(label: label) { control.withoutLeadingText() }
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
