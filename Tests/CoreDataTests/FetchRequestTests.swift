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
