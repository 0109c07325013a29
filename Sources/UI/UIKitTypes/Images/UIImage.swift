// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Quartz2D
import Support
@_spi(ViewGraph) import ViewGraph
import SwiftUICore

/// An asset, a symbol, a decoded file or pixels drawn by `UIGraphicsImageRenderer`. Always upright: orientations are
/// ignored.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    enum Content {
        case asset(ImageValue)
        /// `scale` is in pixels per point. The pixels may be rasterized later, on first use.
        case pixels(CGImage, scale: CGFloat)
        case symbol(String)
        /// The content of `UIImage()`; draws nothing.
        case nothing
    }

    let content: Content
    public let renderingMode: RenderingMode

    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    init(_ content: Content, _ renderingMode: RenderingMode = .automatic) {
        self.content = content
        self.renderingMode = renderingMode
    }

    /// The image provider of the current host; outside any host, the program's image provider.
    private static var provider: (any ImageProvider)? {
        guard let services = HostServices.current else { return HostServices.standard as? any ImageProvider }
        return MainActor.assumeIsolated { services.images } as? any ImageProvider
    }

    public override convenience init() { self.init(.nothing) }

    /// Nil if there is no asset of that name.
    public convenience init?(named name: String) {
        guard let images = Self.provider else { return nil }
        guard let asset = try? images.image(named: name, for: UIScreen.main.imageTraits).decoded() else {
            return nil
        }
        self.init(.asset(ImageValue(asset)))
    }

    /// Ignores `bundle` and `configuration`.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
        self.init(named: name)
    }

    /// Ignores `bundle` and `traits`: uses the variant for the host's screen.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    /// Never nil: an unknown symbol draws nothing and warns.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// Never nil; ignores `configuration`.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(.symbol(name))
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Ignores `orientation`.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.pixels(cgImage, scale: scale))
    }

    /// Nil if the bytes do not decode as an image, or if the image has too many pixels.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Nil if the bytes do not decode as an image, or if the image has too many pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        switch Self.provider?.bitmap(decoding: [UInt8](data)) {
        case .bitmap(let bitmap, let lease):
            self.init(.asset(ImageValue(ImageAsset(.bitmap(bitmap, scale: scale)), lease: lease)))
        case .refused(let reason):
            HostServices.warn("an image in memory is not decoded: \(reason)")
            return nil
        case .noImage, nil: return nil
        }
    }

    /// Nil if the file cannot be read or decoded.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileSystem.data(of: path) else { return nil }
        self.init(data: data)
    }

    /// An unknown name gives an empty image, with a warning.
    public required convenience init(imageLiteralResourceName name: String) {
        if let found = UIImage(named: name) {
            self.init(found.content)
        } else {
            HostServices.warn("no picture \"\(name)\", which an image literal names")
            self.init(.nothing)
        }
    }

    /// In points; 20 × 20 for every symbol.
    open var size: CGSize {
        switch content {
        case .asset(let image): image.asset.size
        case .pixels(let image, let scale):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol: CGSize(width: 20, height: 20)
        case .nothing: .zero
        }
    }

    open var scale: CGFloat {
        switch content {
        case .pixels(_, let scale): return scale
        case .asset(let image):
            if case .bitmap(_, let scale) = image.asset.content { return scale }
            return 1
        case .symbol, .nothing: return 1
        }
    }

    open var imageOrientation: Orientation { .up }

    /// Nil for symbols and vector images.
    open var cgImage: CGImage? {
        switch content {
        case .pixels(let image, _): return image
        case .asset(let image):
            if case .bitmap(let bitmap, _) = image.asset.content { return CGImage(bitmap) }
            return nil
        case .symbol, .nothing: return nil
        }
    }

    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(content, mode) }

    /// With `alwaysOriginal`, recolours the pixels. Otherwise makes a template, which takes the tint of its view
    /// instead of `color`.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    }

    /// With `alwaysOriginal`, recolours the pixels. In all other modes, and for symbols and vector images, makes a
    /// template. A template takes the tint of its view instead of `color`.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard renderingMode == .alwaysOriginal, let image = cgImage else { return UIImage(content, .alwaysTemplate) }
        return UIImage(.asset(ImageValue(tinted(image, color))), .alwaysOriginal)
    }

    private func tinted(_ image: CGImage, _ color: UIColor) -> ImageAsset {
        let bounds = CGRect(origin: .zero, size: size)
        let context = CGContext(bounds: bounds, scale: scale)
        context.drawUpsideUp(image, in: bounds)
        context.setBlendMode(.sourceAtop)
        context.setFillColor(color.cgColor)
        context.fill(bounds)
        return ImageAsset(.bitmap(context.bitmap() ?? image.bitmap, scale: scale))
    }

    var image: Image {
        var image: Image =
            switch content {
            case .asset(let held): Image(held)
            case .pixels(let image, let scale): Image(ImageValue(ImageAsset(.bitmap(image.bitmap, scale: scale))))
            case .symbol(let name): Image(systemName: name)
            case .nothing: Image(ImageValue(ImageAsset(.bitmap(Bitmap(width: 0, height: 0), scale: 1))))
            }
        switch renderingMode {
        case .automatic: break
        case .alwaysOriginal: image = image.renderingMode(.original)
        case .alwaysTemplate: image = image.renderingMode(.template)
        }
        return image
    }

    /// Ignored: symbols keep their default configuration.
    public class SymbolConfiguration: NSObject, @unchecked Sendable {
        public enum Scale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: Weight) {}
        public init(pointSize: CGFloat, weight: Weight, scale: Scale) {}
        public init(scale: Scale) {}
        public enum Weight: Int, Sendable {
            case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        }
    }
}

/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension Image {
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public init(uiImage image: UIImage) { self = image.image }

    /// Ignores `orientation` and `label`.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(ImageValue(ImageAsset(.bitmap(cgImage.bitmap, scale: scale))))
    }

    /// Ignores `orientation`.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(ImageValue(ImageAsset(.bitmap(cgImage.bitmap, scale: scale))))
    }

    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
