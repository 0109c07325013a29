// SPDX-License-Identifier: MIT

/// The names of all symbols, for listings and contact sheets.
public enum SymbolCatalog {
    /// All names in alphabetical order: each drawing in all its forms.
    public static var names: [String] { SymbolLibrary.names }

    /// The names of the drawings in alphabetical order, without derived forms: slashes, enclosures and letters of other
    /// scripts.
    public static var drawings: [String] { SymbolLibrary.drawnNames }
}
