// SPDX-License-Identifier: MIT

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable, Equatable {
    enum Kind { case monochrome, hierarchical, palette, multicolor }
    let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The foreground style, ever more transparent from layer to layer.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The levels of the foreground style, one a layer.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The colours of the symbol's own, and the foreground style where a layer has none.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension Image {
    /// The size of a symbol beside text of the same font.
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// nil: palette where several foreground styles are given, else monochrome.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The forms of symbols that this place asks for.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How large symbols are beside text: 0.79, 1 or 1.29 times; `.medium` by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// How symbols in this view are coloured; nil: as the foreground styles suggest.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Shows symbols in this view in a form of theirs, where they have it, besides the forms asked for further out;
    /// `none` takes those back.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }

    /// How large symbols in this view are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
