// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

/// Reports no changes: properties are not observable without Objective-C.
public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Adds `observe(_:options:changeHandler:)` to `NSObject` and its subclasses. Key paths must start at the subclass. A
/// protocol is needed, because `Self` stands for the subclass only in a protocol extension.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Warns, and calls the handler at most once: immediately, if `options` contain `.initial`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        HostServices.warn("a property of \(type(of: self)) is not observed: Objective-C tells of changes")
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}
