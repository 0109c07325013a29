// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore

/// Makes a link from a picker's row to a page with the picker's options. A navigation stack provides the link, because
/// this module has no navigation.
package final class PickerLink: Sendable {
    private let link: @MainActor @Sendable (_ row: AnyView, _ title: AnyView, _ options: AnyView) -> AnyView

    package init(
        _ link: @escaping @MainActor @Sendable (_ row: AnyView, _ title: AnyView, _ options: AnyView) -> AnyView
    ) {
        self.link = link
    }

    @MainActor fileprivate func callAsFunction(_ row: some View, _ title: AnyView, _ options: some View) -> AnyView {
        link(AnyView(row), title, AnyView(options))
    }
}

private enum PickerLinkKey: EnvironmentKey { static var defaultValue: PickerLink? { nil } }

extension EnvironmentValues {
    /// Makes the links of pickers with the style `navigationLink`; nil outside of navigation stacks.
    package var pickerLink: PickerLink? {
        get { self[PickerLinkKey.self] }
        set { self[PickerLinkKey.self] = newValue }
    }
}

/// A row with a picker's label, the chosen value and a chevron. A tap opens a page with all values, or a menu if there
/// is no navigation stack.
struct LinkPicker: View {
    let picker: _PickerConfiguration
    @State private var isOpen = false
    @Environment(\.pickerLink) private var link

    var body: some View {
        if let link {
            link(row, picker.label, LinkedOptions(picker: picker))
        } else {
            Button {
                withAnimation(PopupMetrics.motion) { isOpen = true }
            } label: {
                HStack(spacing: 8) {
                    row
                    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                        .accessibilityHidden(true)
                }
                // Resets the text colour, because the button would tint the row.
                .foregroundColor(nil)
            }
            .menu(isOpen: $isOpen) { MenuOptions(picker: picker) }
        }
    }

    private var row: some View {
        LabeledControl(label: picker.label) { ChosenValue(picker: picker).foregroundStyle(.secondary) }
    }
}

/// The rows of a picker's page. A tap chooses a value and closes the page.
private struct LinkedOptions: View {
    let picker: _PickerConfiguration
    @Environment(\.dismiss) private var dismiss

    var body: some View { PickerRows(picker: picker) { dismiss() } }
}
