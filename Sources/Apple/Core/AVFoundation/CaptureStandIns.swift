// SPDX-License-Identifier: MIT

// Generated from StandIns/AVFoundation-Capture.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Quartz2D
import UIKitTypes
import VirtualTime
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let depthData = AVMediaType(rawValue: "dpth")
}
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "builtInLiDARDepthCamera")
        public static let microphone = DeviceType(rawValue: "microphone")
        public static let external = DeviceType(rawValue: "external")
        public static let continuityCamera = DeviceType(rawValue: "continuityCamera")
    }
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    open class DiscoverySession: NSObject, @unchecked Sendable {
        open var devices: [AVCaptureDevice] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    }
    override init() { super.init() }
    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var modelID: String { "" }
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isAdjustingFocus: Bool { false }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.locked
    open var exposureMode = ExposureMode.locked
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open var focusPointOfInterest: CGPoint = .zero
    open var exposurePointOfInterest: CGPoint = .zero
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws {}
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    public static func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    public static func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    public static func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        handler(false)
    }
    public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    public static var systemPreferredCamera: AVCaptureDevice? { nil }
    /// Always nil; keeps nothing that is assigned.
    public static var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    /// A format of a camera. There is none.
    open class Format: NSObject, @unchecked Sendable {
        override init() { super.init() }
        open var mediaType: AVMediaType { .video }
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        open var isVideoHDRSupported: Bool { false }
        open var isMultiCamSupported: Bool { false }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    }
    open var formats: [Format] { [] }
    open var activeFormat = Format()
    open var activeVideoMinFrameDuration: CMTime = .zero
    open var activeVideoMaxFrameDuration: CMTime = .zero
    open var automaticallyAdjustsVideoHDREnabled = true
    open var isVideoHDREnabled: Bool = false
    open var isSmoothAutoFocusEnabled: Bool = false
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isConnected: Bool { false }
    open var isVirtualDevice: Bool { false }
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    open func cancelVideoZoomRamp() {}
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Angles that never change: there is no camera.
    open class RotationCoordinator: NSObject, @unchecked Sendable {
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
        public init(device: AVCaptureDevice, previewLayer: CALayer?) { super.init() }
    }
    public static let subjectAreaDidChangeNotification = Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
}
public struct CMVideoDimensions: Sendable {
    public var width: Int32
    public var height: Int32
    public init(width: Int32 = 0, height: Int32 = 0) {
        (self.width, self.height) = (width, height)
    }
}
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var minFrameRate: Float64 { 30 }
    open var maxFrameRate: Float64 { 30 }
}
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
}
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var connections: [AVCaptureConnection] = []
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, auto = -1 }
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() { super.init() }
    @MainActor public var videoPreviewLayer: AVCaptureVideoPreviewLayer? { nil }
    open var isEnabled = true
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoMirrored: Bool = false
    open var automaticallyAdjustsVideoMirroring: Bool = false
    open var videoRotationAngle: CGFloat = 0
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoStabilizationSupported: Bool { false }
    open var isActive: Bool { false }
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
/// Keeps its inputs and outputs and never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "photo")
        public static let high = Preset(rawValue: "high")
        public static let medium = Preset(rawValue: "medium")
        public static let low = Preset(rawValue: "low")
        public static let hd1280x720 = Preset(rawValue: "hd1280x720")
        public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "hd4K3840x2160")
        public static let inputPriority = Preset(rawValue: "inputPriority")
    }
    public override init() { super.init() }
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var sessionPreset = Preset.high
    open var usesApplicationAudioSession: Bool = true
    open var automaticallyConfiguresApplicationAudioSession: Bool = true
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    public enum InterruptionReason: Int, Sendable { case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure }
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    open var connections: [AVCaptureConnection] { [] }
    open func addConnection(_ connection: AVCaptureConnection) {}
    open func removeConnection(_ connection: AVCaptureConnection) {}
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
}
/// A layer without a picture.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { pointInLayer }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var isHighResolutionCaptureEnabled: Bool = false
    open var isLivePhotoCaptureEnabled: Bool = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var maxPhotoDimensions = CMVideoDimensions()
    open var isResponsiveCaptureEnabled: Bool = false
    open var isFastCapturePrioritizationEnabled: Bool = false
    open var isAutoDeferredPhotoDeliveryEnabled: Bool = false
    open var isDepthDataDeliveryEnabled: Bool = false
    open var isPortraitEffectsMatteDeliveryEnabled: Bool = false
    open var isLivePhotoAutoTrimmingEnabled: Bool = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isResponsiveCaptureSupported: Bool { false }
    open var isFastCapturePrioritizationSupported: Bool { false }
    open var isAutoDeferredPhotoDeliverySupported: Bool { false }
    open var isDepthDataDeliverySupported: Bool { false }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg, .hevc] }
    /// Always nil: there are no sample buffers.
    open class func jpegPhotoDataRepresentation(forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?) -> Data? { nil }
    /// Never calls the delegate.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        HostServices.warn("AVCapturePhotoOutput: no photo is taken")
    }
}
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled: Bool = false
    open var isAutoRedEyeReductionEnabled: Bool = false
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var previewPhotoFormat: [String: Any]?
    open var uniqueID: Int64 { 1 }
    open var maxPhotoDimensions = CMVideoDimensions()
    open var livePhotoMovieFileURL: URL?
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    public override init() { super.init() }
    /// Has no effect, as in iOS 13 and later, where stabilization depends on `photoQualityPrioritization`.
    open var isAutoStillImageStabilizationEnabled: Bool = false
    open var isAutoDualCameraFusionEnabled: Bool = false
    public convenience init(format: [String: Any]?) { self.init() }
}
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var isFlashEnabled: Bool { false }
    open var uniqueID: Int64 { 1 }
}
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto, @unchecked Sendable {}
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput,
            willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput,
            willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput,
            didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput,
            didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
            duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
            error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput,
            didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
            willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
            willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
            didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
            didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
            duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
            error: (any Error)?) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
            didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) {}
}
open class CMSampleBuffer: @unchecked Sendable {
    init() {}
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
            from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
            from connection: AVCaptureConnection) {}
}
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: VirtualDispatchQueue?) {}
}
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var isRecording: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }
    open var maxRecordedDuration: CMTime = .zero
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        HostServices.warn("AVCaptureFileOutput: no film is recorded")
    }
    open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    public override init() { super.init() }
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
    open var movieFragmentInterval: CMTime = .zero
}
open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let face = ObjectType(rawValue: "face")
    }
    override init() { super.init() }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
            from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
            from connection: AVCaptureConnection) {}
}
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean13, .ean8, .code128, .code39, .pdf417, .aztec] }
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: VirtualDispatchQueue?) {}
}
open class AVCaptureControl: NSObject, @unchecked Sendable {
    open var isEnabled = true
    override init() { super.init() }
}
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    open var value: Float = 0
    open var accessibilityIdentifier: String?
    open var localizedValueFormat: String?
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) { super.init() }
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) { super.init() }
    public init(_ localizedTitle: String, symbolName: String, values: [Float]) { super.init() }
    open func setActionQueue(_ actionQueue: VirtualDispatchQueue, action: @escaping (Float) -> Void) {}
}
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    open var selectedIndex = 0
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) { super.init() }
    public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) { super.init() }
    open func setActionQueue(_ actionQueue: VirtualDispatchQueue, action: @escaping (Int) -> Void) {}
}
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) { super.init() }
    public init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void) { super.init() }
}
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) { super.init() }
}
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
}
extension AVCaptureSession {
    public var supportsControls: Bool { false }
    public var maxControlsCount: Int { 0 }
    public var controls: [AVCaptureControl] { [] }
    public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    public func addControl(_ control: AVCaptureControl) {}
    public func removeControl(_ control: AVCaptureControl) {}
    public func setControlsDelegate(_ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue controlsDelegateCallbackQueue: VirtualDispatchQueue?) {}
}
