// SPDX-License-Identifier: MIT

import Foundation
import Testing
import SwiftUICore

@Suite @MainActor
struct ViewThatFitsTests {
    private func side(of width: CGFloat, _ axes: Axis.Set = [.horizontal, .vertical]) throws -> CGFloat {
        try Stage {
            ViewThatFits(in: axes) {
                Box(side: 80)
                Box(side: 40)
                Box(side: 20)
            }
            .frame(width: width)
        }
        .list().leaves[0].frame.width
    }

    @Test func theFirstThatFitsElseTheLast() throws {
        #expect(try side(of: 100) == 80)
        #expect(try side(of: 80) == 80)
        #expect(try side(of: 79) == 40)
        #expect(try side(of: 10) == 20)
    }

    @Test func onlyTheGivenAxesCount() throws { #expect(try side(of: 30, .vertical) == 80) }

    @Test func aGrowingSpaceShowsAWiderChild() throws {
        struct Growing: View {
            let handle: Handle
            @State var width: CGFloat = 30
            var body: some View {
                ViewThatFits {
                    Box(side: 40)
                    Box(side: 20)
                }
                .frame(width: width).onAppear { handle.run = { width = 50 } }
            }
        }
        let stage = Stage.triggered(at: [1]) { Growing(handle: $0) }
        #expect(try stage.list(at: 0.5).leaves.map(\.frame.width) == [20])
        #expect(try stage.list(at: 2).leaves.map(\.frame.width) == [40])
    }
}
