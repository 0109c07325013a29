// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

final class PDFPages {
    /// The size of US Letter in points.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// The box of pages that specify none.
    let mediaBox: CGRect
    /// Whether a page is open. Drawing between pages is discarded.
    var isOpen = false
    /// The lower bound of the resolution of rasterized content, in pixels per point.
    var rasterizationScale: CGFloat = 1
    private let consumer: CGDataConsumer
    private let services: any PixelServices
    private let information: [String: String]
    private var pages: [DisplayList] = []
    private var isClosed = false

    init(_ consumer: CGDataConsumer, mediaBox: CGRect, information: [String: String], services: any PixelServices) {
        (self.consumer, self.mediaBox, self.information) = (consumer, mediaBox, information)
        self.services = services
    }

    // Closes the file as in Quartz, when the context is released.
    deinit { close() }

    func append(_ items: [DisplayItem], in box: CGRect) {
        guard !isClosed else { return }
        let shift = ProjectionTransform(CGAffineTransform(translationX: -box.minX, y: -box.minY))
        let placed = box.origin == .zero ? items : [DisplayItem(.group(items, isolated: false), transform: shift)]
        pages.append(DisplayList(size: box.size, scale: Double(rasterizationScale), items: placed))
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        do {
            try consumer.put(services.pdf(of: pages, information: information))
        } catch {
            HostServices.warn("CGContext: a PDF file cannot be written: \(error.localizedDescription)")
        }
        pages = []
    }
}
