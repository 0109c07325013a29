// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ControlGroupStyleConfiguration {
    public struct Content: ErasedPart { package let view: any View }

    public struct Label: ErasedPart { package let view: any View }

    public let content: Content
    public let label: Label
}

nonisolated struct ControlGroupStyleBox<Style: ControlGroupStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: ControlGroupStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(ControlGroupStyleBox(style: style))
    }
}

/// A row of buttons on a rounded background; in a menu, a row of items.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

/// Lays the controls out in a row, 20 points apart, without a background.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 20) { configuration.content }
    }
}

/// Looks like `.automatic`.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

/// Looks like `.automatic`.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

/// Looks like `.automatic`.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls in a row with separators between them. Outside of a menu the row has a background; inside, it is one menu
/// item.
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

/// A cell of a control group: primary text, or red for the destructive role, on a grey background while pressed.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.openMenu) private var menu
    @Environment(\.menuStaysOpen) private var staysOpen
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
                if !staysOpen { menu?.close() }
                configuration.trigger()
            }
    }
}
