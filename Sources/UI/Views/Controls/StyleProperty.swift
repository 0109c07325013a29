@_spi(ViewGraph) import ViewGraph

/// A style as a property of the view that applies it, so that the style's own properties (`@Environment`, `@State`) are
/// those of that view.
struct StyleProperty<Style>: ConnectedProperty {
    private(set) var style: Style

    init(_ style: Style) { self.style = style }

    mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let memory: Memory
        if let known = slot as? Memory {
            memory = known
        } else {
            memory = Memory(DynamicProperties(of: Style.self))
            slot = memory
        }
        memory.properties.bind(&style, to: node)
    }

    func hasSameSource(as other: Self) -> Bool { ViewComparison(of: Style.self).areSame(style, other.style) }

    // Properties of the style may read anything.
    func findsTheSame(in environment: EnvironmentValues) -> Bool { false }

    private final class Memory {
        var properties: DynamicProperties
        init(_ properties: DynamicProperties) { self.properties = properties }
    }
}
