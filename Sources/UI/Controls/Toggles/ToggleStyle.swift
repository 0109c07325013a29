// SPDX-License-Identifier: MIT

import Interaction

/// How toggles look, and what they do when they are touched.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view that stands for a toggle.
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// Makes the view that stands for a toggle. It sets `configuration.isOn` itself.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    /// What the toggle is about, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// What the toggle is about.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether it stands for several values of which only some are on.
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
    /// The look of all toggles in this view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(ToggleStyleBox(style: style))
    }
}

/// The style of a place without any other: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The same as `SwitchToggleStyle`; in a menu an item with a checkmark.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.openMenu) private var menu

    var body: some View {
        if menu == nil {
            SwitchToggleStyle().makeBody(configuration: configuration)
        } else {
            MenuToggle(configuration: configuration)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// A switch; in a menu an item with a checkmark.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
