// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

public struct Image: Equatable, Sendable {
    public enum ResizingMode: Sendable, Hashable { case tile, stretch }

    public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

    /// Symbols are drawn as templates by default; `original` draws them in `SymbolRenderingMode.multicolor`.
    public enum TemplateRenderingMode: Sendable, Hashable { case template, original }

    package enum Source: Equatable {
        case asset(String)
        case held(ImageValue)
        case symbol(String, variableValue: Double?)
    }

    /// The accessibility label. Event scripts can find the image by this label.
    enum Label: Equatable {
        case name
        case words(Text)
        case none
    }

    package let source: Source
    var label = Label.name
    package var resizing: Resizing?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var renderingMode: TemplateRenderingMode?
    var ownSymbolRenderingMode: SymbolRenderingMode?

    /// The image's own symbol rendering mode, which overrides the environment. If no mode is set,
    /// `.renderingMode(.original)` selects `.multicolor`.
    var symbolRenderingMode: SymbolRenderingMode? {
        ownSymbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
    }

    package struct Resizing: Equatable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// The explicit label as a string; nil if the image has none.
    @MainActor func words(in node: _AnyViewNode) -> String? {
        if case .words(let text) = label { text.string(in: node.environment) } else { nil }
    }

    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// Event scripts find the image by `label`.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        (source, self.label) = (.asset(name), .words(label))
    }

    public init(decorative name: String, bundle: Bundle? = nil) { (source, label) = (.asset(name), .none) }

    /// Creates an image that shows the pixels or paths of `image`, without looking up a name.
    package init(_ image: ImageValue) { source = .held(image) }

    public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

    /// - Parameter variableValue: The fraction of the variable layers that are drawn opaque, from 0 to 1. nil draws all
    ///   opaque. Ignored by symbols without variable layers.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName, variableValue: variableValue)
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    /// In template mode, a bitmap is drawn in one colour: the colour of the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.ownSymbolRenderingMode = mode
        return copy
    }
}
