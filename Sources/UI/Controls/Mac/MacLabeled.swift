// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// How the enclosing form arranges the labels and the controls of its rows.
package enum FormLook: Sendable {
    /// There is no form, or it is a list of rows as on iOS.
    case none
    /// Labels end and controls begin at a common guide (`formControls`).
    case columns
    /// Labels stand at the leading edge and controls at the trailing edge of a row.
    case grouped
}

private enum FormLookKey: EnvironmentKey { static let defaultValue = FormLook.none }

extension EnvironmentValues {
    package var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension HorizontalAlignment {
    private enum FormControls: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
    }

    /// The leading edge of the controls in a form with columns. Views without a label begin there.
    package static let formControls = HorizontalAlignment(FormControls.self)
}

/// A label and its control on macOS, or in a form with columns: side by side in columns and outside of forms, and at
/// the two edges of a row of a grouped form.
struct ColumnControl<Label: View, Control: View>: View, UnnamedView {
    let label: Label
    let control: Control
    @Environment(\.formLook) private var form
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: form == .grouped ? 0 : MacMetrics.labelSpacing) {
            label.font(font ?? (form == .grouped ? nil : size.mac.font)).fixedSize(
                horizontal: form == .columns, vertical: false)
            if form == .grouped { Spacer(minLength: MacMetrics.labelSpacing) }
            control
                .alignmentGuide(.firstTextBaseline) { control in
                    // A control without text has its middle at the middle of the label's capitals.
                    control[explicit: .firstTextBaseline] ?? MacMetrics.baseline(in: control.height)
                }
                .alignmentGuide(.formControls) { $0[.leading] }
        }
        .labelGroup()
    }
}
