// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

@Suite @MainActor
struct GridTests {
    private func frames<V: View>(@ViewBuilder _ content: () -> V) throws -> [String] {
        try Stage(content: content).frames()
    }

    @Test func columnsAreAsWideAsTheirWidestView() throws {
        #expect(
            try frames {
                Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 4) {
                    GridRow {
                        Box(side: 10)
                        Box(side: 30)
                    }
                    GridRow {
                        Box(side: 20)
                        Box(side: 10)
                    }
                }
            } == ["24 23 10 10", "46 23 30 30", "24 57 20 20", "46 57 10 10"])
    }

    @Test func aViewWithoutARowTakesAllColumns() throws {
        #expect(
            try frames {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Box(side: 10)
                        Box(side: 30)
                    }
                    Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal)
                }
            } == ["30 40 10 10", "40 30 30 30", "30 60 40 10"])
    }

    @Test func aViewMayTakeSeveralColumns() throws {
        #expect(
            try frames {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Box(side: 20)
                        Box(side: 20)
                        Box(side: 20)
                    }
                    GridRow {
                        Box(side: 10).gridCellColumns(2)
                        Box(side: 10).gridCellAnchor(.bottomTrailing)
                    }
                }
            } == ["20 35 20 20", "40 35 20 20", "60 35 20 20", "35 55 10 10", "70 55 10 10"])
    }

    @Test func aColumnHasAnAlignment() throws {
        #expect(
            try frames {
                Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Box(side: 10).gridColumnAlignment(.trailing)
                        Box(side: 10)
                    }
                    GridRow {
                        Box(side: 20)
                        Box(side: 20)
                    }
                }
            } == ["40 35 10 10", "50 35 10 10", "30 45 20 20", "50 45 20 20"])
    }

    /// A stand-in for a wrapped text. One line needs 100 points. At smaller widths it takes the largest of 5, 15, 25 …
    /// points that fits into the proposal.
    private struct Wrapping: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = proposal.width ?? 100
            return CGSize(width: width < 100 ? ((width - 5) / 10).rounded(.down) * 10 + 5 : 100, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    /// If the height is limited, a text gets an equal share of the width. If it is unlimited, as with
    /// `fixedSize(horizontal: false, vertical: true)`, a text gets all the width that the other columns leave.
    @Test func textsGetAnEqualShareIfTheHeightIsLimited() throws {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Box(side: 20)
                Wrapping { Color.red }
            }
        }
        func width(@ViewBuilder _ view: () -> some View) throws -> CGFloat? {
            try Stage(content: view).list().leaves.last?.frame.width
        }
        #expect(try width { grid } == 45)
        #expect(try width { grid.fixedSize(horizontal: false, vertical: true) } == 75)
        // A view that fills its share gets the rest.
        #expect(
            try width {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Box(side: 20)
                        Wrapping { Color.red }.frame(width: 30)
                        Color.blue
                    }
                }
            } == 50)
    }

    @Test func flexibleColumnsShareTheRemainingSpace() throws {
        #expect(
            try frames {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Box(side: 20)
                        Color.red
                        Color.blue
                    }
                }
            } == ["0 40 20 20", "20 0 40 100", "60 0 40 100"])
    }
}
