// SPDX-License-Identifier: MIT

import Foundation

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

open class ValueTransformer: NSObject {
    // Guarded by `lock`.
    nonisolated(unsafe) private static var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    private static let lock = NSLock()

    public override init() {}

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { transformers[name] = transformer }
    }
    open class func transformer(forName name: NSValueTransformerName) -> ValueTransformer? {
        lock.withLock { transformers[name] }
    }
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { transformers.keys.sorted { $0.rawValue < $1.rawValue } }
    }
}

/// Returns each value unchanged, because Core Data does not encode values here.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}
