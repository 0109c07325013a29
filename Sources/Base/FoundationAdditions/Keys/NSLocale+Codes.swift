// SPDX-License-Identifier: MIT

import Foundation

// Open-source Foundation has these members, but does not publish them.
extension NSLocale {
    public var currencyCode: String? { (self as Locale).currency?.identifier }
    public var countryCode: String? { (self as Locale).region?.identifier }
    public var regionCode: String? { countryCode }
}

extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
}

/// A cache never asks its values here.
public protocol NSDiscardableContent: AnyObject {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

extension NSCacheDelegate {
    /// In Objective-C, the protocol's method is optional.
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}
