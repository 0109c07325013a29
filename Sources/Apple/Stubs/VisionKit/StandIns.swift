// SPDX-License-Identifier: MIT

// Generated from StandIns/VisionKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import UIKitTypes
open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
open class VNDocumentCameraScan: NSObject {
    open var title: String { "" }
    open var pageCount: Int { 0 }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}
public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aztec = VNBarcodeSymbology(rawValue: "aztec")
    public static let code39 = VNBarcodeSymbology(rawValue: "code39")
    public static let code93 = VNBarcodeSymbology(rawValue: "code93")
    public static let code128 = VNBarcodeSymbology(rawValue: "code128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "dataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "ean8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "ean13")
    public static let itf14 = VNBarcodeSymbology(rawValue: "itf14")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "pdf417")
    public static let qr = VNBarcodeSymbology(rawValue: "qr")
    public static let upce = VNBarcodeSymbology(rawValue: "upce")
    public static let codabar = VNBarcodeSymbology(rawValue: "codabar")
    public static let microQR = VNBarcodeSymbology(rawValue: "microQR")
}
@MainActor @preconcurrency
public final class DataScannerViewController: UIViewController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public enum TextContentType: Sendable { case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency }
    public enum ScanningUnavailable: Error { case unsupported, cameraRestricted }
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType { RecognizedDataType("text") }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { RecognizedDataType("barcode") }
    }
    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { ["en-US"] }
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public var isScanning: Bool { false }
    public let recognizedDataTypes: Set<RecognizedDataType>
    public var regionOfInterest: CGRect?
    public var zoomFactor: Double = 1
    public let overlayContainerView = UIView()
    public init(recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    public func stopScanning() {}
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}
public enum RecognizedItem: Identifiable, Sendable { case text(Text), barcode(Barcode) }
extension RecognizedItem {
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
    public struct Bounds: Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomLeft: CGPoint
        public let bottomRight: CGPoint
    }
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
    }
}
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable) {}
}
