// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// A value stored in the app's user defaults. Writing a value invalidates every view that reads its key.
///
/// Each rendering has its own user defaults. They start empty and are discarded afterwards.
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
    private let key: String
    private let store: UserDefaults?
    private let initialValue: Value
    private let kind: StoredKind<Value>
    private var stored: StoredValue?

    private init(_ key: String, _ store: UserDefaults?, _ initialValue: Value, _ kind: StoredKind<Value>) {
        self.key = key
        self.store = store
        self.initialValue = initialValue
        self.kind = kind
    }

    public var wrappedValue: Value {
        get { kind.read(stored?.defaults ?? store ?? .standard, key) ?? initialValue }
        nonmutating set {
            kind.write(stored?.defaults ?? store ?? .standard, key, newValue)
            stored?.hasChanged()
        }
    }

    public var projectedValue: Binding<Value> { Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 }) }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let defaults = store ?? node.environment.defaultAppStorage
        stored = slot.kept {
            $0.key == key && $0.defaults === defaults
        } orMake: {
            StoredValue(key, in: defaults, node: node)
        }
    }

    package func hasSameSource(as other: Self) -> Bool { key == other.key && store === other.store }

    package func readsSameValue(in environment: EnvironmentValues) -> Bool {
        stored?.defaults === store ?? environment.defaultAppStorage
    }
}

// MARK: - Non-optional values

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, .bool)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .int)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, .double)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, .plain())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, .url)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, .plain())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, .plain())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .raw(.int))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .raw(.plain()))
    }
}

// MARK: - Optional values

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, .optional(.bool))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, .optional(.int))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, .optional(.double))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, .optional(.plain()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, .optional(.url))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, .optional(.plain()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, .optional(.plain()))
    }
}

extension AppStorage {
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, .optional(.raw(.plain())))
    }
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, .optional(.raw(.int)))
    }
}

// MARK: - The store

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    /// The user defaults of properties that do not specify a store.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
