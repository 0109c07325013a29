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
open class CKShare: CKRecord, @unchecked Sendable {
    open var publicPermission = CKShare.ParticipantPermission.none
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    open var url: URL? { nil }
    open class Metadata: NSObject, @unchecked Sendable {}
    public convenience init(rootRecord: CKRecord) { self.init(recordType: "cloudkit.share") }
    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        public static let shareType = "cloudkit.type"
    }
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
