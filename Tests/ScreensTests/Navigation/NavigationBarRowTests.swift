// SPDX-License-Identifier: MIT

import Foundation
import Screens
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct NavigationBarRowTests {
    /// The left edges and widths of the buttons before the title, the title, and the buttons after it.
    private func row(title: CGFloat, after: CGFloat = 0, showsTitle: Bool = true) throws -> [CGRect] {
        let stage = Stage(300, 44) {
            NavigationBarRow(showsTitle: showsTitle) {
                ViewThatFits(in: .horizontal) {
                    Color.red.frame(width: 120, height: 9)
                    Color.red.frame(width: 60, height: 9)
                    Color.red.frame(width: 20, height: 9)
                }
                Color.green.frame(maxWidth: title, maxHeight: 9)
                Color.blue.frame(width: after, height: 9)
            }
        }
        return try stage.list().leaves.map(\.frame).filter { $0.width > 0 }
    }

    /// A spacer in a bar's item is as short as it can be, so that the title stays in the middle.
    @Test(arguments: [nil, 20, 60] as [CGFloat?])
    func anItemTakesTheSizeThatFits(least: CGFloat?) throws {
        let stage = Stage(393, 200) {
            NavigationStack {
                Color.clear.navigationTitle("Fall").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        HStack(spacing: 0) {
                            Color.red.frame(width: 10, height: 10)
                            Spacer(minLength: least)
                            Color.blue.frame(width: 10, height: 10)
                        }
                    }
                }
            }
        }
        let leaves = try stage.list(at: 1).leaves
        let boxes = leaves.filter { $0.frame.size == CGSize(width: 10, height: 10) }.map(\.frame.minX).sorted()
        #expect(boxes.count == 2 && abs(boxes[1] - boxes[0] - 10 - (least ?? 8)) < 0.01, "\(boxes)")
        #expect(boxes[1] > 340)
    }

    @Test func aTitleStandsInTheMiddle() throws {
        #expect(try row(title: 40).map(\.minX) == [0, 130])
        #expect(try row(title: 40, after: 50).map(\.minX) == [0, 130, 250])
    }

    @Test func buttonsBeforeItAreAsLongAsItLeavesRoomFor() throws {
        for title: CGFloat in [40, 44, 100, 160, 200, 230] {
            let frames = try row(title: title)
            #expect(frames[0].maxX + 8 <= frames[1].minX && frames[1].midX == 150 && frames[1].width == title)
        }
        #expect(try [40, 100, 200].map { try row(title: $0)[0].width } == [120, 60, 20])
    }

    /// A title too long to be centred ends directly before the buttons after it. A title too long for the bar is
    /// truncated.
    @Test func aTitleThatIsTooLongForTheMiddleStandsBesideIt() throws {
        let beside = try row(title: 190, after: 60)
        #expect(beside[0].maxX + 8 <= beside[1].minX && beside[1].maxX + 8 == beside[2].minX && beside[1].width == 190)
        let cut = try row(title: 290)
        #expect(cut[0].width == 20 && cut[1].minX == 28 && cut[1].maxX == 300)
    }

    /// A large title is below the bar, so the buttons may use the whole width of the bar.
    @Test func aLargeTitleTakesNoRoom() throws {
        #expect(try row(title: 200, showsTitle: false)[0].width == 120)
    }
}
