// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Testing
import UIKit

@Suite struct AssociatedObjectsTests {
    private final class Thing {}

    @Test func valuesBelongToAnObjectAndAKey() {
        let (a, b) = (Thing(), Thing())
        let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        defer { keys.deallocate() }
        objc_setAssociatedObject(a, keys, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(a, keys) as? String == "one")
        #expect(objc_getAssociatedObject(b, keys) == nil && objc_getAssociatedObject(a, keys + 1) == nil)
        objc_setAssociatedObject(a, keys, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(a, keys) == nil)
    }

    /// A weak value does not live longer for its association; values of dead objects are released in the end.
    @Test func valuesDieWithTheirObjects() {
        let key = UnsafeRawPointer(bitPattern: 8)!
        let owner = Thing()
        var value: Thing? = Thing()
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, key) as? Thing === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, key) == nil)
        weak var kept: Thing?
        do {
            let (short, held) = (Thing(), Thing())
            kept = held
            objc_setAssociatedObject(short, key, held, .OBJC_ASSOCIATION_RETAIN)
        }
        // Each object has an address of its own, because all of them live at once.
        let others = (0..<1000).map { _ in Thing() }
        for other in others where kept != nil { objc_setAssociatedObject(other, key, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(kept == nil)
    }

    /// Public code uses selectors, bit by bit, as keys.
    @Test func selectorsAreKeys() {
        let key = unsafeBitCast(Selector("a"), to: UnsafeRawPointer.self)
        #expect(unsafeBitCast(Selector(["a"].joined()), to: UnsafeRawPointer.self) == key)
        #expect(unsafeBitCast(Selector("b"), to: UnsafeRawPointer.self) != key)
        #expect(Selector("a").name == "a" && Selector("a") == "a")
    }
}
