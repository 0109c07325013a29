// SPDX-License-Identifier: MIT

// Generated from StandIns/Speech.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import AVFoundation
import Foundation
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
open class SFTranscription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults: Bool = true
    open var addsPunctuation: Bool = true
    open var requiresOnDeviceRecognition = false
    open var contextualStrings: [String] = []
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var isCancelled: Bool { true }
    open var isFinishing: Bool { true }
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var error: (any Error)? { nil }
    open func cancel() {}
    open func finish() {}
}
@MainActor @preconcurrency
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
/// Is not available and fails every request.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }
    public convenience override init() { self.init(locale: .current)! }
    public init?(locale: Locale) { self.locale = locale }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func supportedLocales() -> Set<Locale> { [] }
    @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest,
            resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void)
            -> SFSpeechRecognitionTask {
        resultHandler(nil, CocoaError(.featureUnsupported))
        return SFSpeechRecognitionTask()
    }
}
