/// Reads a value of the environment of the view it stands in.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

    mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        value = node.environment[keyPath: keyPath]
    }
}
