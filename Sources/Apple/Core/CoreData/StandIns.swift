// SPDX-License-Identifier: MIT

// Generated from StandIns/CoreData.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"
public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    // No expression can be made, so there is none.
    @available(*, deprecated, message: "Foundation has no expressions on Linux") open var expression: NSExpression? { nil }
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    open var resultType: NSAttributeDescription.AttributeType = .undefined
}
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
    public let property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }
}
/// The types of migrations do nothing, because every run begins with an empty store.
open class NSMappingModel: NSObject, @unchecked Sendable {}
open class NSMigrationManager: NSObject {}
open class NSEntityMapping: NSObject, @unchecked Sendable {}
open class NSEntityMigrationPolicy: NSObject {
    open func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
/// A container in memory, which is not synchronised with CloudKit.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
    open class Event: NSObject, @unchecked Sendable {
        public let identifier = UUID()
        public let storeIdentifier = ""
        public let type = NSPersistentCloudKitContainer.EventType.setup
        public let startDate = Date(timeIntervalSinceReferenceDate: 0)
        public let endDate: Date? = nil
        public let succeeded = true
        public let error: (any Error)? = nil
    }
    public enum EventType: Int, Sendable { case setup, `import`, export }
}
