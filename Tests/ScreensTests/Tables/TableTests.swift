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
        @State private var order: [KeyPathComparator<Person>] = []
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

    private struct Sorted: View {
        let sizeClass: UserInterfaceSizeClass
        @State private var order = [KeyPathComparator(\Person.name)]
        private let people = [
            Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 35),
            Person(id: 3, name: "Linus", age: 40),
        ]
        var body: some View {
            Table(people.sorted(using: order), sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
            }
            .environment(\.horizontalSizeClass, sizeClass)
        }
    }

    /// A tap on a title sorts by this column; a second one reverses the order. The column that was sorted by stays
    /// behind it, and has no chevron.
    @Test func titlesSort() throws {
        let stage = Stage(600, 300) { Sorted(sizeClass: .regular) }
        stage.host.play(EventScript([.tap("Age", at: 1), .tap("Age", at: 2), .tap("Name", at: 3)]))
        func names(at time: Double) throws -> [String] {
            _ = try stage.list(at: time)
            let places = ["Ada", "Grace", "Linus"].map { ($0, stage.frame(ofLabel: $0)?.minY ?? .infinity) }
            return places.sorted { $0.1 < $1.1 }.map(\.0)
        }
        #expect(try names(at: 0.5) == ["Ada", "Grace", "Linus"])
        #expect(try names(at: 1.9) == ["Grace", "Ada", "Linus"])
        #expect(try names(at: 2.9) == ["Linus", "Ada", "Grace"])
        #expect(try names(at: 4) == ["Ada", "Grace", "Linus"])
    }

    /// A comparator for strings equals its column, whatever the comparison of the strings.
    @Test func theSortedColumnHasAChevron() throws {
        func count(_ order: [KeyPathComparator<Person>]) throws -> Int {
            let stage = Stage(600, 300, scale: 2) {
                Table(Self.people, sortOrder: .constant(order)) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                }
                .environment(\.horizontalSizeClass, .regular)
            }
            return try stage.list().leaves.count
        }
        let none = try count([])
        #expect(try count([KeyPathComparator(\Person.name)]) == none + 1)
        #expect(try count([KeyPathComparator(\Person.name, comparator: String.StandardComparator.lexical)]) == none + 1)
        #expect(try count([KeyPathComparator(\Person.id)]) == none)
    }

    @Test func rowsAreInSections() throws {
        let stage = Stage(600, 400) {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(Self.people[0])
                Section("Others") {
                    ForEach(Self.people.dropFirst()) { TableRow($0) }
                }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        _ = try stage.list()
        let places = try ["Name", "Ada", "Others", "Grace"].map { try #require(stage.frame(ofLabel: $0)).minY }
        #expect(places == places.sorted())
    }

    private struct Family: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                Button("Open") { isOpen.toggle() }
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    DisclosureTableRow(TableTests.people[0], isExpanded: $isOpen) { TableRow(TableTests.people[1]) }
                }
                .environment(\.horizontalSizeClass, .regular)
            }
        }
    }

    /// A row below another is shown once that one is expanded, and is indented.
    @Test func rowsExpand() throws {
        let stage = Stage(600, 400) { Family() }
        stage.host.play(EventScript([.tap("Open", at: 1)]))
        _ = try stage.list(at: 0.5)
        #expect(stage.frame(ofLabel: "Grace") == nil)
        _ = try stage.list(at: 3)
        let (above, below) = (try #require(stage.frame(ofLabel: "Ada")), try #require(stage.frame(ofLabel: "Grace")))
        #expect(below.minY > above.minY)
    }

    private struct Node: Identifiable {
        let id: String
        var children: [Node]?
    }

    @Test func outlinesShowTheirRoots() throws {
        let nodes = [Node(id: "Root", children: [Node(id: "Leaf")]), Node(id: "Single")]
        let stage = Stage(600, 400) {
            Table(nodes, children: \.children) { TableColumn("Name", value: \.id) }
                .environment(\.horizontalSizeClass, .regular)
        }
        _ = try stage.list()
        #expect(stage.frame(ofLabel: "Root") != nil && stage.frame(ofLabel: "Single") != nil)
        #expect(stage.frame(ofLabel: "Leaf") == nil)
    }

    @Test(arguments: [Visibility.automatic, .hidden])
    func columnsAreCustomized(visibility: Visibility) throws {
        var customization = TableColumnCustomization<Person>()
        customization[visibility: "age"] = visibility
        #expect(customization[visibility: "age"] == visibility)
        let chosen = customization
        let stage = Stage(600, 300) {
            Table(Self.people, columnCustomization: .constant(chosen)) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        _ = try stage.list()
        #expect((stage.frame(ofLabel: "Age") == nil) == (visibility == .hidden))
    }
}
