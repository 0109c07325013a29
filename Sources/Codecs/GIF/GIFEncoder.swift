// SPDX-License-Identifier: MIT

import Drawing

/// Writes animated GIF files, as the frames come: memory does not grow with their number.
///
/// One frame is held back. What it knows of the next one decides which of its pixels are going to stay, and so deserve
/// the best colours, and which have to be cleared.
///
/// A copy of an encoder that has begun to write shares its canvas: go on with one of the two only.
///
/// The bytes are a function of the frames, their end times and the options. See `docs/gif.md` for how it compares.
public struct GIFEncoder: FrameEncoder {
    public struct Options: Sendable, Equatable {
        /// From 1, smallest, to 100, nearest to the source.
        public var quality: Int
        /// How far a pixel's colour may be off where that lets a run of the compressor go on: from 0, not at all, to 100.
        /// nil: what fits the quality, which is 10 for the standard of 90.
        public var lossy: Int?
        /// In one frame, 2 to 256; one of them stands for "as before" from the second frame on.
        public var colors: Int
        public var loop: LoopCount
        /// The page that translucent pixels are laid on, opaque; nil: those of half opacity and more lose their
        /// translucency, the others vanish.
        public var matte: RGBAColor?
        /// By how much still pixels may change in a frame to come nearer to their source, as a mean over all of them,
        /// in 255ths: an upper bound, seldom reached. Each changes at most once.
        /// 0: nothing that stands still ever changes.
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
    /// The frame that waits for the next one, and its end in hundredths of a second.
    private var pending: (frame: GIFFrame, end: Int)?
    /// The image before that, which may have to stand a little longer.
    private var held: GIFImage?
    private var lastHadHoles = false
    /// Where the pending frame begins, in hundredths of a second.
    private var start = 0

    /// Options out of their bounds are the caller's mistake.
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

    /// Frames that would stand for less than 2 hundredths of a second, which players do not heed, give their time to
    /// the next one.
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

    /// - Returns: nil for a frame that looks like the one before.
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
        // In a first frame without holes nothing is as before.
        let capacity = max(options.colors - (isFirst && !frame.hasHoles ? 0 : 1), 1)
        var vanishing = FrameRect.empty
        if let next, next.frame.hasHoles { vanishing = canvas.vanishing(source, next: next.pixels) }
        var tuning = tuning
        let palette: Palette
        if let exact = exactPalette(canvas, source, capacity) {
            // Nothing needs to be near where everything can be equal.
            tuning = .exact
            palette = exact
        } else {
            canvas.keep(within: tuning.keeping(spacing: Float(fitter.lastError).squareRoot()))
            if !isFirst, options.refinement > 0 {
                // Lightness runs through its 2047 units while three channels run through 255.
                let budget = Float(options.refinement) * Float(canvas.width * canvas.height) * LabSpace.unit / 255
                canvas.refine(source, error: tuning.refinedError, budget: budget)
            }
            // Where pixels have to be cleared the palette should do for the next frames, too.
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

    /// All colours of the pixels with work, if a palette can hold them.
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
        // Of many pixels that are drawn for one frame only, each second tells enough.
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
        // What stands still must find its colour again.
        let commonest = restored.keys.sorted { (restored[$0]!, $0) > (restored[$1]!, $1) }
        return fitter.palette(for: histogram, count: capacity, with: commonest)
    }
}
