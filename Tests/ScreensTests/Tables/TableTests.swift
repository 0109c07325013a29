// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }

    private static let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85)]

    private struct People: View {
        let people: [Person]
        @State private var order = [KeyPathComparator(\Person.name)]
        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
                TableColumn("Both") { person in Text("\(person.name) \(person.age)") }.alignment(.trailing)
            }
        }
    }

    private func letters(on stage: Stage) throws -> [CGRect] {
        var frames: [CGRect] = []
        for leaf in try stage.list().leaves {
            if leaf.frame.height > 2, leaf.frame.height < 20, leaf.frame.width < 300 { frames.append(leaf.frame) }
        }
        return frames
    }

    /// The left edges of the letters in each line.
    private func lines(_ sizeClass: UserInterfaceSizeClass) throws -> [[CGFloat]] {
        let stage = Stage(600, 300, scale: 2) {
            People(people: Self.people).environment(\.horizontalSizeClass, sizeClass)
        }
        let letters = try letters(on: stage)
        let rows = Dictionary(grouping: letters) { ($0.midY / 22).rounded() }
        return rows.sorted { $0.key < $1.key }.map { $0.value.map(\.minX).sorted() }
    }

    @Test func wideTablesShowAllColumnsWithTitles() throws {
        let lines = try lines(.regular)
        #expect(lines.count == 3 && lines.allSatisfy { $0.count == 3 })
        // Leading letters are aligned, apart from their side bearings.
        for column in 0..<2 {
            let places = lines.map { $0[column] }
            #expect(places.max()! - places.min()! < 3)
        }
        // The last column is trailing, so wider words begin farther left.
        #expect(lines[2][2] < lines[1][2])
    }

    @Test(arguments: [false, true])
    func columnsAndRowsMayBeThere(areThere: Bool) throws {
        let stage = Stage(600, 300, scale: 2) {
            Table(of: Person.self) {
                TableColumn("A") { _ in Text("m") }
                if areThere { TableColumn("B") { _ in Text("m") } }
            } rows: {
                TableRow(Self.people[0])
                if areThere { TableRow(Self.people[1]) }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        // Each title and each cell is one letter.
        #expect(try letters(on: stage).count == (areThere ? 6 : 2))
    }

    @Test func narrowTablesShowTheFirstColumnAsAList() throws {
        #expect(try lines(.compact).map(\.count) == [1, 1])
    }

    @Test func rowsMayBeListed() throws {
        let stage = Stage(600, 300, scale: 2) {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            } rows: {
                TableRow(Self.people[1])
                ForEach(Self.people) { TableRow($0) }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        let letters = try letters(on: stage)
        #expect(letters.count == 2 + 3 * 2)
    }

    @Test(arguments: [Visibility.visible, .hidden])
    func titlesMayBeHidden(visibility: Visibility) throws {
        let stage = Stage(600, 300, scale: 2) {
            People(people: Self.people).tableColumnHeaders(visibility).environment(\.horizontalSizeClass, .regular)
        }
        let titles = try letters(on: stage).filter { $0.maxY < 28 }
        #expect(titles.isEmpty == (visibility == .hidden))
    }

    @Test func columnsMayBeHidden() throws {
        let stage = Stage(600, 300, scale: 2) {
            Table(Self.people) {
                TableColumn("A") { _ in Text("m") }
                TableColumn("B") { _ in Text("m") }.defaultVisibility(.hidden)
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        // A title and two cells.
        #expect(try letters(on: stage).count == 3)
    }
}
