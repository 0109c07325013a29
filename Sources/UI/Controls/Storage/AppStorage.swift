// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// A value that an app keeps in its defaults. Writing it evaluates all views again that know its name.
///
/// A rendering has defaults of its own, which are empty at first and go with it.
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

    /// What is kept under the name, else the value to begin with.
    public var wrappedValue: Value {
        get { kind.read(stored?.defaults ?? store ?? .standard, key) ?? initialValue }
        nonmutating set {
            kind.write(stored?.defaults ?? store ?? .standard, key, newValue)
            stored?.hasChanged()
        }
    }

    /// A binding to the value.
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

    package func findsTheSame(in environment: EnvironmentValues) -> Bool {
        stored?.defaults === store ?? environment.defaultAppStorage
    }
}

// MARK: - Values that are always there

extension AppStorage {
    /// Yes or no, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, .bool)
    }
    /// A whole number, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .int)
    }
    /// A number, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, .double)
    }
    /// A string, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, .plain())
    }
    /// An address, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, .url)
    }
    /// A date, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, .plain())
    }
    /// Bytes, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, .plain())
    }
    /// A value that is kept as a number, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .raw(.int))
    }
    /// A value that is kept as a string, and what counts as long as nothing is kept.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .raw(.plain()))
    }
}

// MARK: - Values that may be missing

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Yes or no, or nil as long as nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, .optional(.bool))
    }
    /// A whole number, or nil as long as nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, .optional(.int))
    }
    /// A number, or nil as long as nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, .optional(.double))
    }
    /// A string, or nil as long as nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, .optional(.plain()))
    }
    /// An address, or nil as long as nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, .optional(.url))
    }
    /// A date, or nil as long as nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, .optional(.plain()))
    }
    /// Bytes, or nil as long as nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, .optional(.plain()))
    }
}

extension AppStorage {
    /// A value that is kept as a string, or nil as long as nothing is kept.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, .optional(.raw(.plain())))
    }
    /// A value that is kept as a number, or nil as long as nothing is kept.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, .optional(.raw(.int)))
    }
}

// MARK: - Where it is kept

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    /// The defaults of properties that name none.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The defaults in which the views inside keep what they name no other defaults for.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
