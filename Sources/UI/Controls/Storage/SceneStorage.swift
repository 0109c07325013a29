// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// A value stored per scene; the store starts empty. Writing a value invalidates every view that reads its key.
@propertyWrapper
public struct SceneStorage<Value>: ConnectedProperty {
    private let key: String
    private let initialValue: Value
    private let kind: StoredKind<Value>
    private var stored: StoredValue?

    private init(_ key: String, _ initialValue: Value, _ kind: StoredKind<Value>) {
        self.key = key
        self.initialValue = initialValue
        self.kind = kind
    }

    /// Outside of a view tree, reads return the initial value and writes are ignored.
    public var wrappedValue: Value {
        get { stored.flatMap { kind.read($0.defaults, key) } ?? initialValue }
        nonmutating set {
            guard let stored else { return }
            kind.write(stored.defaults, key, newValue)
            stored.hasChanged()
        }
    }

    public var projectedValue: Binding<Value> { Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 }) }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let defaults = node.host.feature(SceneStore.self).defaults
        stored = slot.kept {
            $0.key == key
        } orMake: {
            StoredValue(key, in: defaults, node: node)
        }
    }

    package func hasSameSource(as other: Self) -> Bool { key == other.key }
}

private final class SceneStore: HostFeature {
    let defaults: UserDefaults = InMemoryDefaults()

    init(host: ViewHost) {}
}

private final class InMemoryDefaults: UserDefaults {
    private var values: [String: Any] = [:]

    override func object(forKey defaultName: String) -> Any? { values[defaultName] }
    override func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
    override func removeObject(forKey defaultName: String) { values[defaultName] = nil }
    override func set(_ value: Int, forKey defaultName: String) { values[defaultName] = value }
    override func set(_ value: Float, forKey defaultName: String) { values[defaultName] = value }
    override func set(_ value: Double, forKey defaultName: String) { values[defaultName] = value }
    override func set(_ value: Bool, forKey defaultName: String) { values[defaultName] = value }
    override func url(forKey defaultName: String) -> URL? { values[defaultName] as? URL }
    override func set(_ url: URL?, forKey defaultName: String) { values[defaultName] = url }
}

// MARK: - Non-optional values

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .bool) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .int) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .double) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .plain()) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, wrappedValue, .plain()) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .plain()) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int))
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.plain()))
    }
}

// MARK: - Optional values

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.bool)) }
    public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.int)) }
    public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.double)) }
    public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.plain())) }
    public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.url)) }
    public init(_ key: String) where Value == Date? { self.init(key, nil, .optional(.plain())) }
    public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.plain())) }
}

extension SceneStorage {
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, .optional(.raw(.plain())))
    }
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(.int)))
    }
}
