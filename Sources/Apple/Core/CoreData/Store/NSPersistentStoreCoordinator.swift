// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

/// The description of a store. Its objects are in memory, whatever its type and URL.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var configurationName: String
    open var options: [AnyHashable: Any]?
    open var url: URL?
    open var identifier: String! = "store"
    open var type: String
    open var isReadOnly = false
    open var metadata: [String: Any]! = [:]

    init(_ description: NSPersistentStoreDescription) {
        configurationName = description.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        (options, url, type, isReadOnly) = (
            description.options, description.url, description.type, description.isReadOnly
        )
    }
}

open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [:]
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public override init() {}
    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        (copy.isReadOnly, copy.cloudKitContainerOptions) = (isReadOnly, cloudKitContainerOptions)
        return copy
    }
}

/// A model and its saved objects. All stores of a coordinator share one `ObjectStore`.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    let store = ObjectStore()
    private let contexts = WeakContexts()

    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let description = NSPersistentStoreDescription()
        (description.type, description.configuration, description.url) = (storeType, configuration, storeURL)
        return add(description)
    }

    @discardableResult public func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        add(storeDescription)
        block(storeDescription, nil)
    }

    @discardableResult private func add(_ description: NSPersistentStoreDescription) -> NSPersistentStore {
        let store = NSPersistentStore(description)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        self.store.removeObjects(of: store)
    }
    // A store that is not open has no objects, because every run begins without files.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let open = persistentStore(for: url) { store.removeObjects(of: open) }
    }
    public func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }
    /// Fails, because there are no files of stores.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: sourceURL]) }
    /// Moves an open store. Its objects stay in memory.
    @discardableResult open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        (store.url, store.type, store.options) = (storeURL, storeType, options)
        return store
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { store.identifier(url) }

    open func perform(_ block: @escaping () -> Void) { HostQueue.perform(block) }
    open func performAndWait(_ block: () -> Void) { block() }
    nonisolated(nonsending) public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T {
        try block()
    }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    // MARK: Contexts

    func register(_ context: NSManagedObjectContext) { contexts.add(context) }
    var openContexts: [NSManagedObjectContext] { contexts.all }
}

/// Weak references to contexts. Thread-safe.
final class WeakContexts: @unchecked Sendable {
    private struct Reference { weak var context: NSManagedObjectContext? }
    private let lock = NSLock()
    private var references: [Reference] = []

    var all: [NSManagedObjectContext] { lock.withLock { references.compactMap(\.context) } }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            references.removeAll { $0.context == nil || $0.context === context }
            references.append(Reference(context: context))
        }
    }
}

enum HostQueue {
    /// Runs a block on the host's main queue, after the current code. Without a host, runs it at once.
    static func perform(_ block: @escaping () -> Void) {
        guard HostServices.current != nil else { return block() }
        // Safe, because the queue runs on the thread of this code.
        nonisolated(unsafe) let block = block
        VirtualDispatchQueue.main.async { block() }
    }
}
