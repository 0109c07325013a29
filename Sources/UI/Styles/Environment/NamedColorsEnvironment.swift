// SPDX-License-Identifier: MIT

/// Compared by identity, like all that lives as long as its host.
private struct SharedLookup: Equatable {
    let lookup: (any ColorLookup)?
    static func == (a: Self, b: Self) -> Bool { a.lookup === b.lookup }
}

private enum NamedColorsKey: EnvironmentKey { static var defaultValue: SharedLookup { SharedLookup(lookup: nil) } }

extension EnvironmentValues {
    /// Where colours of asset catalogues are found.
    package var namedColors: (any ColorLookup)? {
        get { self[NamedColorsKey.self].lookup }
        set { self[NamedColorsKey.self] = SharedLookup(lookup: newValue) }
    }
}
