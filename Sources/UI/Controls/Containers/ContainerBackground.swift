// SPDX-License-Identifier: MIT

import ViewGraph
import Views

public struct ContainerBackgroundPlacement: Sendable, Hashable {
    private let name: String
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let window = ContainerBackgroundPlacement(name: "window")

    package init(name: String) { self.name = name }
}

extension View {
    /// Draws `style` behind this view, extended to the edges of the screen; in a widget, behind the whole widget.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerGround(container: container, alignment: .center, ground: Rectangle().fill(style)))
    }

    /// Draws `content` behind this view, extended to the edges of the screen; in a widget, behind the whole widget.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerGround(container: container, alignment: alignment, ground: content()))
    }

    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some View {
        withoutEffect(self, .widgets)
    }
}

private nonisolated struct ContainerGround<Ground: View>: ViewModifier {
    let container: ContainerBackgroundPlacement
    let alignment: Alignment
    let ground: Ground

    @MainActor func body(content: Content) -> some View {
        content.modifier(PlacedGround(container: container, alignment: alignment, ground: ground))
    }
}

private struct PlacedGround<Ground: View>: ViewModifier {
    let container: ContainerBackgroundPlacement
    let alignment: Alignment
    let ground: Ground
    @Environment(\.isInWidget) private var isInWidget

    func body(content: Content) -> some View {
        let isOfWidget = isInWidget && container == .widget
        content
            .background(alignment: alignment) { if !isOfWidget { ground.ignoresSafeArea() } }
            .preference(key: WidgetGroundKey.self, value: isOfWidget ? WidgetGround(view: AnyView(ground)) : nil)
    }
}

/// The background of a widget, which its content declares. Never equal to another, since views cannot be compared.
package struct WidgetGround: Equatable, @unchecked Sendable {
    package let view: AnyView
    package static func == (a: Self, b: Self) -> Bool { false }
}

package enum WidgetGroundKey: PreferenceKey {
    package static var defaultValue: WidgetGround? { nil }
    package static func reduce(value: inout WidgetGround?, nextValue: () -> WidgetGround?) {
        value = value ?? nextValue()
    }
}

private enum IsInWidgetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var isInWidget: Bool {
        get { self[IsInWidgetKey.self] }
        set { self[IsInWidgetKey.self] = newValue }
    }
}
