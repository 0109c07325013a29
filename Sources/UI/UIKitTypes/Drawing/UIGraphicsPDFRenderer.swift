// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import SwiftUICore

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIGraphicsPDFRendererFormat: NSObject {
    open var documentInfo: [String: Any] = [:]
    public override init() {}
}

/// Runs the actions of its pages. Their drawings are discarded.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIGraphicsPDFRendererContext: NSObject {
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect
    open private(set) var pdfContextBounds: CGRect
    public private(set) var cgContext: CGContext

    fileprivate init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format, pdfContextBounds) = (bounds, format, bounds)
        cgContext = CGContext(bounds: bounds, scale: 1)
        super.init()
        GraphicsStack.push(cgContext)
    }

    open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        GraphicsStack.pop()
        pdfContextBounds = bounds
        cgContext = CGContext(bounds: bounds, scale: 1)
        GraphicsStack.push(cgContext)
    }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Writes no document: the data are empty, and the author is warned.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsPDFRendererFormat

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        super.init()
    }

    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        HostServices.warn("UIGraphicsPDFRenderer: no PDF document is written; its data are empty")
        actions(UIGraphicsPDFRendererContext(bounds, format))
        GraphicsStack.pop()
        return Data()
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
