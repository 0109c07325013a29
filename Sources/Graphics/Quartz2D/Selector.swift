// SPDX-License-Identifier: MIT

import Synchronization

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Stores only a name. Nothing can be called through it.
///
/// As Objective-C's selectors, it has the size of a pointer, and equal names have equal bits: view code uses them as keys of
/// associated objects.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    /// The address of the name, which is never freed.
    private let address: UInt

    public var name: String { UnsafePointer<String>(bitPattern: address)!.pointee }

    public init(_ name: String) {
        address = Self.addresses.withLock { addresses in
            if let known = addresses[name] { return known }
            let place = UnsafeMutablePointer<String>.allocate(capacity: 1)
            place.initialize(to: name)
            addresses[name] = UInt(bitPattern: place)
            return UInt(bitPattern: place)
        }
    }
    public init(stringLiteral name: String) { self.init(name) }

    private static let addresses = Mutex<[String: UInt]>([:])
}
