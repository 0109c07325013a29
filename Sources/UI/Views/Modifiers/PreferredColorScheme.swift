// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

nonisolated struct PreferredColorSchemeModifier: _PrimitiveModifier {
    let colorScheme: ColorScheme?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferredColorSchemeNode(view, inputs)
    }
}

/// A node that may prefer a colour scheme for the window. The first registered node with a preference wins.
@MainActor
protocol ColorSchemePreferring: _AnyViewNode {
    var preferredColorScheme: ColorScheme? { get }
}

private final class PreferredColorSchemeNode<V: View>: InputModifierNode<V, PreferredColorSchemeModifier>,
    ColorSchemePreferring
{
    var preferredColorScheme: ColorScheme? { modifier.colorScheme }

    override init(_ view: ModifiedContent<V, PreferredColorSchemeModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        host.feature(ColorSchemePreference.self).add(self)
    }
}

/// Updates the environment of all views when the preferred colour scheme has changed.
final class ColorSchemePreference: HostFeature {
    static let updateOrder = HostFeatureOrder.appearance
    private unowned let host: ViewHost
    /// The host's colour scheme, used if no view prefers one.
    private let ownColorScheme: ColorScheme
    private var nodes: [any ColorSchemePreferring] = []

    init(host: ViewHost) {
        self.host = host
        ownColorScheme = host.environment.colorScheme
    }

    func add(_ node: any ColorSchemePreferring) { nodes.append(node) }

    func updatesViews() -> Bool {
        if nodes.isEmpty, host.environment.colorScheme == ownColorScheme { return false }
        nodes.removeAll { !$0.isMounted }
        let scheme = nodes.lazy.compactMap(\.preferredColorScheme).first ?? ownColorScheme
        guard scheme != host.environment.colorScheme else { return false }
        host.changeEnvironment { $0.colorScheme = scheme }
        return true
    }
}

extension View {
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
    }
}
