// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The view that stands for a group.
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    /// Makes the view that stands for a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls, whatever types of views they are.
    public struct Content: ErasedPart { package let view: any View }

    /// What they are, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// The controls.
    public let content: Content
    /// What they are.
    public let label: Label
}

nonisolated struct ControlGroupStyleBox<Style: ControlGroupStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: ControlGroupStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The look of all groups of controls in this view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(ControlGroupStyleBox(style: style))
    }
}

/// The style of a place without any other: keys on one ground; in a menu a row of items.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The controls in a row, with lines between them.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

/// Controls side by side.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The controls in a row.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 20) { configuration.content }
    }
}

/// A row of small items.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The controls in a row, with lines between them.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

/// A row of items in a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The controls in a row, with lines between them.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

/// A row of small items in a menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The controls in a row, with lines between them.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// As the place has it.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls side by side.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of small items.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A row of items in a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A row of small items in a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls in a row with lines between them: on a ground of their own, or as one item of a menu.
private struct GroupedControls: View {
    let content: ControlGroupStyleConfiguration.Content
    @Environment(\.openMenu) private var menu

    var body: some View {
        if menu == nil {
            row(height: 32, line: 18)
                .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 8))
                .fixedSize(horizontal: true, vertical: false)
        } else {
            row(height: MenuMetrics.rowHeight, line: MenuMetrics.rowHeight).labelStyle(.iconOnly)
        }
    }

    private func row(height: CGFloat, line: CGFloat) -> some View {
        ChildReader {
            content.buttonStyle(GroupedButtonStyle())
        } result: { items in
            HStack(spacing: 0) {
                ForEach(items) { item in
                    if item.id != items.first?.id { Color.separator.frame(width: 1, height: line) }
                    item.frame(maxWidth: .infinity, minHeight: height)
                }
            }
        }
    }
}

/// A key of a group.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.openMenu) private var menu
    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                isEnabled
                    ? AnyShapeStyle(configuration.role == .destructive ? .red : .primary)
                    : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
            )
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, minHeight: 32)
            .background(isPressed ? Color.systemFill : .clear)
            .contentShape(Rectangle())
            .onPress(fillsFrame: true, press: { isPressed = $0 }) {
                menu?.close()
                configuration.trigger()
            }
    }
}
