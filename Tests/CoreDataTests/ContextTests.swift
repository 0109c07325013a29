// SPDX-License-Identifier: MIT

import CoreData
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ContextTests {
    private let container = library()
    private var context: NSManagedObjectContext { container.viewContext }

    private func author(_ name: String, age: Int16 = 30, in context: NSManagedObjectContext? = nil) -> Author {
        let author = Author(context: context ?? self.context)
        (author.name, author.age) = (name, age)
        return author
    }

    private func book(_ title: String, by author: Author? = nil, pages: Int = 0) -> Book {
        let book = Book(context: context)
        (book.title, book.author, book.pages) = (title, author, pages)
        return book
    }

    private func names(_ format: String? = nil, _ arguments: Any..., sort: String = "name") throws -> [String] {
        let request = NSFetchRequest<Author>(entityName: "Author")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = [NSSortDescriptor(key: sort, ascending: true)]
        return try context.fetch(request).map(\.name)
    }

    // MARK: Values

    @Test func valuesHaveTheTypesOfTheirProperties() {
        let ada = author("Ada")
        #expect(ada.age == 30 && ada.note == nil && ada.books == [])
        ada.note = "n"
        #expect(ada.value(forKey: "note") as? String == "n")
        // A number can be read as any number type.
        #expect(ada.value(forKey: "age") as? Int == 30)
        ada.setValue(7, forKey: "age")
        #expect(ada.age == 7)
        ada.setValue(nil, forKey: "note")
        #expect(ada.note == nil)
        let book = book("T")
        #expect(!book.isRead)
        book.isRead = true
        #expect(book.isRead && book.value(forKey: "isRead") as? Bool == true && book.awoke == 1)
    }

    @Test func objectsAreMadeByTheNameOfTheirEntity() throws {
        let object = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        #expect(object is Author)
        #expect(object.entity.name == "Author" && Author.entity().name == "Author")
    }

    // MARK: Relationships

    @Test func bothEndsOfARelationshipAgree() {
        let (ada, bob) = (author("Ada"), author("Bob"))
        let (one, two) = (book("1", by: ada), book("2"))
        #expect(ada.books == [one])
        ada.addToBooks(two)
        #expect(two.author === ada && ada.books == [one, two])
        one.author = bob
        #expect(ada.books == [two] && bob.books == [one])
        ada.removeFromBooks(NSSet(object: two))
        #expect(two.author == nil)
        bob.books = [one, two]
        #expect(two.author === bob)
    }

    @Test func manyToManyRelationshipsAgree() throws {
        let (one, two) = (book("1"), book("2"))
        let tag = Tag(context: context)
        tag.word = "new"
        tag.books = NSSet(array: [one, two])
        #expect(one.tags as? Set<Tag> == [tag] && two.tags?.count == 1)
        one.mutableSetValue(forKey: "tags").remove(tag)
        #expect(tag.books as? Set<Book> == [two])
    }

    @Test func theDeleteRulesHold() throws {
        let ada = author("Ada")
        let (one, _) = (book("1", by: ada), book("2", by: ada))
        try context.save()
        context.delete(one)
        #expect(ada.books.count == 1)
        try context.save()
        #expect(one.managedObjectContext == nil)
        // The books of an author are deleted with it.
        context.delete(ada)
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    }

    // MARK: Fetches

    @Test func fetchesFollowPredicatesAndOrder() throws {
        let ada = author("Ada", age: 36)
        _ = author("Émile", age: 50)
        _ = author("bob", age: 20)
        _ = book("Notes", by: ada, pages: 12)
        _ = book("Engines", by: ada, pages: 30)
        // Without regard to accents, but capitals first.
        #expect(try names() == ["Ada", "Émile", "bob"])
        #expect(try names("age > %d AND age < 50", 20) == ["Ada"])
        #expect(try names("name BEGINSWITH[cd] %@", "e") == ["Émile"])
        #expect(try names("name CONTAINS[c] 'B'") == ["bob"])
        #expect(try names("NOT name CONTAINS 'a' && age BETWEEN {20, 50}") == ["Émile", "bob"])
        #expect(try names("%K IN %@", "name", ["bob", "Ada"]) == ["Ada", "bob"])
        #expect(try names("books.@count == 2") == ["Ada"])
        #expect(try names("ANY books.title LIKE 'N*s'") == ["Ada"])
        #expect(try names("SUBQUERY(books, $b, $b.pages > 20 AND $b.title != nil).@count > 0") == ["Ada"])
        #expect(try names("books.@sum.pages == 42") == ["Ada"])
        #expect(try names("note == nil", sort: "age") == ["bob", "Ada", "Émile"])
        #expect(try names("name == %@ OR (age == 20)", "Ada") == ["Ada", "bob"])
        let limited = NSFetchRequest<Author>(entityName: "Author")
        limited.sortDescriptors = [NSSortDescriptor(keyPath: \Author.age, ascending: false)]
        (limited.fetchLimit, limited.fetchOffset) = (1, 1)
        #expect(try context.fetch(limited).map(\.name) == ["Ada"])
        let byAuthor = Book.fetchRequest() as NSFetchRequest<any NSFetchRequestResult>
        byAuthor.predicate = NSPredicate(format: "author == %@ AND author.name == 'Ada'", ada)
        #expect(try context.fetch(byAuthor).count == 2)
    }

    @Test func rowsOfDictionariesAndIdentities() throws {
        let ada = author("Ada")
        let request = NSFetchRequest<NSDictionary>(entityName: "Author")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["name", "age"]
        #expect(try context.fetch(request) == [["name": "Ada", "age": NSNumber(value: 30)]])
        let identities = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
        identities.resultType = .managedObjectIDResultType
        #expect(try context.fetch(identities) == [ada.objectID])
        #expect(context.object(with: ada.objectID) === ada)
    }

    // MARK: Saves

    @Test func savedValuesReachOtherContexts() throws {
        let ada = author("Ada")
        _ = book("1", by: ada)
        let other = container.newBackgroundContext()
        #expect(try other.fetch(NSFetchRequest<Author>(entityName: "Author")).isEmpty)
        #expect(ada.objectID.isTemporaryID && ada.isInserted)
        try context.save()
        #expect(!ada.objectID.isTemporaryID && !context.hasChanges)
        let copy = try #require(try other.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
        #expect(copy !== ada && copy.name == "Ada" && copy.objectID == ada.objectID)
        #expect(copy.books.map(\.title) == ["1"] && copy.books.first?.author === copy)
        copy.name = "Eva"
        try other.save()
        #expect(ada.name == "Ada")
        context.automaticallyMergesChangesFromParent = true
        copy.age = 1
        try other.save()
        #expect(ada.name == "Eva" && ada.age == 1)
    }

    @Test func aChildContextSavesToItsParent() throws {
        let ada = author("Ada")
        try context.save()
        let child = NSManagedObjectContext(.mainQueue)
        child.parent = context
        let copy = try #require(try child.existingObject(with: ada.objectID) as? Author)
        copy.name = "Eva"
        _ = author("Bob", in: child)
        #expect(try names() == ["Ada"])
        try child.save()
        #expect(try names() == ["Bob", "Eva"] && context.hasChanges)
        context.rollback()
        #expect(try names() == ["Ada"])
    }

    @Test func aMissingValueIsNotSaved() throws {
        let nameless = Author(context: context)
        #expect(throws: NSError.self) { try context.save() }
        nameless.name = "N"
        try context.save()
    }

    @Test func constraintsFollowTheMergePolicy() throws {
        func tag(_ books: [Book]) {
            let tag = Tag(context: context)
            (tag.word, tag.books) = ("new", NSSet(array: books))
        }
        let (one, two) = (book("1"), book("2"))
        tag([one])
        try context.save()
        tag([two])
        #expect(throws: NSError.self) { try context.save() }
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        let tags = try context.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
        #expect(tags.count == 1 && tags[0].books as? Set<Book> == [two] && one.tags?.count == 0)
    }

    @Test func rollbackAndUndoRestoreValues() throws {
        let ada = author("Ada")
        try context.save()
        ada.name = "Eva"
        _ = author("Bob")
        context.rollback()
        #expect(try names() == ["Ada"] && !context.hasChanges)
        context.undoManager = UndoManager()
        ada.name = "Eva"
        context.undo()
        #expect(ada.name == "Ada")
        context.redo()
        #expect(ada.name == "Eva")
        context.delete(ada)
        #expect(try names() == [])
        context.undo()
        #expect(try names() == ["Eva"])
    }

    @Test func batchesChangeTheStore() throws {
        let insert = NSBatchInsertRequest(entityName: "Author", objects: [["name": "A"], ["name": "B", "age": 3]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        #expect(try names("age == 30") == ["A"])
        let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Author"))
        try context.execute(delete)
        #expect(try names() == [])
    }

    @Test func batchesKeepToConstraintsAndRules() throws {
        func tag(_ words: String..., policy: NSMergePolicy) throws -> Int? {
            context.mergePolicy = policy
            let insert = NSBatchInsertRequest(entityName: "Tag", objects: words.map { ["word": $0] })
            insert.resultType = .count
            return (try context.execute(insert) as? NSBatchInsertResult)?.result as? Int
        }
        func words() throws -> [String] {
            let request = NSFetchRequest<Tag>(entityName: "Tag")
            request.sortDescriptors = [NSSortDescriptor(key: "word", ascending: true)]
            return try context.fetch(request).map(\.word)
        }
        #expect(try tag("a", "b", policy: .error) == 2)
        #expect(throws: NSError.self) { try tag("c", "a", policy: .error) }
        #expect(try words() == ["a", "b"])
        #expect(try tag("a", "c", policy: .mergeByPropertyObjectTrump) == 2)
        #expect(try tag("a", "d", policy: .mergeByPropertyStoreTrump) == 1)
        #expect(try words() == ["a", "b", "c", "d"])
        // An update is held to the constraints, too.
        context.mergePolicy = NSMergePolicy.error
        let update = NSBatchUpdateRequest(entityName: "Tag")
        update.propertiesToUpdate = ["word": "a"]
        #expect(throws: NSError.self) { try context.execute(update) }
        // The books of an author are deleted with it; unsaved objects are not seen.
        let ada = author("Ada")
        _ = book("1", by: ada)
        try context.save()
        _ = author("Bob")
        try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Author")))
        #expect(try names() == ["Bob"])
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    }

    @Test func aChangedValueMustStayUnique() throws {
        let tags = ["a", "b"].map { word in
            let tag = Tag(context: context)
            tag.word = word
            return tag
        }
        try context.save()
        tags[1].word = "a"
        #expect(throws: NSError.self) { try context.save() }
        context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        try context.save()
        #expect(tags[1].word == "b")
        tags[1].word = "a"
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try context.save()
        #expect(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")) == [tags[1]])
    }

    @Test func savedObjectsKnowTheirStore() throws {
        let ada = author("Ada")
        #expect(ada.objectID.persistentStore == nil)
        let coordinator = container.persistentStoreCoordinator
        let second = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let bob = author("Bob")
        context.assign(bob, to: second)
        try context.save()
        #expect(ada.objectID.persistentStore === coordinator.persistentStores[0])
        #expect(bob.objectID.persistentStore === second)
        let request = NSFetchRequest<Author>(entityName: "Author")
        request.affectedStores = [second]
        #expect(try context.fetch(request) == [bob])
        try coordinator.remove(second)
        context.reset()
        #expect(try names() == ["Ada"])
    }

    @Test func anOrderedSetChangesItsRelationship() throws {
        let ada = author("Ada")
        let books = ["c", "a", "b"].map { book($0) }
        let set = ada.mutableOrderedSetValue(forKey: "books")
        func titles() -> [String] {
            let titles = ada.mutableOrderedSetValue(forKey: "books").compactMap { ($0 as? Book)?.title }
            #expect(set.count == titles.count && (set.firstObject as? Book)?.title == titles.first)
            #expect(ada.books.count == titles.count)
            return titles
        }
        set.addObjects(from: books)
        #expect(titles() == ["c", "a", "b"] && books[0].author === ada)
        set.moveObjects(at: IndexSet(integer: 0), to: 2)
        #expect(titles() == ["a", "b", "c"])
        set.sort(using: [NSSortDescriptor(key: "title", ascending: false)])
        #expect(titles() == ["c", "b", "a"])
        set.exchangeObject(at: 0, withObjectAt: 1)
        set.removeObject(at: 2)
        #expect(titles() == ["b", "c"] && books[1].author == nil)
        books[2].author = nil
        #expect(titles() == ["c"])
        set.insert(books[1], at: 0)
        set.replaceObject(at: 1, with: books[2])
        #expect(titles() == ["a", "b"])
        set.removeAllObjects()
        #expect(titles() == [] && books.allSatisfy { $0.author == nil })
    }

    @Test func rowsAreGrouped() throws {
        for (name, age) in [("A", 1), ("B", 2), ("C", 1)] { _ = author(name, age: Int16(age)) }
        let request = NSFetchRequest<NSDictionary>(entityName: "Author")
        request.resultType = .dictionaryResultType
        (request.propertiesToFetch, request.propertiesToGroupBy) = (["age"], ["age"])
        #expect(try context.fetch(request).count == 2)
        request.havingPredicate = NSPredicate(format: "age > 1")
        #expect(try context.fetch(request).count == 1)
    }

    @Test func blocksRunWithTheirContext() async throws {
        let count = try await container.performBackgroundTask { context in
            _ = author("Ada", in: context)
            try context.save()
            return try context.count(for: NSFetchRequest<Author>(entityName: "Author"))
        }
        #expect(count == 1)
        #expect(try await context.perform { try names() } == ["Ada"])
        let request = NSFetchRequest<Author>(entityName: "Author")
        #expect(throws: NSError.self) { try request.execute() }
        #expect(try context.performAndWait { try request.execute().map(\.name) } == ["Ada"])
    }

    @Test func aResultsControllerTellsItsDelegate() throws {
        final class Log: NSFetchedResultsControllerDelegate {
            var lines: [String] = []
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                lines.append((controller.fetchedObjects as? [Author] ?? []).map(\.name).joined(separator: " "))
            }
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) { lines.append("\(type) \(indexPath?.row ?? -1) \(newIndexPath?.row ?? -1)") }
        }
        let request = NSFetchRequest<Author>(entityName: "Author")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.name, ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
        let log = Log()
        controller.delegate = log
        let bob = author("Bob")
        try controller.performFetch()
        context.processPendingChanges()
        log.lines = []
        _ = author("Ada")
        context.processPendingChanges()
        #expect(log.lines == ["insert -1 0", "Ada Bob"])
        log.lines = []
        bob.name = "Aaron"
        context.processPendingChanges()
        #expect(log.lines == ["move 1 0", "Aaron Ada"])
        #expect(controller.delegate === log && controller.sections?.map(\.indexTitle) == ["3"])
        #expect(
            controller.sections?.map(\.name) == ["30"]
                && controller.object(at: IndexPath(row: 1, section: 0)).name == "Ada")
    }

    @Test func sectionsComeAndGoByName() throws {
        final class Log: NSFetchedResultsControllerDelegate {
            var lines: [String] = []
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
                didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
                for type: NSFetchedResultsChangeType
            ) { lines.append("\(type) \(sectionIndex) \(sectionInfo.name)") }
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
                sectionIndexTitleForSectionName sectionName: String
            ) -> String? {
                #expect(controller.fetchRequest.entityName == "Author")
                return "#" + sectionName
            }
        }
        let (ada, bob) = (author("Ada", age: 1), author("Bob", age: 2))
        let request = NSFetchRequest<Author>(entityName: "Author")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.age, ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
        let log = Log()
        controller.delegate = log
        try controller.performFetch()
        context.processPendingChanges()
        #expect(controller.sectionIndexTitles == ["#1", "#2"])
        #expect(controller.section(forSectionIndexTitle: "#2", at: 0) == 1)
        // As many sections as before, but other ones.
        log.lines = []
        ada.age = 3
        context.processPendingChanges()
        #expect(log.lines == ["delete 0 1", "insert 1 3"])
        #expect(controller.indexPath(forObject: bob) == IndexPath(row: 0, section: 0))
    }
}
