// SPDX-License-Identifier: MIT

// Generated from StandIns/CloudKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import CoreLocation
import Foundation
public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKErrorDomain = "CKErrorDomain"
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
public struct CKError: Error {
    public enum Code: Int, Sendable { case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, notAuthenticated = 9, permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14, quotaExceeded = 25, zoneNotFound = 26 }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
    public var localizedDescription: String { "There is no iCloud account." }
}
public protocol CKRecordValueProtocol {
}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    open class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
    }
    open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public let recordID: CKRecord.ID
        public let action: CKRecord.ReferenceAction
        public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
            (self.recordID, self.action) = (recordID, action)
        }
        public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    }
    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
    public let recordType: CKRecord.RecordType
    public let recordID: CKRecord.ID
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var recordChangeTag: String? { nil }
    open var parent: CKRecord.Reference?
    private var values: [String: any CKRecordValueProtocol] = [:]
    public init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    public convenience init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID)) }
    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { values[key] as? T }
        set { values[key] = newValue }
    }
    open func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) { values[key] = object }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
    open func value(forKey key: String) -> Any? { values[key] }
    open func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
    open func changedKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
}
open class CKRecordZone: NSObject, @unchecked Sendable {
    open class ID: NSObject, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String
        public static let `default` = CKRecordZone.ID(zoneName: "_defaultZone")
        public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
    }
    public let zoneID: CKRecordZone.ID
    public init(zoneName: String) { zoneID = CKRecordZone.ID(zoneName: zoneName) }
    public init(zoneID: CKRecordZone.ID) {
        self.zoneID = zoneID
    }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
open class CKShare: CKRecord, @unchecked Sendable {
    open var publicPermission = CKShare.ParticipantPermission.none
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantRole: Int, Sendable { case unknown, owner = 1, privateUser = 3, publicUser = 4, administrator = 2 }
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    open class Participant: NSObject, @unchecked Sendable {
        open var userIdentity: CKUserIdentity { CKUserIdentity() }
        open var role = CKShare.ParticipantRole.owner
        open var permission = CKShare.ParticipantPermission.readWrite
        open var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { .accepted }
    }
    open var url: URL? { nil }
    open private(set) var participants: [CKShare.Participant] = []
    public let owner = CKShare.Participant()
    open var currentUserParticipant: CKShare.Participant? { owner }
    open func addParticipant(_ participant: CKShare.Participant) { participants.append(participant) }
    open func removeParticipant(_ participant: CKShare.Participant) { participants.removeAll { $0 === participant } }
    open class Metadata: NSObject, @unchecked Sendable {
        open var containerIdentifier: String { "" }
        open var share: CKShare { CKShare(recordZoneID: .default) }
        open var rootRecord: CKRecord? { nil }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var participantRole: CKShare.ParticipantRole { .unknown }
        open var participantStatus: CKShare.ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: CKShare.ParticipantPermission { .unknown }
        open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
    }
    public convenience init(rootRecord: CKRecord) { self.init(recordType: "cloudkit.share", zoneID: rootRecord.recordID.zoneID) }
    public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) { self.init(recordType: "cloudkit.share", recordID: shareID) }
    public convenience init(recordZoneID: CKRecordZone.ID) {
        self.init(recordType: "cloudkit.share", recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }
    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        public static let shareType = "cloudkit.type"
    }
}
open class CKUserIdentity: NSObject, @unchecked Sendable {
    open class LookupInfo: NSObject, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?
        public init(emailAddress: String) { (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil) }
        public init(phoneNumber: String) { (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil) }
        public init(userRecordID: CKRecord.ID) { (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID) }
    }
    open var userRecordID: CKRecord.ID? { nil }
    open var lookupInfo: CKUserIdentity.LookupInfo? { nil }
    open var nameComponents: PersonNameComponents? { nil }
    open var hasiCloudAccount: Bool { false }
}
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(), publicCloudDatabase = CKDatabase(), sharedCloudDatabase = CKDatabase()
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud") }
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { privateCloudDatabase }
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) { completionHandler(.noAccount, nil) }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }
    open func fetchShareMetadata(with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
    open func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
    open func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
    open func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
}
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int { case `public` = 1, `private`, shared }
    override init() { super.init() }
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func fetch(withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: @escaping (Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>) -> Void) { completionHandler(.failure(CKError(.notAuthenticated))) }
    open func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError(.notAuthenticated) }
    open func records(continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError(.notAuthenticated) }
    open func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
    open func modifyRecords(saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID], savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) { throw CKError(.notAuthenticated) }
    open func modifyRecordZones(saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]) async throws -> (saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>], deleteResults: [CKRecordZone.ID: Result<Void, any Error>]) { throw CKError(.notAuthenticated) }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
    open func delete(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw CKError(.notAuthenticated) }
    open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) { completionHandler(nil, CKError(.notAuthenticated)) }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
    open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
    open func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
    @discardableResult open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID { throw CKError(.notAuthenticated) }
    /// Runs the operation at once. It fails.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        operation.start()
    }
}
/// An operation that fails as soon as it runs, in a database or in a queue.
open class CKOperation: Operation, @unchecked Sendable {
    public override init() {}
    /// Calls the blocks that wait for the operation's end.
    func fail(_ error: CKError) {}
    open override func main() { fail(CKError(.notAuthenticated)) }
    open class Configuration: NSObject, @unchecked Sendable {
        open var isLongLived: Bool = true
        open var allowsCellularAccess: Bool = true
        open var qualityOfService = QualityOfService.utility
    }
    open var configuration: CKOperation.Configuration! = CKOperation.Configuration()
}
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    open class Cursor: NSObject, @unchecked Sendable {}
    open var query: CKQuery?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var resultsLimit = 0
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryResultBlock: ((Result<CKQueryOperation.Cursor?, any Error>) -> Void)?
    open var queryCompletionBlock: ((CKQueryOperation.Cursor?, (any Error)?) -> Void)?
    public static let maximumResults = 0
    public override init() { super.init() }
    public init(query: CKQuery) {
        super.init()
        self.query = query
    }
    public init(cursor: Cursor) { super.init() }
    override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
    }
}
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = CKModifyRecordsOperation.RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    public override init() { super.init() }
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func fail(_ error: CKError) {
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
    }
}
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    public override init() { super.init() }
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    override func fail(_ error: CKError) {
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
    }
}
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String
    open class NotificationInfo: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        open var alertBody: String?
        open var title: String?
        open var subtitle: String?
        open var soundName: String?
        open var category: String?
        open var shouldBadge: Bool = false
        open var shouldSendContentAvailable: Bool = false
        open var shouldSendMutableContent: Bool = false
        open var desiredKeys: [CKRecord.FieldKey]?
    }
    public let subscriptionID: CKSubscription.ID
    open var notificationInfo: CKSubscription.NotificationInfo?
    init(id: CKSubscription.ID) { subscriptionID = id }
}
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var zoneID: CKRecordZone.ID?
    public let querySubscriptionOptions: CKQuerySubscription.Options
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString, options querySubscriptionOptions: CKQuerySubscription.Options = []) {
        (self.recordType, self.predicate, self.querySubscriptionOptions) = (recordType, predicate, querySubscriptionOptions)
        super.init(id: subscriptionID)
    }
}
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?
    public init(subscriptionID: CKSubscription.ID) { super.init(id: subscriptionID) }
}
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(id: subscriptionID)
    }
}
extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
