// SPDX-License-Identifier: MIT

// Generated from StandIns/PDFKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import UIKitTypes
open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []
    private var data: Data?
    public let documentURL: URL?
    open var documentAttributes: [AnyHashable: Any]?
    open var pageCount: Int { pages.count }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var string: String? { nil }
    public override init() {
        documentURL = nil
        super.init()
    }
    /// nil if the file does not begin like a PDF file.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), data.starts(with: Array("%PDF".utf8)) else { return nil }
        self.data = data
        documentURL = url
        super.init()
    }
    /// nil if the data does not begin like a PDF file.
    public init?(data: Data) {
        guard data.starts(with: Array("%PDF".utf8)) else { return nil }
        self.data = data
        documentURL = nil
        super.init()
    }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(index, pages.count)) }
    open func removePage(at index: Int) { pages.remove(at: index) }
    open func dataRepresentation() -> Data? { data }
    open func write(to url: URL) -> Bool {
        guard let data else { return false }
        return (try? data.write(to: url)) != nil
    }
    open func write(toFile path: String) -> Bool { write(to: URL(filePath: path)) }
    open func unlock(withPassword password: String) -> Bool { true }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
}
open class PDFPage: NSObject, @unchecked Sendable {
    open weak var document: PDFDocument?
    open var string: String? { nil }
    open var rotation = 0
    public private(set) var annotations: [PDFAnnotation] = []
    public override init() { super.init() }
    public init?(image: UIImage) { super.init() }
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
open class PDFSelection: NSObject, @unchecked Sendable {
    open var string: String? { nil }
    open var pages: [PDFPage] { [] }
}
public struct PDFAnnotationSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
open class PDFAnnotation: NSObject, @unchecked Sendable {
    open var bounds: CGRect
    open var contents: String?
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) { self.bounds = bounds }
}
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
open class PDFView: UIView {
    open var document: PDFDocument?
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var displaysAsBook: Bool = false
    open var autoScales: Bool = false
    open var enableDataDetectors: Bool = false
    open var pageShadowsEnabled: Bool = false
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 1
    open var maxScaleFactor: CGFloat = 1
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open weak var delegate: (any PDFViewDelegate)?
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func go(to page: PDFPage) {}
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
    open func layoutDocumentView() {}
}
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize: CGSize = .zero
    open var layoutMode = PDFThumbnailLayoutMode.vertical
}
extension NSNotification.Name {
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
}
