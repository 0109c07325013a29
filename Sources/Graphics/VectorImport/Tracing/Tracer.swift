// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import PixelAreas
import SVGSyntax
import Support

/// Converts bitmaps into vectors with the program potrace, which runs once per area.
public struct Tracer: Sendable {
    /// The largest number of pixels by default. An image of noise with this size takes about a minute to trace.
    public static let standardPixelLimit = 1 << 26
    private static let outputLimit = 64 << 20

    /// The path of the potrace executable.
    public let program: String
    /// The time without progress on an area, in seconds, after which `trace` throws `TraceError.timedOut`. By
    /// default, the value of `ZOETROPE_PROGRAM_TIMEOUT`, or else 60.
    public var timeout = ProgramTimeout.standard
    /// The maximum number of pixels of an image. `trace` throws for larger images.
    public var pixelLimit = standardPixelLimit

    public init(program: String) { self.program = program }

    /// Finds potrace in the folders of `path`.
    public init(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws(TraceError) {
        guard let file = ProgramSearch.find("potrace", in: path ?? "") else { throw .programMissing }
        self.init(program: file)
    }

    /// The outlines that potrace made of a bitmap.
    public struct Trace: Sendable, Equatable {
        /// The size in points, one for each pixel.
        public var size: CGSize
        /// The traced layers, the lowest first. Areas without pixels are omitted.
        public var layers: [SVGWriter.Layer]

        /// The text of an SVG file with the layers, whose coordinates have up to two decimals.
        public var svg: String { SVGWriter(size: size).text(layers) }
    }

    /// Traces a bitmap.
    ///
    /// - Parameter progress: Called before each area, with the number of completed areas and their total.
    public func trace(
        _ bitmap: Bitmap, options: TraceOptions = TraceOptions(),
        progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) throws(TraceError) -> Trace {
        try options.validate()
        guard bitmap.width > 0, bitmap.height > 0 else { throw .emptyPicture }
        guard bitmap.width * bitmap.height <= pixelLimit else {
            throw .tooLarge(width: bitmap.width, height: bitmap.height, limit: pixelLimit)
        }
        let grid = PixelArray(bitmap)

        var layers: [SVGWriter.Layer] = []
        func add(_ color: RGBAColor, _ mask: PixelMask) throws(TraceError) {
            guard !mask.isEmpty else { return }
            let path = try outline(mask, width: grid.width, options)
            if !path.isEmpty { layers.append(.init(path: path, color: color)) }
        }
        func addAreas(_ lightestFirst: ScanPlan) throws(TraceError) {
            let plan = options.inverts ? lightestFirst.reversed() : lightestFirst
            let areas = plan.colors.indices.dropFirst(options.removesBackground ? 1 : 0)
            for (done, k) in areas.enumerated() {
                progress(done, areas.count)
                try add(plan.colors[k], plan.mask(k, stacked: options.stacks))
            }
        }
        switch options.mode {
        case .brightness(let threshold):
            progress(0, 1)
            try add(.black, PixelMask(of: grid, darkerThan: threshold, inverted: options.inverts))
        case .opacity(let threshold):
            progress(0, 1)
            try add(.black, PixelMask(of: grid, moreOpaqueThan: threshold, inverted: options.inverts))
        case .brightnessSteps(let count): try addAreas(ScanPlan(grid, brightnessSteps: count))
        case .colors(let count): try addAreas(ScanPlan(grid, colors: count))
        }
        return Trace(size: CGSize(width: grid.width, height: grid.height), layers: layers)
    }

    /// The outline of the mask in pixels, with y down. Both fill rules give the same area.
    private func outline(_ mask: PixelMask, width: Int, _ options: TraceOptions) throws(TraceError) -> Path {
        var arguments = ["--backend", "svg", "--unit", "100", "--turdsize", "\(options.speckle)"]
        arguments += ["--alphamax", SVGNumber.text(options.corners, decimals: 4)]
        if let optimize = options.optimize {
            arguments += ["--opttolerance", SVGNumber.text(optimize, decimals: 4)]
        } else {
            arguments.append("--longcurve")
        }
        arguments += ["--output", "-", "-"]
        let output = try run(arguments, mask.portableBitmap)
        var limits = SVGLimits.standard
        limits.byteCount = Self.outputLimit
        (limits.elementCount, limits.drawnCount, limits.segmentCount) = (4_000_000, 4_000_000, 16_000_000)
        do {
            let document = try SVGDocument(output, limits: limits)
            // potrace writes one point of 1/72 inch per pixel, but `SVGDocument` has units of 1/96 inch. This scales
            // the path back to pixels.
            let scale = CGFloat(width) / document.size.width
            return document.lines.applying(CGAffineTransform(scaleX: scale, y: scale))
        } catch {
            throw .badOutput(error)
        }
    }

    private func run(_ arguments: [String], _ input: [UInt8]) throws(TraceError) -> [UInt8] {
        do {
            return try FilterProgram(
                program, arguments, limits: .init(seconds: timeout, outputByteCount: Self.outputLimit)
            ).output(of: input)
        } catch {
            switch error {
            case .cannotRun(let reason): throw .cannotRun(reason)
            case .failed(let status, let message): throw .failed(status: status, message: message)
            case .killed(let signal): throw .killed(signal: signal)
            case .timedOut(let seconds): throw .timedOut(seconds: seconds)
            case .outputTooLarge(let limit): throw .outputTooLarge(limit: limit)
            }
        }
    }
}
