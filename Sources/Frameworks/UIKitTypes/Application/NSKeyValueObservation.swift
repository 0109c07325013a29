// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

/// Hears of a property's changes as long as it is kept. Properties do not say that they change here, so it hears of none.
public final class NSKeyValueObservation: NSObject {
    /// Hears no longer.
    public func invalidate() {}
}

/// How a property has changed.
public struct NSKeyValueObservedChange<Value> {
    /// What it is.
    public let newValue: Value?
    /// What it was.
    public let oldValue: Value?
    /// Whether it is said before the change.
    public let isPrior: Bool
}

/// What is said of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before a change as well.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What has properties to observe.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property. The handler is called at once where that is asked for, and never again, as a warning says.
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
