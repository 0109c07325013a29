// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Asks the window for light or dark appearance.
nonisolated struct PreferredColorSchemeModifier: _PrimitiveModifier {
    let colorScheme: ColorScheme?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferredColorSchemeNode(view, inputs)
    }
}

/// A node with a wish for the appearance of the whole window. The first one in the tree that has any is granted.
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

/// Grants what the views of a host prefer.
final class ColorSchemePreference: HostFeature {
    static let updateOrder = HostFeatureOrder.appearance
    private unowned let host: ViewHost
    /// The appearance where no view prefers one.
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
    /// Shows the whole window in light or dark appearance; nil has no wish.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
    }
}
