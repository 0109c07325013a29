// SPDX-License-Identifier: MIT

// Generated from StandIns/Photos.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

@_exported import AVFoundation
@_exported import CoreLocation
import Foundation
import UIKitTypes
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable { case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumFavorites = 203, smartAlbumRecentlyAdded = 206, smartAlbumUserLibrary = 209, any = 9223372036854775807 }
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
extension PHImageContentMode {
    public static var `default`: PHImageContentMode { .aspectFit }
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
open class PHChange: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { only }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.denied) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel,
            handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Fails: access is denied.
    open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        completionHandler?(false, CocoaError(.featureUnsupported))
    }
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw CocoaError(.featureUnsupported) }
}
open class PHObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var localIdentifier: String { "" }
}
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var location: CLLocation? { nil }
    open var burstIdentifier: String? { nil }
    /// Delivers no input: there are no assets.
    @discardableResult open func requestContentEditingInput(with options: PHContentEditingInputRequestOptions?,
            completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void)
            -> PHContentEditingInputRequestID {
        completionHandler(nil, [:])
        return 0
    }
    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
public typealias PHContentEditingInputRequestID = Int
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var isNetworkAccessAllowed = false
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
}
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var displaySizeImage: UIImage? { nil }
    open var audiovisualAsset: AVAsset? { nil }
    open var adjustmentData: PHAdjustmentData? { nil }
}
/// Changes nothing, because access to the photo library is denied.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
    public required init(nothing: ()) { super.init() }
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self { self.init(nothing: ()) }
    public convenience init?(for assetCollection: PHAssetCollection) { self.init(nothing: ()) }
    open class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {}
    open func addAssets(_ assets: [Any]) {}
    open func removeAssets(_ assets: [Any]) {}
}
/// Changes nothing, because access to the photo library is denied.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    public required init(nothing: ()) { super.init() }
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite: Bool = false
    open var isHidden: Bool = false
    public convenience init(for asset: PHAsset) { self.init(nothing: ()) }
    open class func creationRequestForAsset(from image: UIImage) -> Self { self.init(nothing: ()) }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    open class func deleteAssets(_ assets: [PHAsset]) {}
}
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    open var originalFilename: String?
    open var shouldMoveFile = false
    public override init() { super.init() }
}
public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo, photoProxy = 19 }
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    open class func forAsset() -> Self { self.init(nothing: ()) }
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
}
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var estimatedAssetCount: Int { 0 }
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
open class PHFetchOptions: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets: Bool = false
    open var includeAllBurstAssets: Bool = false
}
/// Always empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { preconditionFailure("the photo library is empty") }
    public subscript(index: Int) -> ObjectType { object(at: index) }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed: Bool = false
    open var isSynchronous: Bool = false
}
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var isNetworkAccessAllowed = false
}
/// Delivers no image.
open class PHImageManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    private static let only = PHImageManager()
    open class func `default`() -> PHImageManager { only }
    @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
            options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void)
            -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    open func stopCachingImagesForAllAssets() {}
}
