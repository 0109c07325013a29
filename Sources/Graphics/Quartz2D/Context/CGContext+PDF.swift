// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"

extension CGContext {
    /// The longest side of a page in points that PDF allows.
    private static let longestSide: CGFloat = 14_400

    /// Creates a PDF context that writes vectors. The origin is at the bottom left.
    ///
    /// - Parameters:
    ///   - consumer: Receives the file when the context closes.
    ///   - mediaBox: The default page box in points. If nil, US Letter.
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

    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page. Has no effect on contexts that are not PDF.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        var box: CGRect?
        if let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data, bytes.count >= MemoryLayout<CGRect>.size {
            box = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(in: box)
    }

    public func endPDFPage() {
        guard let pdf, pdf.isOpen else { return }
        while isInTransparencyLayer { endTransparencyLayer() }
        pdf.append(items, in: bounds)
        pdf.isOpen = false
    }

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(in: mediaBox?.pointee) }

    public func endPage() { endPDFPage() }

    /// Writes the file. Later drawing is discarded. Releasing the context also closes the file.
    public func closePDF() {
        endPDFPage()
        pdf?.close()
    }

    /// Sets a lower bound of the resolution for rasterized content, in pixels per point.
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

    /// A transform that flips the box vertically onto itself.
    private static func upwards(in box: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY)
    }
}
