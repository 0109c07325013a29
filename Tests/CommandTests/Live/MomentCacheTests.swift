// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing

@testable import Commands

struct KeptMomentsTests {
    private func list(_ count: Int) -> DisplayList {
        let item = DisplayItem(
            .fill(
                Path(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle(),
                .color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 1))))
        return DisplayList(size: CGSize(width: 10, height: 10), items: Array(repeating: item, count: count))
    }

    @Test func findsMomentsWithinHalfAFrame() {
        var moments = MomentCache(limit: 1 << 20)
        moments.keep(list(1), at: 0.5)
        #expect(moments.list(at: 0.5) == list(1))
        #expect(moments.list(at: 0.507) == list(1))
        #expect(moments.list(at: 0.52) == nil && moments.list(at: 0.48) == nil)
        moments.keep(list(2), at: 0.5)
        #expect(moments.list(at: 0.5) == list(2) && moments.count == 1)
    }

    @Test func dropsLaterMoments() {
        var moments = MomentCache(limit: 1 << 20)
        for frame in 0..<60 { moments.keep(list(1), at: Double(frame) / 60) }
        let whole = moments.weight
        moments.drop(after: 0.5)
        #expect(moments.count == 31 && moments.list(at: 0.5) != nil && moments.list(at: 0.6) == nil)
        #expect(moments.weight < whole)
        moments.drop(after: -1)
        #expect(moments.count == 0 && moments.weight == 0)
    }

    @Test func staysWithinItsMemory() {
        let limit = 200_000
        var moments = MomentCache(limit: limit)
        for frame in 0..<1000 {
            moments.keep(list(10), at: Double(frame) / 60)
            #expect(moments.weight <= limit)
        }
        // The last moments are cached; the first one has been evicted.
        #expect(moments.list(at: 999 / 60) != nil && moments.list(at: 0) == nil && moments.count > 10)
        // A moment that would fill the whole cache is not cached.
        moments.keep(list(1000), at: 99)
        #expect(moments.list(at: 99) == nil)
    }
}
