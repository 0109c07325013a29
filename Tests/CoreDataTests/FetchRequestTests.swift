// SPDX-License-Identifier: MIT

import CoreData
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct FetchRequestTests {
    private final class Log { var bodies: [[String]] = [] }

    private struct Authors: View {
        let log: Log
        @FetchRequest private var authors: FetchedResults<Author>
        @SectionedFetchRequest(sectionIdentifier: \.age, sortDescriptors: [SortDescriptor(\Author.age)])
        private var byAge: SectionedFetchResults<Int16, Author>
        let whenShown: (FetchedResults<Author>) -> Void

        init(
            _ log: Log, _ request: FetchRequest<Author>,
            _ whenShown: @escaping (FetchedResults<Author>) -> Void = { _ in }
        ) {
            self.log = log
            _authors = request
            self.whenShown = whenShown
        }

        var body: some View {
            log.bodies.append(authors.map(\.name) + byAge.map { "\($0.id):\($0.count)" })
            let authors = authors
            return Color.red.frame(width: 10, height: 10).onAppear { whenShown(authors) }
        }
    }

    private let container = library()
    private let log = Log()
    private var context: NSManagedObjectContext { container.viewContext }

    private func add(_ name: String, age: Int16 = 1) -> Author {
        let author = Author(context: context)
        (author.name, author.age) = (name, age)
        return author
    }

    /// Changes the data, then returns what the last body found; nil if no body was evaluated.
    private func seen(on stage: Stage, after change: () throws -> Void) throws -> [String]? {
        let count = log.bodies.count
        try change()
        _ = try stage.list()
        return log.bodies.count > count ? log.bodies.last : nil
    }

    @Test func theViewFollowsTheData() throws {
        let request = FetchRequest<Author>(
            sortDescriptors: [SortDescriptor(\.name)], predicate: NSPredicate(format: "name CONTAINS %@", "a"))
        let stage = Stage(100, 100) { Authors(log, request).environment(\.managedObjectContext, context) }
        _ = try stage.list()
        #expect(log.bodies.last == [])
        let ada = add("ab")
        #expect(try seen(on: stage) {} == ["ab", "1:1"])
        #expect(
            try seen(on: stage) { for name in ["aa", "x"] { _ = add(name, age: 2) } } == ["aa", "ab", "1:1", "2:2"])
        #expect(try seen(on: stage) { ada.name = "b" } == ["aa", "1:1", "2:2"])
        #expect(try seen(on: stage) { context.delete(ada) } == ["aa", "2:2"])
        try context.save()
        #expect(
            try seen(on: stage) {
                try container.newBackgroundContext().execute(
                    NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book")))
            } == nil)
        #expect(try seen(on: stage) { context.rollback() } != nil)
    }

    @Test func codeChangesTheOrderAndThePredicate() throws {
        for (name, age) in [("b", 1), ("a", 2), ("c", 3)] { _ = add(name, age: Int16(age)) }
        let request = FetchRequest<Author>(sortDescriptors: [SortDescriptor(\.name)])
        let stage = Stage(100, 100) {
            Authors(log, request) { authors in
                authors.nsPredicate = NSPredicate(format: "age < 3")
                authors.sortDescriptors = [SortDescriptor(\.name, order: .reverse)]
            }
            .environment(\.managedObjectContext, context)
        }
        _ = try stage.list()
        #expect(log.bodies.first?.prefix(3) == ["a", "b", "c"])
        _ = try stage.list(at: 0.1)
        #expect(log.bodies.last?.prefix(2) == ["b", "a"])
    }

    @Test func aLimitFollowsTheOrder() throws {
        for (name, age) in [("c", 1), ("a", 2), ("b", 3)] { _ = add(name, age: Int16(age)) }
        let limited = NSFetchRequest<Author>(entityName: "Author")
        (limited.fetchLimit, limited.fetchOffset) = (1, 1)
        let stage = Stage(100, 100) {
            Authors(log, FetchRequest(fetchRequest: limited)) { $0.sortDescriptors = [SortDescriptor(\.name)] }
                .environment(\.managedObjectContext, context)
        }
        _ = try stage.list()
        _ = try stage.list(at: 0.1)
        #expect(log.bodies.last?.first == "b")
    }

    @Test func anEqualDeclarationKeepsTheChangesOfCode() throws {
        final class Size: ObservableObject { @Published var width = 10.0 }
        struct Parent: View {
            @ObservedObject var size: Size
            let log: Log
            var body: some View {
                // A new predicate with each evaluation of the body.
                let parts = ["name CONTAINS %@", "age < %@"].map {
                    NSPredicate(format: $0, $0.hasPrefix("n") ? "a" : 9)
                }
                Authors(
                    log,
                    FetchRequest<Author>(
                        sortDescriptors: [SortDescriptor(\.name)],
                        predicate: NSCompoundPredicate(andPredicateWithSubpredicates: parts))
                ) { $0.nsPredicate = NSPredicate(format: "name == 'ab'") }
                .frame(width: size.width)
            }
        }
        for name in ["aa", "ab", "c"] { _ = add(name) }
        let size = Size()
        let stage = Stage(100, 100) { Parent(size: size, log: log).environment(\.managedObjectContext, context) }
        _ = try stage.list()
        #expect(log.bodies.first?.prefix(2) == ["aa", "ab"])
        _ = try stage.list(at: 0.1)
        #expect(log.bodies.last?.first == "ab")
        size.width = 20
        _ = try stage.list(at: 0.2)
        #expect(log.bodies.last?.first == "ab")
    }

    @Test func anObjectIsObserved() throws {
        struct Title: View {
            @ObservedObject var author: Author
            let log: Log
            var body: some View {
                log.bodies.append([author.name])
                return Text(author.name)
            }
        }
        let ada = add("A")
        let stage = Stage(100, 100) { Title(author: ada, log: log) }
        _ = try stage.list()
        #expect(try seen(on: stage) { ada.name = "B" } == ["B"])
    }
}
