// SPDX-License-Identifier: MIT

import Foundation

/// A dependency that the app has added to an `AppDependencyManager` under the same type and key.
@propertyWrapper public final class AppDependency<Value>: @unchecked Sendable where Value: Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let makeDefault: (() -> Value)?
    private var assigned: Value?

    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(key, manager, nil)
    }
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) { self.init(key, manager, defaultValueProvider) }

    private init(_ key: AnyHashable?, _ manager: AppDependencyManager, _ makeDefault: (() -> Value)?) {
        (self.key, self.manager, self.makeDefault) = (key, manager, makeDefault)
    }

    public var wrappedValue: Value {
        get {
            if let value = assigned ?? manager.value(Value.self, key) { return value }
            guard let makeDefault else {
                fatalError("AppDependency of type \(Value.self) was not added to its AppDependencyManager")
            }
            let value = makeDefault()
            assigned = value
            return value
        }
        set { assigned = newValue }
    }
    public var projectedValue: AppDependency<Value> { self }
}

public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()

    private struct Name: Hashable {
        let type: ObjectIdentifier
        let key: AnyHashable?
    }

    private enum Provider {
        case immediate(() throws -> Any)
        case later(@Sendable () async throws -> any Sendable)
    }

    private let lock = NSLock()
    private var providers: [Name: Provider] = [:]
    private var values: [Name: Any] = [:]

    public init() {}

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) { add(Dependency.self, key, .immediate(dependencyProvider)) }

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency dependencyProvider: @autoclosure @escaping () -> @Sendable () throws -> Dependency
    ) { add(Dependency.self, key, .immediate { try dependencyProvider()() }) }

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) { add(Dependency.self, key, .later(dependencyProvider)) }

    private func add<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?, _ provider: Provider) {
        let name = Name(type: ObjectIdentifier(type), key: key)
        lock.withLock {
            providers[name] = provider
            values[name] = nil
        }
    }

    /// The value of this type and key, made at the first call; nil if none was added or if it cannot be made.
    func value<Value>(_ type: Value.Type, _ key: AnyHashable?) -> Value? {
        let name = Name(type: ObjectIdentifier(type), key: key)
        let (known, provider) = lock.withLock { (values[name], providers[name]) }
        if let known { return known as? Value }
        guard case .immediate(let make)? = provider, let value = try? make() else { return nil }
        lock.withLock { values[name] = value }
        return value as? Value
    }

    /// Makes the values of asynchronous providers, which intents read synchronously.
    func loadValues() async throws {
        let waiting = lock.withLock { providers.filter { values[$0.key] == nil } }
        for case (let name, .later(let make)) in waiting {
            let value = try await make()
            lock.withLock { values[name] = value }
        }
    }
}
