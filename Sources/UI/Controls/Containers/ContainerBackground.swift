// SPDX-License-Identifier: MIT

import Views

/// A container whose ground a view inside says.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
    private let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A page of a navigation.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The columns of a navigation.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A page of tabs.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// The ground of the container around this view: drawn behind this view, out to the edges of the screen.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea() }
    }

    /// The ground of the container around this view: drawn behind this view, out to the edges of the screen.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = content()
        return background(alignment: alignment) { ground.ignoresSafeArea() }
    }

    /// Whether the ground of the widget may be taken away.
    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some View { self }
}
