// SPDX-License-Identifier: MIT

// Generated from StandIns/CoreSpotlight.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import UniformTypeIdentifiers
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var keywords: [String]?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var lastUsedDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var rating: NSNumber?
    public init(contentType: UTType) { super.init() }
    public init(itemContentType type: String) { super.init() }
}
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date!
    open var isUpdate = false
    open var attributeSet: CSSearchableItemAttributeSet
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
public struct CSIndexError: Error {
    public enum Code: Int, Sendable { case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001, invalidClientStateError = -1002, remoteConnectionError = -1003, quotaExceeded = -1004, indexingUnsupported = -1005 }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
}
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex(name: "default") }
    open class func isIndexingAvailable() -> Bool { false }
    public init(name: String) { super.init() }
    open func beginBatch() {}
    open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func endBatch(withClientState clientState: Data) async throws { throw CSIndexError(.indexingUnsupported) }
    open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) { completionHandler(nil, CSIndexError(.indexingUnsupported)) }
    open func fetchLastClientState() async throws -> Data { throw CSIndexError(.indexingUnsupported) }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.indexingUnsupported) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError(.indexingUnsupported) }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws { throw CSIndexError(.indexingUnsupported) }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }
}
