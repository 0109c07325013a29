// SPDX-License-Identifier: MIT

import Foundation

// Values by the names of properties, which Objective-C has for every object.

/// What has values by names. A protocol, so that classes may have their own.
public protocol _ValuesByName: NSObject {}
extension NSObject: _ValuesByName {}

extension _ValuesByName {
    /// The value of the stored property of a name; nil where there is none. (Objective-C would end the program.)
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
    /// What is kept under a name.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Keeps a value under a name; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
