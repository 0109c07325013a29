// SPDX-License-Identifier: MIT

import SwiftUICore

@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public let label: Label
    @Binding public var isOn: Bool
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

nonisolated struct ToggleStyleBox<Style: ToggleStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: ToggleStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(ToggleStyleBox(style: style))
    }
}

public nonisolated struct DefaultToggleStyle: ToggleStyle, Sendable {
    public init() {}

    /// Draws a switch; on macOS a checkbox or, in a grouped form, a small switch. In a menu, draws an item with a
    /// checkmark instead, and in a bar a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

private enum IsBarItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls are items of a bar.
    package var isBarItem: Bool {
        get { self[IsBarItemKey.self] }
        set { self[IsBarItemKey.self] = newValue }
    }
}

private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.openMenu) private var menu
    @Environment(\.isBarItem) private var isBarItem
    @Environment(\.isMac) private var isMac
    @Environment(\.formLook) private var form

    var body: some View {
        if menu == nil {
            if isBarItem {
                ButtonToggleStyle().makeBody(configuration: configuration)
            } else if isMac, form == .grouped {
                SwitchToggleStyle().makeBody(configuration: configuration).controlSize(.mini)
            } else if isMac {
                CheckboxToggleStyle().makeBody(configuration: configuration)
            } else {
                SwitchToggleStyle().makeBody(configuration: configuration)
            }
        } else {
            MenuToggle(configuration: configuration)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
