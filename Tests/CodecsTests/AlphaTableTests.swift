// SPDX-License-Identifier: MIT

import Codecs
import Testing

@Suite struct AlphaTableTests {
    @Test func straightAndBackIsTheIdentity() {
        for alpha in 0..<256 {
            for component in 0...alpha {
                let straight = Int(AlphaTable.straight[alpha << 8 | component])
                #expect(Int(AlphaTable.premultiplied[alpha << 8 | straight]) == component)
            }
        }
    }

    @Test func bothRoundToTheNearest() {
        for alpha in 1..<256 {
            for component in 0..<256 {
                let exact = Double(component * alpha) / 255
                #expect(abs(Double(AlphaTable.premultiplied[alpha << 8 | component]) - exact) <= 0.5)
                guard component <= alpha else { continue }
                let straight = Double(component) * 255 / Double(alpha)
                #expect(abs(Double(AlphaTable.straight[alpha << 8 | component]) - straight) <= 0.5)
            }
        }
    }
}
