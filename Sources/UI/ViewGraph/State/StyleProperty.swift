// SPDX-License-Identifier: MIT

/// A style stored as a property of the view that applies it. The style's own properties, such as `@State`, then belong
/// to that view.
package struct StyleProperty<Style>: ConnectedProperty {
    package private(set) var style: Style

    package init(_ style: Style) { self.style = style }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let memory: Memory
        if let known = slot as? Memory {
            memory = known
        } else {
            memory = Memory(DynamicProperties(of: Style.self))
            slot = memory
        }
        memory.properties.bind(&style, to: node)
    }

    package func hasSameSource(as other: Self) -> Bool { ViewComparison.areSame(style, other.style) }

    // The style's properties may read any environment value.
    package func readsSameValue(in environment: EnvironmentValues) -> Bool { false }

    private final class Memory {
        package var properties: DynamicProperties
        package init(_ properties: DynamicProperties) { self.properties = properties }
    }
}
