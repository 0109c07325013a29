// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

/// Of a page, or of all that say nothing else: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// Of a file: what it is called.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Of a file: who has written what is in it.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// Of a file: what it is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Of a file: words by which it is found.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// Of a file: the program that has made it.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"

extension CGContext {
    /// Sides of more points are refused: PDF has no more.
    private static let longestSide: CGFloat = 14_400

    /// A PDF file of vectors, with the origin of its pages at the bottom left and y up.
    ///
    /// - Parameters:
    ///   - consumer: Is given the file when it is closed.
    ///   - mediaBox: Of pages that have none of their own, in points; nil: letter paper.
    ///   - auxiliaryInfo: What the file says of itself (`kCGPDFContextTitle` and its like).
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = (mediaBox?.pointee ?? PDFPages.letter).standardized
        guard Self.canBePage(box) else {
            HostServices.warn("CGContext: no page of \(box.width) × \(box.height) points; sides are up to 14400")
            return nil
        }
        guard let services = HostServices.pixels else {
            HostServices.warn("CGContext: there is nothing that makes PDF files here")
            return nil
        }
        let names = [
            kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextSubject: "Subject",
            kCGPDFContextCreator: "Creator", kCGPDFContextKeywords: "Keywords",
        ]
        var information: [String: String] = [:]
        for (key, name) in names {
            switch auxiliaryInfo?[key] {
            case let text as String: information[name] = text
            case let words as [String]: information[name] = words.joined(separator: ", ")
            default: break
            }
        }
        let pages = PDFPages(consumer, mediaBox: box, information: information, services: services)
        self.init(bounds: box, scale: 1, base: Self.upwards(in: box), pixels: nil, pdf: pages)
    }

    /// The same, into a file, which is replaced. nil where the address is not that of a file.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page of a PDF file, with the state that a context has at first; contexts that have no pages do nothing.
    ///
    /// - Parameter pageInfo: `kCGPDFContextMediaBox` is the box of this page.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        var box: CGRect?
        if let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data, bytes.count >= MemoryLayout<CGRect>.size {
            box = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(in: box)
    }

    /// Ends the page.
    public func endPDFPage() {
        guard let pdf, pdf.isOpen else { return }
        while isInTransparencyLayer { endTransparencyLayer() }
        pdf.append(items, in: bounds)
        pdf.isOpen = false
    }

    /// Begins a page of this size, or of that of the context.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(in: mediaBox?.pointee) }

    /// Ends the page.
    public func endPage() { endPDFPage() }

    /// Writes the file; what is drawn afterwards is lost. A context that nobody keeps does it by itself.
    public func closePDF() {
        endPDFPage()
        pdf?.close()
    }

    /// Where something has to be a picture, it has this many pixels to a point at least.
    package func rasterize(at scale: CGFloat) {
        guard let pdf, scale.isFinite else { return }
        pdf.rasterizationScale = max(pdf.rasterizationScale, min(scale, 16))
    }

    private func beginPage(in given: CGRect?) {
        guard let pdf else { return }
        endPDFPage()
        let box = given?.standardized ?? pdf.mediaBox
        if !Self.canBePage(box) {
            HostServices.warn("CGContext: no page of \(box.width) × \(box.height) points; sides are up to 14400")
        }
        let page = Self.canBePage(box) ? box : pdf.mediaBox
        begin(in: page, base: Self.upwards(in: page))
        pdf.isOpen = true
    }

    private static func canBePage(_ box: CGRect) -> Bool {
        let sides = 1...longestSide
        return sides.contains(box.width) && sides.contains(box.height) && box.minX.isFinite && box.minY.isFinite
    }

    /// From y up to y down, within the same rectangle.
    private static func upwards(in box: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY)
    }
}
