// SPDX-License-Identifier: MIT

import SwiftUICore

private enum TypeSizeAroundBarKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

extension EnvironmentValues {
    /// The dynamic type size of the page that contains this bar; nil outside of bars.
    fileprivate var typeSizeAroundBar: DynamicTypeSize? {
        get { self[TypeSizeAroundBarKey.self] }
        set { self[TypeSizeAroundBarKey.self] = newValue }
    }
}

private struct BarTypeSize: ViewModifier {
    @Environment(\.dynamicTypeSize) private var size

    func body(content: Content) -> some View {
        content.environment(\.typeSizeAroundBar, size).environment(\.dynamicTypeSize, .large)
    }
}

private struct PageTypeSize: ViewModifier {
    @Environment(\.typeSizeAroundBar) private var around
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.imageScale) private var scale

    func body(content: Content) -> some View {
        content.environment(\.typeSizeAroundBar, nil).environment(\.dynamicTypeSize, around ?? size)
            .environment(\.imageScale, around == nil ? scale : .medium)
    }
}

extension View {
    /// Sets the default dynamic type size in a bar, because text in bars does not grow with the page's text.
    package func barTypeSize() -> some View { modifier(BarTypeSize()) }

    /// Restores the page's text size and image scale in a view that a bar item presents, such as a sheet.
    package func pageTypeSize() -> some View { modifier(PageTypeSize()) }
}
