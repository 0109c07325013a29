// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct DerivedAttributeTests {
    private func container() -> NSPersistentContainer {
        func attribute(_ made: NSAttributeDescription, _ name: String, _ type: NSAttributeType)
            -> NSAttributeDescription
        {
            made.name = name
            made.attributeType = type
            made.isOptional = true
            return made
        }
        func derived(_ name: String, _ type: NSAttributeType, _ derivation: String) -> NSAttributeDescription {
            let made = NSDerivedAttributeDescription()
            made.derivation = derivation
            return attribute(made, name, type)
        }
        let page = NSEntityDescription()
        page.name = "Page"
        page.managedObjectClassName = "NSManagedObject"
        page.properties = [
            attribute(NSAttributeDescription(), "title", .stringAttributeType),
            derived("key", .stringAttributeType, "lowercase:(title)"),
            derived("copy", .stringAttributeType, "title"), derived("changed", .dateAttributeType, "now()"),
        ]
        let model = NSManagedObjectModel()
        model.entities = [page]
        let container = NSPersistentContainer(name: "Pages", managedObjectModel: model)
        container.loadPersistentStores { _, error in precondition(error == nil) }
        return container
    }

    /// Derived attributes have their values from the save on, and follow later changes at the next save.
    @Test func valuesAreDerivedAtEachSave() throws {
        let context = container().viewContext
        let page = NSEntityDescription.insertNewObject(forEntityName: "Page", into: context)
        page.setValue("First", forKey: "title")
        #expect(page.value(forKey: "key") == nil)
        try context.save()
        #expect(page.value(forKey: "key") as? String == "first" && page.value(forKey: "copy") as? String == "First")
        page.setValue("Second", forKey: "title")
        #expect(page.value(forKey: "copy") as? String == "First")
        try context.save()
        #expect(page.value(forKey: "key") as? String == "second" && page.value(forKey: "copy") as? String == "Second")
    }

    /// `now()` is the virtual time of the save, so pictures do not depend on the time at which they are made.
    @Test func nowIsTheVirtualTime() throws {
        let context = container().viewContext
        let page = NSEntityDescription.insertNewObject(forEntityName: "Page", into: context)
        try context.save()
        let changed = try #require(page.value(forKey: "changed") as? Date)
        #expect(changed == .virtualNow && abs(changed.timeIntervalSinceNow) > 86_400)
    }
}
