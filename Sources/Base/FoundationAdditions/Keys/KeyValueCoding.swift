// SPDX-License-Identifier: MIT

import Foundation

// Key-value coding, which Objective-C provides on Apple's platforms.

/// Adds `value(forKey:)` to every `NSObject`. The member is in a protocol extension, so that classes can declare their
/// own.
public protocol _ValuesByName: NSObject {}
extension NSObject: _ValuesByName {}

extension _ValuesByName {
    /// Finds only stored properties, by reflection. Returns nil for an unknown key; Objective-C raises an exception
    /// instead.
    public func value(forKey key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let present = mirror {
            if let child = present.children.first(where: { $0.label == key }) {
                let value = Mirror(reflecting: child.value)
                guard value.displayStyle == .optional else { return child.value }
                return value.children.first?.value
            }
            mirror = present.superclassMirror
        }
        return nil
    }
}

extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
