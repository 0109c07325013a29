// SPDX-License-Identifier: MIT

// How symbols are coloured and filled since iOS 26. They are drawn here as they have been before.

/// How the colours of a symbol are laid on.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// Each part in one colour.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// Each part in shades of its colour; drawn in one.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By the colours of its parts.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By how much of its lines is drawn; shown by colours.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
    /// How the colours of this symbol are laid on.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    /// How this symbol shows its value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

extension View {
    /// How the colours of symbols in here are laid on.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    /// How symbols in here show their values.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
