// SPDX-License-Identifier: MIT

import Combine
import Drawing
import Foundation
import Quartz2D
@_spi(ViewGraph) import ViewGraph
import Interaction

/// Makes images of a view, which stands at the beginning of its time and is asked anew for each image.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Told before the content changes.
    public final let objectWillChange = PassthroughSubject<Void, Never>()

    /// What is shown.
    public var content: Content { willSet { objectWillChange.send() } }
    /// What the view is offered; its ideal size where nothing is.
    public var proposedSize: ProposedViewSize = .unspecified
    /// Pixels to a point.
    public var scale: CGFloat = 1
    /// Whether nothing shines through: black lies below.
    public var isOpaque = false
    /// The colours of images; sRGB here.
    public var colorMode: ColorRenderingMode = .nonLinear
    /// How much brighter than white images may be; as bright as white here.
    public var allowedDynamicRange: Image.DynamicRange?
    /// Whether `objectWillChange` tells of changes inside of the view; it tells of none here.
    public var isObservationEnabled = true

    /// Images of a view.
    public init(content view: Content) { content = view }

    /// An image in pixels; nil where the view has no size, and where nothing draws.
    ///
    /// The view is evaluated now. Its pixels are drawn when somebody asks for them, as `UIImage.pngData()` does, and by that thread:
    /// a server need not keep the main actor for it.
    public final var cgImage: CGImage? {
        guard let list = list(scale: scale), list.size.width > 0, list.size.height > 0 else { return nil }
        guard let services = HostServices.pixels else {
            HostedItems.warn("ImageRenderer: there is nothing that draws here")
            return nil
        }
        let (width, height) = services.pixelSize(of: list)
        return CGImage(list, width: width, height: height, drawnBy: services)
    }

    /// The same with its size in points; nil where the view has no size, and where nothing draws.
    public final var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Hands `renderer` the size of the view, in points, and a function that draws it into a context with y up, as those of PDF
    /// files and of bitmaps are.
    ///
    /// - Parameter rasterizationScale: In a PDF file, pixels to a point of what cannot be a vector, as shadows.
    public final func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        guard let list = list(scale: rasterizationScale) else { return }
        renderer(list.size) { context in
            context.rasterize(at: rasterizationScale)
            context.saveGState()
            context.translateBy(x: 0, y: list.size.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(list.items, at: .zero)
            context.restoreGState()
        }
    }

    private func list(scale: CGFloat) -> DisplayList? {
        // Size classes are those of what is offered: they must not depend on what comes out.
        let window = CGSize(width: proposedSize.width ?? 0, height: proposedSize.height ?? 0)
        func host(_ size: CGSize) -> ViewHost {
            HostedItems.host(content, size: size, scale: scale, followsScreen: false, window: window)
        }
        // Mostly the last image of such a view was as large: then the view is evaluated once.
        let guess = RenderedSizes.last[ObjectIdentifier(Content.self)] ?? .zero
        let measured = host(guess)
        let size = HostedItems.size(measured, in: proposedSize)
        guard size.width.isFinite, size.height.isFinite else { return nil }
        if size == guess { return HostedItems.list(measured, background: isOpaque ? .black : nil) }
        RenderedSizes.last[ObjectIdentifier(Content.self)] = size
        return HostedItems.list(host(size), background: isOpaque ? .black : nil)
    }
}

/// Of the last image of views of a type, in points.
@MainActor private enum RenderedSizes {
    static var last: [ObjectIdentifier: CGSize] = [:]
}
