// SPDX-License-Identifier: MIT

import Foundation

/// Values that an app shares with itself on other devices: here they are kept for the run, and shared with nobody.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// That of the app.
    public static let `default` = NSUbiquitousKeyValueStore()

    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// A store of its own.
    public override init() {}

    /// All values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// The value under a key.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Keeps a value; nil: none.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Forgets a value.
    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }

    /// The text under a key.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The values under a key.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// The values by their keys under a key.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// The bytes under a key.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The number under a key; 0 where there is none.
    open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
    /// The number under a key; 0 where there is none.
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    /// What is on or off under a key; off where there is nothing.
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

    /// Keeps a text.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Keeps bytes.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Keeps values.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Keeps values by their keys.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Keeps a number.
    open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// Keeps a number.
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// Keeps what is on or off.
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

    /// Nothing to be done: true.
    @discardableResult open func synchronize() -> Bool { true }

    /// Said when another device has changed something; never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
}
