// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import ImageComparison

/// The part and the size of the pictures that a call asks for. Models pay for pictures by their pixels.
struct PictureRequest: Sendable {
    /// The view around which pictures are cropped: `#3`, an id or a label; nil for the whole window.
    var around: String?
    /// The largest number of pixels of a picture.
    var area: Double?
    /// The largest width and height, in pixels.
    var side: Double?

    /// The pixels for which models usually count one token.
    static let pixelsPerToken = 750.0
    /// The margin around a view, in points.
    private static let margin = 16.0

    static let aroundProperty = Schema.Property(
        name: "around", kind: .text, about: "Crop to this view: \"#3\", an id or a label.")
    static let sizeProperties: [Schema.Property] = [
        .init(
            name: "max_tokens", kind: .integer(50...20_000),
            about: "Shrink pictures to this many tokens, 750 pixels each."),
        .init(name: "max_pixels", kind: .integer(32...16_384), about: "Shrink pictures to this longest side."),
    ]

    init(_ arguments: ToolArguments) {
        around = arguments.text("around")
        area = arguments.integer("max_tokens").map { Double($0) * Self.pixelsPerToken }
        side = arguments.integer("max_pixels").map(Double.init)
    }

    /// The factor by which a picture of this size must shrink; 1 if it fits.
    func factor(width: Double, height: Double) -> Double {
        let ofSide = side.map { $0 / max(width, height) } ?? 1
        // Widths and heights are rounded up to whole pixels.
        let ofArea = area.map { ($0 / ((width + 1) * (height + 1))).squareRoot() } ?? 1
        return min(1, ofSide, ofArea)
    }

    /// The part of the window to show, in points; nil for the whole window.
    func part(of tree: ViewTreeValue?) throws(ToolFailure) -> (x: Double, y: Double, width: Double, height: Double)? {
        guard let around, let tree else { return nil }
        guard let entry = tree.entry(called: around), let box = entry.box else {
            let near = tree.names(near: around).map { "; there are \($0)" } ?? ""
            throw ToolFailure("there is no view '\(around)' in the tree\(near)")
        }
        let (left, top) = (max(0, box.x - Self.margin), max(0, box.y - Self.margin))
        let right = min(tree.size.width, box.x + box.width + Self.margin)
        let bottom = min(tree.size.height, box.y + box.height + Self.margin)
        guard right - left >= 1, bottom - top >= 1 else {
            throw ToolFailure("the view '\(around)' is outside of the window")
        }
        return (left, top, right - left, bottom - top)
    }
}

/// A picture as an answer shows it.
struct ShownPicture {
    var bytes: [UInt8]
    var width: Int
    var height: Int
    var warnings: [String]
    /// The part of the window, in words; empty for the whole window.
    var part = ""

    var size: String { "\(width)×\(height) pixels\(part)" }
}

extension ViewRendering {
    /// Renders the view as a PNG file, cropped and shrunk as requested. A picture that would be too large is drawn again
    /// at a smaller scale, so that its letters stay sharp.
    func picture(at time: Double, as request: PictureRequest, in folder: String) throws -> ShownPicture {
        let tree = request.around == nil ? nil : try self.tree(at: time, boxes: nil, in: folder).get()
        let part = try request.part(of: tree)
        var (bytes, report) = try picture(at: time, in: folder)
        let scale = self.scale
        let factor = request.factor(
            width: part.map { $0.width * scale } ?? Double(report.width),
            height: part.map { $0.height * scale } ?? Double(report.height))
        var drawn = scale
        if factor < 1 {
            drawn = self.scale(shrunkBy: factor, toWidth: report.width)
            (bytes, report) = try scaled(by: drawn).picture(at: time, in: folder)
        }
        var shown = ShownPicture(
            bytes: bytes, width: report.width, height: report.height, warnings: report.warnings)
        if let part {
            let bitmap = try PNGDecoder.decode(bytes).part(
                x: Int(part.x * drawn), y: Int(part.y * drawn), width: Int((part.width * drawn).rounded(.up)),
                height: Int((part.height * drawn).rounded(.up)))
            (shown.width, shown.height) = (bitmap.width, bitmap.height)
            shown.bytes = try PNGEncoder().encode(bitmap)
            shown.part =
                ", the part \(part.width.short)×\(part.height.short) at \(part.x.short),\(part.y.short) of the window"
        }
        return shown
    }

    /// The requested pixels per point. The default is that of `render` for Swift files.
    var scale: Double {
        source.options.last { $0.hasPrefix(Self.scaleOption) }
            .flatMap { Double($0.dropFirst(Self.scaleOption.count)) } ?? 2
    }

    /// The scale at which a picture of this width fits. The new width is a whole number of pixels, since the view would
    /// cover the last column only partly.
    func scale(shrunkBy factor: Double, toWidth width: Int) -> Double {
        let points = Double(width) / scale
        let pixels = max(1, (Double(width) * factor).rounded(.down))
        // Rounded down to the digits that the option has, so that the width is not rounded up.
        return max((pixels / points * 1e6).rounded(.down) / 1e6, 0.01)
    }

    func scaled(by scale: Double) -> ViewRendering {
        var copy = self
        copy.source.options.removeAll { $0.hasPrefix(Self.scaleOption) }
        copy.source.options.append("\(Self.scaleOption)\(String(format: "%.6f", scale))")
        return copy
    }

    private static let scaleOption = "--scale="
}
