// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Quartz2D
import UIKitTypes
import VirtualTime

/// Items in a plane whose y axis points up. Their pixels are computed when a `CGImage` of them is read.
open class CIImage: NSObject, @unchecked Sendable {
    public let extent: CGRect
    let items: [DisplayItem]

    init(_ items: [DisplayItem], extent: CGRect) { (self.items, self.extent) = (items, extent) }

    public convenience init(cgImage image: CGImage) {
        let size = CGSize(width: image.width, height: image.height)
        let rect = CGRect(origin: .zero, size: size)
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        self.init(
            [
                DisplayItem(
                    .image(ImageContent(bitmap: image.bitmap, rect: rect)), transform: ProjectionTransform(upright))
            ],
            extent: rect)
    }
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    /// An infinite plane of one colour.
    public convenience init(color: CIColor) {
        let plane = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        self.init([DisplayItem(.fill(Path(plane), FillStyle(), .color(color.rgba)))], extent: .infinite)
    }

    open class func empty() -> CIImage { CIImage([], extent: .null) }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(
            [DisplayItem(.group(items, isolated: true), transform: ProjectionTransform(matrix))],
            extent: extent.isInfinite ? extent : extent.applying(matrix))
    }
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.isInfinite ? rect : extent.intersection(rect)
        return with(.clip(Path(part.isNull ? .zero : part), FillStyle()), extent: part)
    }
    open func composited(over dest: CIImage) -> CIImage {
        CIImage(dest.items + items, extent: extent.union(dest.extent))
    }
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        with(.blur(radius: sigma, opaque: false), extent: extent.insetBy(dx: -3 * sigma, dy: -3 * sigma))
    }
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }
    /// The edges do not repeat: a blur near them is translucent.
    open func clampedToExtent() -> CIImage { self }

    /// Applies the effect to all items as one group. Without `extent`, the image keeps its extent.
    func with(_ effect: Effect, extent: CGRect? = nil) -> CIImage {
        CIImage([DisplayItem(.group(items, isolated: true), effects: [effect])], extent: extent ?? self.extent)
    }
}

open class CIColor: NSObject, @unchecked Sendable {
    let rgba: RGBAColor
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        rgba = RGBAColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    open var red: CGFloat { CGFloat(rgba.red) }
    open var green: CGFloat { CGFloat(rgba.green) }
    open var blue: CGFloat { CGFloat(rgba.blue) }
    open var alpha: CGFloat { CGFloat(rgba.alpha) }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]
    private init(_ values: [CGFloat]) { self.values = values }
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.size.width, r.size.height]) }
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    /// - Parameter representation: Numbers in brackets, as of `stringRepresentation`; empty if one is not a number.
    public convenience init(string representation: String) {
        let words = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
            .split(whereSeparator: \.isWhitespace)
        let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
        self.init(numbers.count == words.count ? numbers : [])
    }

    open var count: Int { values.count }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    open var stringRepresentation: String {
        let words = values.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
        return "[" + words.joined(separator: " ") + "]"
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }
}

public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// Options are ignored: all images are rendered in software, in sRGB.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]?) {}

    /// Nil for an empty or infinite rectangle, and outside of a rendering.
    open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        guard !rect.isInfinite, !rect.isEmpty, rect.width <= 16_384, rect.height <= 16_384,
            let services = HostServices.pixels
        else { return nil }
        let rect = rect.integral
        let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -rect.minX, ty: rect.maxY)
        let list = DisplayList(
            size: rect.size,
            items: [DisplayItem(.group(image.items, isolated: true), transform: ProjectionTransform(down))])
        return CGImage(list, width: Int(rect.width), height: Int(rect.height), drawnBy: services)
    }
}

extension UIImage {
    /// Nil: an image that is made from a `CIImage` has its pixels.
    public var ciImage: CIImage? { nil }

    /// An image of the whole extent; empty if that is infinite.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        guard let image = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
            self.init()
            return
        }
        self.init(cgImage: image, scale: scale, orientation: orientation)
    }
}
