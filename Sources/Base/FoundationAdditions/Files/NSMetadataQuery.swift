// SPDX-License-Identifier: MIT

import Foundation

/// A search that finds nothing: there is no index of files and no cloud storage. It posts no notification.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var searchScopes: [Any] = []
    open var searchItems: [Any]?
    open var operationQueue: OperationQueue?
    open var notificationBatchingInterval: TimeInterval = 1
    open private(set) var isStarted = false
    open private(set) var isStopped = true

    public override init() {}

    open var isGathering: Bool { false }
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }

    /// False if the search was started before.
    @discardableResult open func start() -> Bool {
        guard !isStarted else { return false }
        (isStarted, isStopped) = (true, false)
        return true
    }
    open func stop() { (isStarted, isStopped) = (false, true) }
    open func enableUpdates() {}
    open func disableUpdates() {}
    open func result(at idx: Int) -> Any { fatalError("NSMetadataQuery: there is no result \(idx)") }
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// A file that a search found. No search finds any.
open class NSMetadataItem: NSObject, @unchecked Sendable {
    public override init() {}
    open var attributes: [String] { [] }
    open func value(forAttribute key: String) -> Any? { nil }
    open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
}

extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = Self("NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
}

public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"

extension FileManager {
    /// Always nil: there is no cloud storage.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Always nil: nobody is signed in to cloud storage.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileReadNoSuchFile) }
    public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileReadNoSuchFile) }
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.featureUnsupported)
    }
}
