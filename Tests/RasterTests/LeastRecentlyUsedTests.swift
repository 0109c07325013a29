// SPDX-License-Identifier: MIT

import Raster
import Testing

@Suite struct LeastRecentlyUsedTests {
    @Test func evictsTheLeastRecentlyUsed() {
        var cache = LeastRecentlyUsed<Int, String>(countLimit: 2)
        cache.insert("a", for: 1)
        cache.insert("b", for: 2)
        #expect(cache.value(for: 1) == "a")
        cache.insert("c", for: 3)
        #expect(cache.value(for: 2) == nil && cache.value(for: 1) == "a" && cache.value(for: 3) == "c")
        #expect(cache.count == 2)
    }

    @Test func theCostHasABound() {
        var cache = LeastRecentlyUsed<Int, String>(countLimit: 9, costLimit: 10)
        for key in 1...5 { cache.insert("\(key)", for: key, cost: 3) }
        #expect(cache.cost == 9 && cache.count == 3 && cache.value(for: 2) == nil)
        cache.insert("large", for: 6, cost: 7)
        #expect(cache.cost == 10 && cache.value(for: 5) == "5" && cache.value(for: 4) == nil)
    }

    @Test func theNewestOneStaysHoweverLarge() {
        var cache = LeastRecentlyUsed<Int, String>(costLimit: 10)
        cache.insert("small", for: 1, cost: 1)
        cache.insert("large", for: 2, cost: 11)
        #expect(cache.value(for: 1) == nil && cache.value(for: 2) == "large" && cache.cost == 11)
        cache.insert("small", for: 3, cost: 1)
        #expect(cache.value(for: 2) == nil && cache.cost == 1)
    }

    @Test func evictsBeforeInserting() {
        var cache = LeastRecentlyUsed<Int, String>(countLimit: 3, costLimit: 10)
        for key in 1...3 { cache.insert("\(key)", for: key, cost: 2) }
        cache.makeRoom(forCost: 6)
        #expect(cache.count == 2 && cache.cost == 4)
        cache.makeRoom()
        #expect(cache.count == 2)
        cache.makeRoom(forCost: 20)
        #expect(cache.count == 0 && cache.cost == 0)
    }

    /// A removed value does not count towards the cost. It may be inserted again with another cost.
    @Test func removedValuesDoNotCount() {
        var cache = LeastRecentlyUsed<Int, String>(countLimit: 3, costLimit: 10)
        cache.insert("a", for: 1, cost: 4)
        cache.insert("b", for: 2, cost: 4)
        #expect(cache.removeValue(for: 1) == "a" && cache.removeValue(for: 1) == nil && cache.cost == 4)
        cache.insert("a", for: 1, cost: 6)
        #expect(cache.cost == 10 && cache.count == 2)
    }
}
