// SPDX-License-Identifier: MIT

import Combine
import Drawing
import Foundation
import Quartz2D
@_spi(ViewGraph) import ViewGraph
import SwiftUICore

/// Renders a view in a host of its own, at time 0. Evaluates the view anew for each image.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public final let objectWillChange = PassthroughSubject<Void, Never>()

    public var content: Content { willSet { objectWillChange.send() } }
    public var proposedSize: ProposedViewSize = .unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    /// Ignored: images are sRGB.
    public var colorMode: ColorRenderingMode = .nonLinear
    /// Ignored: images have standard dynamic range.
    public var allowedDynamicRange: Image.DynamicRange?
    /// Ignored: `objectWillChange` reports only that `content` is set.
    public var isObservationEnabled = true

    public init(content view: Content) { content = view }

    /// Nil if the view's size is empty or infinite, or if the process has no rasterizer.
    /// The view is evaluated immediately. Its pixels are rasterized on first use, such as in `UIImage.pngData()`, on
    /// the thread that uses them. A server can thus rasterize off the main actor.
    public final var cgImage: CGImage? {
        guard let list = list(scale: scale), list.size.width > 0, list.size.height > 0 else { return nil }
        guard let services = HostServices.pixels else {
            HostedItems.warn("ImageRenderer: there is nothing that draws here")
            return nil
        }
        let (width, height) = services.pixelSize(of: list)
        return CGImage(list, width: width, height: height, drawnBy: services)
    }

    /// `cgImage` with its size in points; nil if `cgImage` is nil.
    public final var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Calls `renderer` with the view's size, in points, and a closure. The closure draws the view into a context whose
    /// y axis points up, as in PDF files and bitmaps.
    ///
    /// - Parameter rasterizationScale: Pixels per point for parts of a PDF file that cannot be vectors, such as
    ///   shadows.
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
        // Size classes follow the proposed size. They cannot follow the resulting size, which depends on them.
        let window = CGSize(width: proposedSize.width ?? 0, height: proposedSize.height ?? 0)
        func host(_ size: CGSize) -> ViewHost {
            HostedItems.host(content, size: size, scale: scale, followsScreen: false, window: window)
        }
        // Evaluates the view at the last size of its type. If the view chooses this size again, no second evaluation is
        // needed.
        let guess = RenderedSizes.last[ObjectIdentifier(Content.self)] ?? .zero
        let measured = host(guess)
        let size = HostedItems.size(measured, in: proposedSize)
        guard size.width.isFinite, size.height.isFinite else { return nil }
        if size == guess { return HostedItems.list(measured, background: isOpaque ? .black : nil) }
        RenderedSizes.last[ObjectIdentifier(Content.self)] = size
        return HostedItems.list(host(size), background: isOpaque ? .black : nil)
    }
}

/// The size of the last image that was rendered from each view type, in points.
@MainActor private enum RenderedSizes {
    static var last: [ObjectIdentifier: CGSize] = [:]
}
