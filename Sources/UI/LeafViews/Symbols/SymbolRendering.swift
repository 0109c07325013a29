// SPDX-License-Identifier: MIT

// Symbol rendering APIs of iOS 26. They can be called, but have no effect.

public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        unsupported(self, "symbolColorRenderingMode")
    }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        unsupported(self, "symbolVariableValueMode")
    }
}

extension View {
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        unsupported(self, "symbolColorRenderingMode")
    }
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        unsupported(self, "symbolVariableValueMode")
    }
}
