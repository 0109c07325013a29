// SPDX-License-Identifier: MIT

/// A colour lookup, compared by identity: a host uses the same object throughout its life.
private struct SharedLookup: Equatable {
    let lookup: (any ColorLookup)?
    static func == (a: Self, b: Self) -> Bool { a.lookup === b.lookup }
}

private enum NamedColorsKey: EnvironmentKey { static var defaultValue: SharedLookup { SharedLookup(lookup: nil) } }

extension EnvironmentValues {
    /// Looks up the colours of asset catalogues; nil outside of a host.
    package var namedColors: (any ColorLookup)? {
        get { self[NamedColorsKey.self].lookup }
        set { self[NamedColorsKey.self] = SharedLookup(lookup: newValue) }
    }
}
