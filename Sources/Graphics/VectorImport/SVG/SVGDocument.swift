// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax

/// An SVG drawing. Parsed once, it can be drawn as vectors at any scale, or converted into one outline.
///
/// `SVGLimits` bounds the memory and the time of parsing. No other file is ever opened. `warnings` lists unsupported
/// features, such as text and filters; an unreadable file throws.
public struct SVGDocument: Sendable, Equatable {
    /// The size in points from `width` and `height`, or from the `viewBox` if they are missing.
    public let size: CGSize
    /// The part of user space that the image shows.
    public let viewBox: CGRect
    public let warnings: [SVGWarning]

    /// The scene in user space.
    let nodes: [SVGNode]
    /// Maps user space to an image of `size`.
    let transform: CGAffineTransform
    let limits: SVGLimits

    /// Parses an SVG file.
    ///
    /// - Parameter decode: Decodes an embedded bitmap; returns nil for any other data. If `decode` is nil, images are
    ///   not drawn.
    public init(
        _ bytes: [UInt8], limits: SVGLimits = .standard, decode: ((_ image: [UInt8]) -> Bitmap?)? = nil
    ) throws(SVGError) {
        guard bytes.count <= limits.byteCount else { throw SVGError(.tooMany("bytes", limit: limits.byteCount)) }
        guard !bytes.starts(with: [0x1F, 0x8B]) else { throw SVGError(.compressed) }
        guard bytes.allSatisfy({ $0 != 0 }), String(validating: bytes, as: UTF8.self) != nil else {
            throw SVGError(.notUTF8)
        }
        let tree = try SVGTree(bytes, limits: limits)
        let root = tree.elements[0]
        let box = root.attributes["viewBox"].flatMap { SVGViewBox.parse($0) }
        size = try Self.size(root, box?.size, limits)
        let rect = box ?? CGRect(origin: .zero, size: size)
        viewBox = rect
        transform = SVGViewBox(rect: rect, fit: SVGAspectRatio(root.attributes["preserveAspectRatio"] ?? ""))
            .transform(into: size)
        var builder = SVGSceneBuilder(tree, limits: limits, decode: decode)
        if box == nil, let text = root.attributes["viewBox"] {
            builder.warn(root.line, "the viewBox \"\(excerpt(text))\" is not understood")
        }
        nodes = try builder.root(viewport: rect.size)
        warnings = builder.warnings
        self.limits = limits
    }

    /// Creates a drawing of one bitmap, stretched over `size`.
    init(_ bitmap: Bitmap, size: CGSize) {
        self.size = size
        viewBox = CGRect(origin: .zero, size: size)
        nodes = [SVGNode(content: .picture(SVGPicture(bitmap: bitmap, rect: viewBox)))]
        (warnings, transform, limits) = ([], .identity, .standard)
    }

    /// The size of the image. A missing side follows from the other side and the `viewBox`. Without width, height and
    /// `viewBox`, the size is 300 × 150 as in browsers.
    private static func size(
        _ root: SVGTree.Element, _ box: CGSize?, _ limits: SVGLimits
    ) throws(SVGError) -> CGSize {
        func side(_ key: String) -> CGFloat? {
            guard let text = root.attributes[key], !text.hasSuffix("%"), text != "auto" else { return nil }
            return SVGLength.parse(text, .horizontal, of: .zero)
        }
        let size: CGSize
        switch (side("width"), side("height"), box) {
        case (let width?, let height?, _): size = CGSize(width: width, height: height)
        case (let width?, nil, let box?): size = CGSize(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): size = CGSize(width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): size = box
        case (let width, let height, nil): size = CGSize(width: width ?? 300, height: height ?? 150)
        }
        let bound = CGFloat(limits.side)
        guard size.width > 0, size.height > 0, size.width <= bound, size.height <= bound else {
            throw SVGError(.badSize("\(size.width) × \(size.height)"), line: root.line)
        }
        return size
    }
}
