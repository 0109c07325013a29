// SPDX-License-Identifier: MIT

import DataModels
import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

@Suite struct DataModelSymbolsTests {
    private let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Item" representedClassName=".Item" syncable="YES" codeGenerationType="class">
                <attribute name="title" attributeType="String" defaultValueString="a &amp; &quot;b&quot;"/>
                <attribute name="size" optional="YES" attributeType="Integer 16" defaultValueString="2" usesScalarValueType="YES"/>
                <attribute name="weight" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                <relationship name="parts" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Part" inverseName="item" inverseEntity="Part"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Part" representedClassName="PartObject" parentEntity="Item" codeGenerationType="category">
                <relationship name="item" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Item" inverseName="parts" inverseEntity="Item"/>
            </entity>
            <entity name="Manual" representedClassName="Manual"/>
        </model>
        """

    @Test func aModelIsRead() throws {
        let file = try #require(DataModelFile(model))
        #expect(file.entities.map(\.name) == ["Item", "Part", "Manual"])
        #expect(file.entities[0].attributes[0].defaultValue == "a & \"b\"")
        #expect(file.entities[0].uniqueness == [["title"]] && file.entities[1].parent == "Item")
        let parts = file.entities[0].relationships[0]
        #expect(parts.isToMany && parts.isOrdered && parts.deletionRule == "Cascade" && parts.inverse == "item")
        for text in ["", "<svg/>", "<model", "<model a"] { #expect(DataModelFile(text)?.entities.isEmpty ?? true) }
    }

    @Test func classesAreGeneratedAsXcodeGeneratesThem() throws {
        let folder = try TemporaryFolder()
        let place = folder.path + "/Shop.xcdatamodeld"
        for version in ["Old", "Shop"] {
            let path = "\(place)/\(version).xcdatamodel"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data((version == "Old" ? "<model></model>" : model).utf8).write(to: URL(filePath: path + "/contents"))
        }
        try Data("<key>_XCCurrentVersionName</key>\n<string>Shop.xcdatamodel</string>".utf8)
            .write(to: URL(filePath: place + "/.xccurrentversion"))
        let text = "import CoreData\nclass PartObject: Item {}"
        let made = DataModelSymbols(models: [place], texts: [text]).declarations
        #expect(
            made.contains("public class Item: NSManagedObject {}") && made.contains("extension Item: Identifiable {}"))
        #expect(!made.contains { $0.contains("class PartObject") || $0.contains("Manual") })
        let item = try #require(made.first { $0.hasPrefix("extension Item {") })
        for part in [
            "fetchRequest() -> NSFetchRequest<Item>", "`title`: String?", "`size`: Int16 {", "`weight`: NSNumber?",
            "`parts`: NSOrderedSet?", "func addToParts(_ value: PartObject)",
            "func insertIntoParts(_ value: [PartObject], at place: NSIndexSet)",
        ] { #expect(item.contains(part)) }
        #expect(made.contains { $0.hasPrefix("extension PartObject {") && $0.contains("`item`: Item?") })
        #expect(made.contains("public typealias FetchRequest = CoreData.FetchRequest"))
        #expect(DataModelSymbols(models: [place], texts: ["import SwiftUI"]).declarations.isEmpty)
    }
}
