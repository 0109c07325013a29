// SPDX-License-Identifier: MIT

import Foundation

/// An image from the assets, or a symbol.
public struct Image: Equatable, Sendable {
    /// How a resizable image takes a space of another size.
    public enum ResizingMode: Sendable, Hashable { case tile, stretch }

    /// How good the image looks between its pixels.
    public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

    /// Whether an image shows its own colours, or only where it is opaque, in the foreground style. Symbols are
    /// templates, unless they are asked for their original colours: those of `SymbolRenderingMode.multicolor`.
    public enum TemplateRenderingMode: Sendable, Hashable { case template, original }

    package enum Source: Equatable {
        case asset(String)
        case held(HeldImage)
        case symbol(String, variableValue: Double?)
    }

    /// What the image is called by those who do not see it, and by scripts of touches.
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

    /// What the image itself says of the layers of a symbol, which stands above what is said around it: in their
    /// original colours they are multicolour.
    var symbolRenderingMode: SymbolRenderingMode? {
        ownSymbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
    }

    package struct Resizing: Equatable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// The image called `name`, found in the folders and catalogs that the renderer was given.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// The image called `name`, with what readers of the screen say. Here scripts of touches find it by that.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        (source, self.label) = (.asset(name), .words(label))
    }

    /// The image called `name`, hidden from readers of the screen.
    public init(decorative name: String, bundle: Bundle? = nil) { (source, label) = (.asset(name), .none) }

    /// An image that is there already.
    package init(_ image: HeldImage) { source = .held(image) }

    /// The symbol called `systemName`, as large and as heavy as text in its place would be.
    public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

    /// The symbol called `systemName`, of whose variable layers only the first are lit: none at 0, all at 1. nil lights
    /// all; symbols without such layers do not change.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName, variableValue: variableValue)
    }

    /// Lets the image take any size that is offered.
    ///
    /// - Parameters:
    ///   - capInsets: Edges that keep their size, in points of the image.
    ///   - resizingMode: Whether what is between them is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    /// How the image is sampled between its pixels; `.medium` where nothing is said.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    /// Whether edges of the image that do not lie on pixels are smooth; they are where nothing is said.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    /// Whether the image is drawn in its own colours or in the foreground style, of which a bitmap takes one colour;
    /// nil: as its asset says, and a symbol as a template.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    /// How the layers of this symbol are coloured, whatever is said around it; nil: as is said there.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.ownSymbolRenderingMode = mode
        return copy
    }
}
