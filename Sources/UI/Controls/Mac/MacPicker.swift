// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A pop-up button: the chosen value on a bezel with chevrons, as wide as it may be. In a grouped form, the value and
/// grey chevrons without a bezel.
struct PopUpPicker: View {
    let picker: _PickerConfiguration
    @Environment(\.labelsVisibility) private var visibility

    var body: some View {
        if visibility == .hidden || !picker.hasLabel {
            PopUpButton(picker: picker).hiddenLabel(picker.label)
        } else {
            ColumnControl(label: picker.label) { PopUpButton(picker: picker) }
        }
    }
}

private struct PopUpButton: View {
    let picker: _PickerConfiguration
    @State private var isOpen = false
    @State private var isPressed = false
    @Environment(\.formLook) private var form
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isGrouped = form == .grouped
        HStack(spacing: 5) {
            ChosenValue(picker: picker)
                .font(font ?? size.mac.font)
                .foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
                .lineLimit(1)
                .padding(.bottom, isGrouped ? 0 : 2)
                .frame(maxWidth: isGrouped ? nil : .infinity, alignment: .leading)
            PopUpChevrons(isQuiet: isGrouped)
        }
        .padding(.leading, isGrouped ? 0 : 8)
        .padding(.trailing, isGrouped ? 0 : 2)
        .frame(height: size.mac.height)
        .background { if !isGrouped { BezelGround(radius: size.mac.cornerRadius, isPressed: isPressed) } }
        .alignmentGuide(.firstTextBaseline) { MacMetrics.baseline(in: $0.height) - (isGrouped ? 0 : 1) }
        .onPress(fillsFrame: true, press: { isPressed = $0 }) {
            withAnimation(PopupMetrics.motion) { isOpen = true }
        }
        .accessibility { $0.addedTraits = .isButton }
        .menu(isOpen: $isOpen) { MenuOptions(picker: picker) }
    }
}

public nonisolated struct RadioGroupPickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(RadioGroup(picker: picker)) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A column of radio buttons beside the picker's label.
struct RadioGroup: View {
    let picker: _PickerConfiguration
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.isHorizontalRadioGroup) private var isHorizontal

    var body: some View {
        if visibility == .hidden || !picker.hasLabel {
            buttons.hiddenLabel(picker.label)
        } else {
            ColumnControl(label: picker.label) { buttons }
        }
    }

    @ViewBuilder private var buttons: some View {
        if isHorizontal {
            HStack(alignment: .firstTextBaseline, spacing: 12) { options }
        } else {
            VStack(alignment: .leading, spacing: 6) { options }
        }
    }

    private var options: some View {
        ChildReader {
            picker.content
        } result: { options in
            ForEach(options) { RadioButton(option: $0, selection: picker.selection) }
        }
    }
}

private struct RadioButton: View {
    let option: ChildView
    let selection: PickerSelection
    @State private var isPressed = false
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isChosen = selection.isChosen(option)
        HStack(alignment: .firstTextBaseline, spacing: MacMetrics.boxSpacing) {
            CheckableGround(shape: Circle(), isChecked: isChosen, isPressed: isPressed) {
                Circle().frame(width: size.mac.box * 0.43, height: size.mac.box * 0.43)
            }
            option.font(font ?? size.mac.font)
                .foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
        }
        .onPress(fillsFrame: true, press: { isPressed = $0 }) { selection.choose(option) }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

private enum HorizontalRadioGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var isHorizontalRadioGroup: Bool {
        get { self[HorizontalRadioGroupKey.self] }
        set { self[HorizontalRadioGroupKey.self] = newValue }
    }
}

extension View {
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.isHorizontalRadioGroup, true)
    }
}
