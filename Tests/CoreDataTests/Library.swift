// SPDX-License-Identifier: MIT

import CoreData

/// An author. The books are deleted together with their author.
final class Author: NSManagedObject, Identifiable {
    @CDManaged var name: String
    @CDManaged var age: Int16
    @CDManaged var note: String?
    @CDManaged var books: Set<Book>
    func addToBooks(_ value: Book) { _change("books", adding: [value]) }
    func removeFromBooks(_ values: NSSet) { _change("books", removing: [values]) }
}

final class Book: NSManagedObject, Identifiable {
    @CDManaged var title: String?
    @CDManaged var pages: Int
    @CDManaged var isRead: Bool
    @CDManaged var author: Author?
    @CDManaged var tags: NSSet?
    var awoke = 0
    override func awakeFromInsert() { awoke += 1 }
}

final class Tag: NSManagedObject {
    @CDManaged var word: String
    @CDManaged var books: NSSet?
}

/// A data model of authors, books and tags, made in code.
func libraryModel() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true, _ value: Any? = nil)
        -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        return attribute
    }
    func relationship(
        _ name: String, _ target: NSEntityDescription, many: Bool, _ rule: NSDeleteRule = .nullifyDeleteRule
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = target
        relationship.maxCount = many ? 0 : 1
        relationship.deleteRule = rule
        return relationship
    }
    func entity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        return entity
    }
    func pair(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
        one.inverseRelationship = other
        other.inverseRelationship = one
    }
    let (author, book, tag) = (entity("Author"), entity("Book"), entity("Tag"))
    let books = relationship("books", book, many: true, .cascadeDeleteRule)
    let writer = relationship("author", author, many: false)
    let (tags, tagged) = (relationship("tags", tag, many: true), relationship("books", book, many: true))
    pair(books, writer)
    pair(tags, tagged)
    author.properties = [
        attribute("name", .stringAttributeType, optional: false), attribute("age", .integer16AttributeType, 30),
        attribute("note", .stringAttributeType), books,
    ]
    book.properties = [
        attribute("title", .stringAttributeType), attribute("pages", .integer64AttributeType, 0),
        attribute("isRead", .booleanAttributeType, false), writer, tags,
    ]
    tag.properties = [attribute("word", .stringAttributeType, optional: false), tagged]
    tag.uniquenessConstraints = [["word"]]
    let model = NSManagedObjectModel()
    model.entities = [author, book, tag]
    return model
}

func library() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: libraryModel())
    container.loadPersistentStores { _, error in precondition(error == nil) }
    return container
}
