// SPDX-License-Identifier: MIT

import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// Values that are attached to objects. They are released at some later call after their object, not with it.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
    ObjectTable.shared.change(object) { entry in
        entry.values[key] = value.map {
            isWeak && type(of: $0) is AnyClass ? .weak(WeakBox($0 as AnyObject)) : .strong($0)
        }
    }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    ObjectTable.shared.entry(of: object as AnyObject)?.values[key]?.value
}

public func objc_removeAssociatedObjects(_ object: Any) {
    ObjectTable.shared.change(object as AnyObject) { $0.values = [:] }
}

/// Locks a recursive lock that belongs to the object.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectTable.shared.lock(of: obj as AnyObject).lock()
    return 0
}

@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectTable.shared.lock(of: obj as AnyObject).unlock()
    return 0
}

private final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// What is attached to objects, by their identity.
private final class ObjectTable: @unchecked Sendable {
    enum Value {
        case strong(Any)
        case weak(WeakBox)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let box): box.object
            }
        }
    }

    struct Entry {
        /// nil once the object is gone; another object may then have its identifier.
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
        var lock: NSRecursiveLock?
    }

    static let shared = ObjectTable()

    private let guardian = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of dead objects are removed.
    private var limit = 64

    func entry(of object: AnyObject) -> Entry? {
        guardian.withLock { entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil } }
    }

    func change(_ object: AnyObject, _ body: (inout Entry) -> Void) {
        // The old values are released after the lock, because their deinitializers may use this table.
        var removed: [Entry] = []
        guardian.withLock {
            if entries.count >= limit {
                removed = entries.values.filter { $0.object == nil }
                entries = entries.filter { $0.value.object != nil }
                limit = max(2 * entries.count, 64)
            }
            let key = ObjectIdentifier(object)
            var entry = entries[key] ?? Entry(object: object)
            if entry.object !== object {
                removed.append(entry)
                entry = Entry(object: object)
            }
            removed.append(entry)
            body(&entry)
            entries[key] = entry
        }
        removed = []
    }

    func lock(of object: AnyObject) -> NSRecursiveLock {
        if let known = entry(of: object)?.lock { return known }
        var lock = NSRecursiveLock()
        change(object) { entry in
            lock = entry.lock ?? lock
            entry.lock = lock
        }
        return lock
    }
}
