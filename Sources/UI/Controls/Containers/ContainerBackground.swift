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
    /// Room between this view and the edges of the scene, as wide as the system has it: 16 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// Whether the indicator of the home gesture goes after a while; it is drawn only when somebody asks for it.
    nonisolated public func prefersHomeIndicatorAutoHidden(_ value: Bool = true) -> some View { self }
    /// Whether more than the usual brightness is shown: PNG and GIF have no more.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    /// Draws the ground of this view out under bars; as it is drawn here, it reaches to its own edges.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// As white as paper.
        public static let standard = DynamicRange(name: "standard")
        /// A little brighter.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the screen.
        public static let high = DynamicRange(name: "high")
    }

    /// How bright the picture may be: PNG and GIF have nothing brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
