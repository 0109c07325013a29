// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Chosen rows, alternating rows and tables of macOS.
@Suite @MainActor struct MacListTests {
    private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
        var environment = EnvironmentValues()
        environment.systemPalette = .macOS15
        return Stage(500, 300, scale: 2, environment: environment, content: content)
    }

    private func leaves(_ stage: Stage, height: CGFloat) throws -> [(frame: CGRect, color: [Double])] {
        try stage.list(at: 1).leaves.compactMap { leaf in
            guard leaf.frame.height == height, let color = leaf.color else { return nil }
            return (leaf.frame, bytes(color))
        }
    }

    private func letters(in stage: Stage, at y: CGFloat) throws -> [Double]? {
        try stage.list(at: 1).leaves.last {
            $0.frame.height < 18 && $0.frame.minY < y && $0.frame.maxY > y && $0.frame.width > 2
        }?.color.map { bytes($0) }
    }

    private struct Rows: View {
        @State private var chosen: Set<Int> = [1, 3]
        var body: some View {
            List(selection: $chosen) {
                ForEach(0..<3, id: \.self) { Text(verbatim: "Row \($0)") }
                Text("Tagged").tag(3)
            }
        }
    }

    /// The rows are at 10, 34, 58 and 82 points; the second and the last one are chosen.
    @Test func chosenRowsHaveTheAccentColourAndWhiteText() throws {
        let active = stage { Rows() }
        let chosen = try leaves(active, height: 24).filter { $0.color[2] > 200 && $0.color[0] < 50 }
        #expect(chosen.map(\.frame.minY) == [34, 82])
        #expect(chosen.allSatisfy { areClose($0.color, [0, 99, 225], within: 1) })
        #expect(try letters(in: active, at: 46).map { areClose($0, [255, 255, 255], within: 1) } == true)
        #expect(try letters(in: active, at: 94).map { areClose($0, [255, 255, 255], within: 1) } == true)
        #expect(try letters(in: active, at: 22).map { $0[0] < 100 } == true)
    }

    @Test func chosenRowsOfAnInactiveWindowAreGrey() throws {
        let inactive = stage { Rows().environment(\.appearsActive, false) }
        let chosen = try leaves(inactive, height: 24).filter { areClose($0.color, [220, 220, 220], within: 1) }
        #expect(chosen.map(\.frame.minY) == [34, 82])
        #expect(try letters(in: inactive, at: 46).map { $0[0] < 100 } == true)
    }

    @Test func theStatesOfAWindowAreTwoNamesOfOneValue() {
        var values = EnvironmentValues()
        #expect(values.appearsActive && values.controlActiveState == .key)
        values.controlActiveState = .inactive
        #expect(!values.appearsActive)
        values.controlActiveState = .active
        #expect(values.appearsActive && values.controlActiveState == .key)
    }

    private static let stripe: [Double] = [244, 245, 245]

    @Test func everySecondRowOfALoopMayHaveAnotherGround() throws {
        func stripes(_ behavior: AlternatingRowBackgroundBehavior?) throws -> [CGFloat] {
            let stage = stage {
                if let behavior {
                    List(0..<4) { Text(verbatim: "\($0)") }.alternatingRowBackgrounds(behavior)
                } else {
                    List(0..<4) { Text(verbatim: "\($0)") }
                }
            }
            return try leaves(stage, height: 24).filter { areClose($0.color, Self.stripe, within: 1) }.map(\.frame.minY)
        }
        #expect(try stripes(.enabled) == [34, 82])
        #expect(try stripes(nil).isEmpty)
    }

    private struct Person: Identifiable {
        let id: Int
        var name = "Ada"
    }

    /// The header has 28 points and a line of half a point. Rows of 24 points follow after 10 points, down to the end.
    @Test(arguments: [false, true])
    func tablesHaveAHeaderOf28PointsAndStripesOf24(isPlain: Bool) throws {
        let stage = stage {
            Table((0..<3).map { Person(id: $0) }, selection: .constant(2)) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "\($0.id)") }
            }
            .alternatingRowBackgrounds(isPlain ? .disabled : .automatic)
            // Tables of macOS show all columns in any width.
            .environment(\.horizontalSizeClass, .compact)
        }
        let rows = try leaves(stage, height: 24)
        let stripes = rows.filter { areClose($0.color, Self.stripe, within: 1) }
        #expect(stripes.map(\.frame.minY) == (isPlain ? [] : [1, 3, 5, 7, 9].map { 38.5 + 24 * $0 }))
        #expect(stripes.allSatisfy { $0.frame.minX == 10 && $0.frame.width == 480 })
        let chosen = try #require(rows.first { areClose($0.color, [0, 99, 225], within: 1) })
        #expect(chosen.frame.minY == 38.5 + 48)
        let name = try #require(stage.frame(ofLabel: "Name"))
        #expect(abs(name.midY - 14) < 1)
    }

    /// Bordered tables have rows from edge to edge, right below the header.
    @Test(arguments: [true, false])
    func borderedTablesHaveRowsFromEdgeToEdge(alternates: Bool) throws {
        let stage = stage {
            Table((0..<3).map { Person(id: $0) }, selection: .constant(2)) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "\($0.id)") }
            }
            .tableStyle(.bordered(alternatesRowBackgrounds: alternates))
        }
        let rows = try leaves(stage, height: 24)
        let stripes = rows.filter { areClose($0.color, Self.stripe, within: 1) }
        #expect(stripes.map(\.frame.minY) == (alternates ? [1, 3, 5, 7, 9].map { 28.5 + 24 * $0 } : []))
        #expect(stripes.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 500 })
        let chosen = try #require(rows.first { areClose($0.color, [0, 99, 225], within: 1) })
        #expect(chosen.frame == CGRect(x: 0, y: 28.5 + 48, width: 500, height: 24))
    }

    @Test func insetTablesMayHaveRowsOfOneGround() throws {
        let stage = stage {
            Table((0..<3).map { Person(id: $0) }) { TableColumn("Name", value: \.name) }
                .tableStyle(.inset(alternatesRowBackgrounds: false))
        }
        #expect(try leaves(stage, height: 24).filter { areClose($0.color, Self.stripe, within: 1) }.isEmpty)
    }

    @Test func borderedListsHaveRowsFromEdgeToEdge() throws {
        let stage = stage { Rows().listStyle(.bordered) }
        let chosen = try leaves(stage, height: 24).filter { areClose($0.color, [0, 99, 225], within: 1) }
        #expect(chosen.map(\.frame.minY) == [24, 72])
        #expect(chosen.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 500 })
    }

    /// A chosen row covers the separator of the row above, unless that row is chosen, too.
    @Test func noSeparatorTouchesAChosenRow() throws {
        func covers(_ chosen: Set<Int>) throws -> [CGFloat] {
            let stage = stage { List(0..<4, id: \.self, selection: .constant(chosen)) { Text(verbatim: "\($0)") } }
            return try leaves(stage, height: 0.5).filter { $0.color == [255, 255, 255] }.map(\.frame.minY)
        }
        #expect(try covers([2]) == [57.5])
        #expect(try covers([1, 2]) == [33.5])
        #expect(try covers([]).isEmpty)
    }
}
