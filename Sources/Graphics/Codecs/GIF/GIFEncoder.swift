// SPDX-License-Identifier: MIT

import Drawing

/// Writes animated GIF files frame by frame: memory does not grow with the number of frames.
///
/// The encoder holds back one frame to compare it with the next one. Pixels that the next frame keeps deserve the best
/// colours; pixels that become transparent must be cleared.
///
/// Copies of an encoder share its canvas once it has begun to write, so use only one of them from then on.
///
/// The bytes depend only on the frames, their end times and the options. `docs/gif.md` compares sizes and quality with
/// other encoders.
public struct GIFEncoder: FrameEncoder {
    public struct Options: Sendable, Equatable {
        /// The quality from 1 (smallest file) to 100 (nearest to the source).
        public var quality: Int
        /// The colour error allowed for longer LZW strings, from 0 (none) to 100. nil derives it from the quality; the
        /// standard quality of 90 gives 10.
        public var lossy: Int?
        /// The number of colours per frame, 2 to 256. From the second frame on, this includes the transparent index.
        public var colors: Int
        public var loop: LoopCount
        /// The background onto which translucent pixels are composited; it must be opaque. If nil, pixels with at least
        /// half opacity become opaque, and the others transparent.
        public var matte: RGBAColor?
        /// Limits refinement, which redraws unchanged pixels in better colours: the largest mean change of the image
        /// per frame, in levels of 0…255. Rarely reached. 0 disables refinement.
        public var refinement: Double

        public static let qualities = 1...100
        public static let losses = 0...100
        public static let colorCounts = 2...Palette.maximumCount

        public init(
            quality: Int = 90, lossy: Int? = nil, colors: Int = 256, loop: LoopCount = .forever,
            matte: RGBAColor? = nil, refinement: Double = 0.1
        ) {
            self.quality = quality
            self.lossy = lossy
            self.colors = colors
            self.loop = loop
            self.matte = matte
            self.refinement = refinement
        }
    }

    private let options: Options
    private let matte: UInt32?
    private let tuning: GIFTuning
    private let sink: ByteSink
    private var canvas: GIFCanvas?
    private var fitter: PaletteFitter
    private var histogram = LabHistogram()
    /// The frame held back for comparison with the next one, and its end in hundredths of a second.
    private var pending: (frame: GIFFrame, end: Int)?
    /// The last encoded image, held back because an identical next frame extends its delay.
    private var held: GIFImage?
    private var lastHadHoles = false
    /// The start of the pending frame, in hundredths of a second.
    private var start = 0

    /// Traps if an option is out of its range.
    public init(_ options: Options = Options(), to sink: ByteSink) {
        precondition(Options.qualities.contains(options.quality), "quality \(options.quality) is not in 1…100")
        precondition(options.lossy.map(Options.losses.contains) ?? true, "a loss of \(options.lossy!) is not in 0…100")
        precondition(Options.colorCounts.contains(options.colors), "\(options.colors) colours are not in 2…256")
        precondition(
            options.loop == .forever || (1...LoopCount.maximum).contains(options.loop.plays),
            "\(options.loop) is not in 1…\(LoopCount.maximum)")
        precondition(options.refinement >= 0, "a refinement of \(options.refinement)")
        self.options = options
        self.sink = sink
        tuning = GIFTuning(quality: options.quality, lossy: options.lossy)
        fitter = PaletteFitter(tolerance: tuning.paletteTolerance)
        matte = options.matte.map { color in
            [color.red, color.green, color.blue].reversed().reduce(255) { pixel, component in
                pixel << 8 | UInt32((min(max(component, 0), 1) * 255).rounded())
            }
        }
    }

    public func prepare(_ bitmap: Bitmap) throws -> GIFFrame {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw CodecError.emptyPicture(width: bitmap.width, height: bitmap.height)
        }
        guard max(bitmap.width, bitmap.height) <= GIFBlocks.maximumSide else {
            throw CodecError.sideTooLong(
                .gif, width: bitmap.width, height: bitmap.height, maximum: GIFBlocks.maximumSide)
        }
        return GIFFrame(bitmap, matte: matte)
    }

    /// Drops frames shorter than 2 hundredths of a second, because players show such frames for longer. The next frame
    /// then also lasts for the time of the dropped frame.
    public mutating func write(_ frame: GIFFrame, until endTime: Double) throws {
        if let canvas {
            guard canvas.width == frame.width, canvas.height == frame.height else {
                throw CodecError.sizeChanged(
                    width: frame.width, height: frame.height, firstWidth: canvas.width, firstHeight: canvas.height)
            }
        } else {
            canvas = GIFCanvas(width: frame.width, height: frame.height)
            try sink.write(GIFBlocks.header(width: frame.width, height: frame.height, loop: options.loop))
        }
        if let pending, pending.end - start >= GIFImage.minimumDelay { try encode(pending, next: frame) }
        pending = (frame, Int((endTime * 100).rounded()))
    }

    public mutating func finish() throws {
        guard let pending else { throw CodecError.noFrames }
        if pending.end - start >= GIFImage.minimumDelay || held == nil {
            try encode((pending.frame, max(pending.end, start + GIFImage.minimumDelay)), next: nil)
        } else {
            held?.delay += max(pending.end - start, 0)
        }
        self.pending = nil
        if let held { try sink.write(held.bytes) }
        held = nil
        try sink.write(GIFBlocks.end)
    }

    // MARK: One frame

    private mutating func encode(_ frame: (frame: GIFFrame, end: Int), next: GIFFrame?) throws {
        let delay = frame.end - start
        start = frame.end
        guard var image = draw(frame.frame, next: next) else {
            held?.delay += delay
            return
        }
        image.delay = delay
        if let held { try sink.write(held.bytes) }
        held = image
    }

    /// - Returns: nil if the frame shows the same image as the previous frame.
    private mutating func draw(_ frame: GIFFrame, next: GIFFrame?) -> GIFImage? {
        let canvas = canvas!
        return frame.pixels.withUnsafeBufferPointer { source in
            let source = source.baseAddress!
            guard let next else { return draw(canvas, frame, source, nil) }
            return next.pixels.withUnsafeBufferPointer { draw(canvas, frame, source, (next, $0.baseAddress!)) }
        }
    }

    private mutating func draw(
        _ canvas: GIFCanvas, _ frame: GIFFrame, _ source: UnsafePointer<UInt32>,
        _ next: (frame: GIFFrame, pixels: UnsafePointer<UInt32>)?
    ) -> GIFImage? {
        defer { canvas.remember(source) }
        let isFirst = held == nil
        canvas.compare(source, next: next?.pixels, isWhole: !isFirst && !frame.hasHoles && !lastHadHoles)
        lastHadHoles = frame.hasHoles
        // A first frame without transparent pixels needs no transparent index.
        let capacity = max(options.colors - (isFirst && !frame.hasHoles ? 0 : 1), 1)
        var vanishing = FrameRect.empty
        if let next, next.frame.hasHoles { vanishing = canvas.vanishing(source, next: next.pixels) }
        var tuning = tuning
        let palette: Palette
        if let exact = exactPalette(canvas, source, capacity) {
            // The palette has every colour, so no pixel needs a tolerance.
            tuning = .exact
            palette = exact
        } else {
            canvas.keep(within: tuning.keeping(spacing: Float(fitter.lastError).squareRoot()))
            if !isFirst, options.refinement > 0 {
                // Lightness has 2047 units where an 8-bit channel has 255.
                let budget = Float(options.refinement) * Float(canvas.width * canvas.height) * LabSpace.unit / 255
                canvas.refine(source, error: tuning.refinedError, budget: budget)
            }
            // Pixels that stay in the next frame usually weigh `tuning.stayingWeight`. If pixels will be cleared
            // (`vanishing`), all pixels weigh 1, so that the palette also suits the pixels that the next frames draw.
            let stayingWeight = vanishing.isEmpty ? tuning.stayingWeight : 1
            palette = fittedPalette(canvas, capacity, stayingWeight: stayingWeight)
        }
        var rect = canvas.workRect
        rect.include(vanishing)
        if rect.isEmpty {
            if let held, !held.isCleared { return nil }
            rect = FrameRect(left: 0, top: 0, right: 1, bottom: 1)
        }
        let image = image(canvas, rect, palette, tuning, source)
        guard !vanishing.isEmpty else { return image }
        canvas.clear(rect)
        var cleared = image
        cleared.isCleared = true
        return cleared
    }

    private func image(
        _ canvas: GIFCanvas, _ rect: FrameRect, _ palette: Palette, _ tuning: GIFTuning, _ source: UnsafePointer<UInt32>
    ) -> GIFImage {
        let coder = GIFImageCoder(
            canvas: canvas, tuning: tuning, palette: palette, spacing: Float(fitter.lastError).squareRoot(),
            transparentIndex: palette.count < Palette.maximumCount ? palette.count : nil)
        return coder.image(rect, source: source)
    }

    /// The palette with exactly the colours of the pixels to draw; nil if there are more than `capacity`.
    private func exactPalette(
        _ canvas: GIFCanvas, _ source: UnsafePointer<UInt32>, _ capacity: Int
    ) -> Palette? {
        var colors = ColorIndex()
        for y in 0..<canvas.height {
            for i in y * canvas.width..<(y + 1) * canvas.width where canvas.work.base[i] != 0 {
                let isRestored = canvas.work.base[i] == GIFCanvas.Work.restored.rawValue
                colors.insert(isRestored ? canvas.lastPixel(i) : source[i])
                if colors.colors.count > capacity || colors.isFull { return nil }
            }
        }
        return Palette(pixels: colors.colors)
    }

    private mutating func fittedPalette(_ canvas: GIFCanvas, _ capacity: Int, stayingWeight: Int) -> Palette {
        histogram.removeAll()
        var restored: [UInt32: Int] = [:]
        // More than 8192 passing pixels, which change again in the next frame, are subsampled: every second pixel
        // counts twice.
        var passing = 0
        canvas.forEachWork { _, work in if work == GIFCanvas.Work.passing.rawValue { passing += 1 } }
        let step = passing > 8192 ? 2 : 1
        canvas.forEachWork { i, work in
            switch work {
            case GIFCanvas.Work.passing.rawValue:
                if i % step == 0 { histogram.insert(canvas.wanted.base[i], weight: step) }
            case GIFCanvas.Work.refined.rawValue:
                histogram.insert(canvas.wanted.base[i], weight: tuning.refinedWeight)
            case GIFCanvas.Work.restored.rawValue: restored[canvas.lastPixel(i), default: 0] += 1
            default: histogram.insert(canvas.wanted.base[i], weight: stayingWeight)
            }
        }
        if restored.isEmpty { return fitter.palette(for: histogram, count: capacity) }
        // The palette keeps the former colours of cleared pixels, the most frequent first.
        let commonest = restored.keys.sorted { (restored[$0]!, $0) > (restored[$1]!, $1) }
        return fitter.palette(for: histogram, count: capacity, with: commonest)
    }
}
