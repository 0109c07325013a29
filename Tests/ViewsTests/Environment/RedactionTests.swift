// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct RedactionTests {
    @Test func aTextIsRedactedByABarOfItsLineSize() throws {
        let plain = Stage(200, 100) { Text("Words") }
        let redacted = Stage(200, 100) { Text("Words").redacted(reason: .placeholder) }
        let bars = try redacted.list().leaves
        #expect(bars.count == 1)
        #expect(bars[0].opacity == 0.16)
        #expect(bars[0].frame.contains(try plain.list().leaves[0].frame))
    }

    @Test func eachLineHasABarAndShapesAreAsTheyWere() throws {
        let stage = Stage(200, 200) {
            VStack {
                Text("One\nTwo\nThree")
                Color.red.frame(width: 20, height: 20)
            }
            .redacted(reason: .placeholder)
        }
        let leaves = try stage.list().leaves
        #expect(leaves.last?.opacity == 1)
        #expect(leaves.last?.frame.size == CGSize(width: 20, height: 20))
        #expect(leaves.dropLast().count == 1)
    }

    @Test func unredactedViewsAreRead() throws {
        let plain = try Stage { Text("A") }.list().leaves
        let stage = Stage { Text("A").unredacted().redacted(reason: .placeholder) }
        #expect(try stage.list().leaves == plain)
    }

    @Test func privacyHidesOnlySensitiveViews() throws {
        let open = Stage { Text("A").redacted(reason: .privacy) }
        let hidden = Stage { Text("A").privacySensitive().redacted(reason: .privacy) }
        #expect(try open.opacities() == [1])
        #expect(try hidden.opacities() == [0.16])
    }

    @Test func symbolsBecomeBars() throws {
        let stage = Stage { Image(systemName: "star").redacted(reason: .placeholder) }
        #expect(try stage.opacities() == [0.16])
    }
}
