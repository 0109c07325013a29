// SPDX-License-Identifier: MIT

import Foundation
import Geometry
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
