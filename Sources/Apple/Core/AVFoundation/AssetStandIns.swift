// SPDX-License-Identifier: MIT

// Generated from StandIns/AVFoundation-Assets.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Geometry
import URLLoading
import UIKitTypes
import VirtualTime
/// Fails every request.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize: CGSize = .zero
    open var requestedTimeToleranceBefore: CMTime = .zero
    open var requestedTimeToleranceAfter: CMTime = .zero
    public init(asset: AVAsset) { self.asset = asset }
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(.decoderNotFound) }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.decoderNotFound) }
    open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void) {
        handler(nil, .zero, AVError(.decoderNotFound))
    }
    open func cancelAllCGImageGeneration() {}
}
/// Never asks its delegate: no file is read.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: VirtualDispatchQueue?) {
        self.delegate = delegate
    }
    open var preloadsEligibleContentKeys = false
    override init() { super.init() }
}
extension AVURLAsset {
    public var resourceLoader: AVAssetResourceLoader { AVAssetResourceLoader() }
}
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest) -> Bool
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader,
            didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest) -> Bool { false }
    public func resourceLoader(_ resourceLoader: AVAssetResourceLoader,
            didCancel loadingRequest: AVAssetResourceLoadingRequest) {}
}
/// Never made.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    public let request: URLRequest
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open private(set) var isFinished = false
    open var isCancelled: Bool { false }
    open var response: URLResponse?
    open var redirect: URLRequest?
    open func finishLoading() { isFinished = true }
    open func finishLoading(with error: (any Error)?) { isFinished = true }
    init(request: URLRequest) {
        self.request = request
        super.init()
    }
}
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    open var contentType: String?
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
    open var allowedContentTypes: [String]? { nil }
    override init() { super.init() }
}
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    open var requestedOffset: Int64 { 0 }
    open var currentOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open func respond(with data: Data) {}
    override init() { super.init() }
}
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
public struct AVError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = -11800, outOfMemory, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession, noDataCaptured, mediaServicesWereReset = -11819, decoderNotFound = -11833, fileFormatNotRecognized = -11828 }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
}
public struct AVFileType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// Fails every export.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var status: Status { .failed }
    open var progress: Float { 0 }
    open var error: (any Error)? { AVError(.decoderNotFound) }
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { handler() }
    open func export() async {}
    open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.decoderNotFound) }
    open func cancelExport() {}
}
extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}
/// Metadata of a media file, which is never read here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    public internal(set) var commonKey: AVMetadataKey?
    open var stringValue: String? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Date? { nil }
    open var dataValue: Data? { nil }
}
/// A track of a film. Films are not read, so there is none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var trackID: Int32 { 0 }
}
extension AVAsset {
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    public var tracks: [AVAssetTrack] { [] }
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.decoderNotFound)
    }
    public var isPlayable: Bool { false }
    public var isExportable: Bool { false }
    public var isReadable: Bool { false }
}
