// SPDX-License-Identifier: MIT

import Views

public struct ContainerBackgroundPlacement: Sendable, Hashable {
    private let name: String
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Draws `style` behind this view, extended to the edges of the screen. `container` is ignored.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea() }
    }

    /// Draws `content` behind this view, extended to the edges of the screen. `container` is ignored.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = content()
        return background(alignment: alignment) { ground.ignoresSafeArea() }
    }

    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some View {
        withoutEffect(self, .widgets)
    }
}
