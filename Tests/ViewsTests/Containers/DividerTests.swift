// SPDX-License-Identifier: MIT

import Foundation
import Testing
import SwiftUICore

@Suite @MainActor
struct DividerTests {
    @Test func aPixelAcrossTheDirectionOfItsStack() throws {
        let column = Stage(scale: 2) {
            VStack(spacing: 0) {
                Box(side: 20)
                Divider()
                Box(side: 20)
            }
        }
        #expect(try column.list().leaves[1].frame == CGRect(x: 0, y: 50, width: 100, height: 0.5))
        let row = Stage(scale: 2) {
            HStack(spacing: 0) {
                Box(side: 20)
                Divider()
                Box(side: 20)
            }
        }
        #expect(try row.list().leaves[1].frame == CGRect(x: 50, y: 0, width: 0.5, height: 100))
        let layers = Stage(scale: 1) { ZStack { Divider() } }
        #expect(try layers.list().leaves[0].frame == CGRect(x: 0, y: 50, width: 100, height: 1))
    }
}
