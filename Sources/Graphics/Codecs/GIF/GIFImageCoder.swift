// SPDX-License-Identifier: MIT

/// Encodes the pixels to draw as LZW codes, and updates the canvas.
///
/// One pass over the pixels does three things that depend on each other:
///
/// - Choosing colours: the nearest colour may end the current LZW string, which costs a code. A colour that continues
///   the string costs nothing, and is chosen if its error is within the limits of `GIFTuning`.
/// - Dithering: the error of the chosen or kept colour is diffused to the neighbours, so that the mean colour stays
///   right.
/// - Updating the canvas: it stores the colour that each pixel shows from now on.
struct GIFImageCoder {
    let canvas: GIFCanvas
    let tuning: GIFTuning
    let palette: Palette
    /// The palette index of unchanged pixels.
    let transparentIndex: Int?
    /// The diffused part of an error, divided by 16, because the four neighbours get 7, 3, 5 and 1 sixteenths.
    private let dither: Float
    /// The squared error above which only half of the usual part of an error is diffused.
    private let squaredLargeError: Float

    // Pointers into the canvas and the palette, for inner loops.
    private let work: UnsafePointer<UInt8>
    private let wanted: UnsafePointer<LabColor>
    private let shownColor: UnsafePointer<LabColor>
    private let colors: UnsafePointer<LabColor>

    /// - Parameter spacing: The root mean square distance of the image's pixels from their palette colours.
    init(canvas: GIFCanvas, tuning: GIFTuning, palette: Palette, spacing: Float, transparentIndex: Int?) {
        self.canvas = canvas
        self.tuning = tuning
        self.palette = palette
        self.transparentIndex = transparentIndex
        dither = tuning.dither(spacing: spacing) / 16
        let largeError = tuning.largeError(spacing: spacing)
        squaredLargeError = largeError * largeError
        work = UnsafePointer(canvas.work.base)
        wanted = UnsafePointer(canvas.wanted.base)
        shownColor = UnsafePointer(canvas.shownColor.base)
        colors = UnsafePointer(palette.colorPlane.base)
    }

    /// - Parameter source: The pixels of the current frame.
    func image(_ rect: FrameRect, source: UnsafePointer<UInt32>) -> GIFImage {
        let codeSize = GIFImage.codeSize(forCount: palette.count + (transparentIndex == nil ? 0 : 1))
        return GIFImage(
            rect: rect, transparentIndex: transparentIndex, palette: palette.pixels, codeSize: codeSize,
            codes: codes(rect, source, codeSize))
    }

    private func codes(_ rect: FrameRect, _ source: UnsafePointer<UInt32>, _ codeSize: Int) -> [UInt8] {
        var dictionary = LZWDictionary(codeSize: codeSize)
        let strings = dictionary.strings
        // The diffused errors of this row and the next, each with one extra pixel at both ends.
        let errors = Plane<SIMD4<Float>>(repeating: .zero, count: 2 * (rect.width + 2))
        var node = -1
        for y in rect.top..<rect.bottom {
            let parity = (y - rect.top) & 1
            let here = errors.base + (parity == 0 ? 1 : rect.width + 3)
            let below = errors.base + (parity == 0 ? rect.width + 3 : 1)
            (below - 1).update(repeating: .zero, count: rect.width + 2)
            var carried = SIMD4<Float>.zero
            for x in rect.left..<rect.right {
                let i = y * canvas.width + x
                let work = work[i]
                var choice: Choice
                if work == 0 {
                    choice = unchanged(node, strings)
                    carried = .zero
                } else {
                    let steps = steps(at: i, x, y, source)
                    let dithers = dithers(work, steps)
                    let error = dithers ? carried + here[x - rect.left] : .zero
                    choice = choose(i, work, error, steps, node, strings)
                    let passed =
                        choice.isTransparent
                        ? keep(at: i, error, dithers: dithers) : draw(choice.symbol, at: i, error, dithers: dithers)
                    carried = passed * 7
                    let place = below + (x - rect.left)
                    place[-1] += passed * 3
                    place[0] += passed * 5
                    place[1] += passed
                }
                if node >= 0 {
                    if choice.child >= 0 {
                        node = choice.child
                        continue
                    }
                    dictionary.emit(node, then: choice.symbol, isTransparent: choice.isTransparent)
                }
                node = choice.symbol
            }
        }
        return dictionary.finish(node)
    }

    // MARK: One pixel

    private struct Choice {
        var symbol: Int
        var isTransparent: Bool
        /// The child node that continues the string; -1 if the string ends.
        var child: Int
    }

    @inline(__always) private func unchanged(_ node: Int, _ strings: LZWDictionary.Strings) -> Choice {
        Choice(
            symbol: transparentIndex ?? 0, isTransparent: true,
            child: node >= 0 ? Int(strings.transparentChild[node]) : -1)
    }

    /// The difference in green from the left neighbour plus the difference in green from the upper neighbour, in
    /// levels.
    @inline(__always) private func steps(at i: Int, _ x: Int, _ y: Int, _ source: UnsafePointer<UInt32>) -> Int {
        let green = Int(source[i] >> 8 & 255)
        let left = x > 0 ? abs(green - Int(source[i - 1] >> 8 & 255)) : 0
        let above = y > 0 ? abs(green - Int(source[i - canvas.width] >> 8 & 255)) : 0
        return left + above
    }

    /// The largest squared distance at which a pixel takes a colour that continues the string.
    @inline(__always) private func limit(_ work: UInt8, _ steps: Int) -> Int32 {
        let distance: Float
        switch work {
        case GIFCanvas.Work.passing.rawValue:
            // Flat areas get no tolerance: they show every wrong pixel, and compress well anyway.
            distance = steps == 0 ? 0 : min(tuning.slack + tuning.slackPerStep * Float(steps), tuning.maximumSlack)
        case GIFCanvas.Work.staying.rawValue: distance = tuning.stayingSlack
        default: distance = 0
        }
        return Int32(distance * distance)
    }

    @inline(__always)
    private func choose(
        _ i: Int, _ work: UInt8, _ error: SIMD4<Float>, _ steps: Int, _ node: Int, _ strings: LZWDictionary.Strings
    ) -> Choice {
        let isRefined = work == GIFCanvas.Work.refined.rawValue
        let source = isRefined ? canvas.balanced(i, tuning.balance) : wanted[i]
        let color = moved(source, error)
        let limit = limit(work, steps)
        var child = -1
        var symbol = -1
        if node >= 0 {
            var least = Int32.max
            var candidate = Int(strings.firstChild[node])
            while candidate >= 0 {
                let distance = LabSpace.distance(color, colors[Int(strings.symbols[candidate])])
                if distance < least { (least, child) = (distance, candidate) }
                candidate = Int(strings.nextSibling[candidate])
            }
            if child >= 0 { symbol = Int(strings.symbols[child]) }
            if least <= limit { return Choice(symbol: symbol, isTransparent: false, child: child) }
        }
        let same = unchanged(node, strings)
        let stayingDistance =
            canvas.isShown(i) ? LabSpace.distance(source, shownColor[i]) : Int32.max
        if same.child >= 0, stayingDistance <= limit { return same }
        // A restored pixel uses only palette entries that stay; other entries would force it to change again soon.
        let isRestored = work == GIFCanvas.Work.restored.rawValue && palette.fixedCount > 0
        let nearest =
            isRestored ? palette.nearest(to: color, amongFirst: palette.fixedCount) : palette.nearest(to: color)
        // Each pixel can be refined only once, so refinement must divide its squared error by at least `refinedGain`.
        let gain = isRefined ? Float(tuning.refinedGain) : tuning.patience
        // For a passing pixel, both distances are measured from `color`, which includes the error diffused to it.
        // Otherwise the errors of kept colours would accumulate.
        let isPassing = work == GIFCanvas.Work.passing.rawValue
        let aim = isPassing ? color : source
        let kept = isPassing && canvas.isShown(i) ? LabSpace.distance(aim, shownColor[i]) : stayingDistance
        if Float(kept) <= gain * Float(LabSpace.distance(aim, colors[nearest])) { return same }
        return Choice(symbol: nearest, isTransparent: false, child: nearest == symbol ? child : -1)
    }

    @inline(__always) private func moved(_ color: LabColor, _ error: SIMD4<Float>) -> LabColor {
        // The components stay far below the limits of `Int16`.
        color &+ LabColor(Int16(error.x), Int16(error.y), Int16(error.z), 0)
    }

    /// Whether a pixel takes part in error diffusion. Pixels that stay take part only outside flat areas, to keep these
    /// clean. Unchanged pixels never take part.
    @inline(__always) private func dithers(_ work: UInt8, _ steps: Int) -> Bool {
        work == GIFCanvas.Work.passing.rawValue || (work == GIFCanvas.Work.staying.rawValue && steps > 0)
    }

    /// Draws a pixel in a palette colour.
    /// - Returns: A sixteenth of the error to diffuse; the caller multiplies it by the weights 7, 3, 5 and 1.
    @inline(__always)
    private func draw(_ symbol: Int, at i: Int, _ error: SIMD4<Float>, dithers: Bool) -> SIMD4<Float> {
        let color = colors[symbol]
        let passed = dithers ? share(moved(wanted[i], error) &- color) : .zero
        canvas.draw(palette.pixels[symbol], color, at: i)
        return passed
    }

    /// A sixteenth of the error to diffuse for a changed pixel that keeps its shown colour.
    @inline(__always) private func keep(at i: Int, _ error: SIMD4<Float>, dithers: Bool) -> SIMD4<Float> {
        dithers ? share(moved(wanted[i], error) &- shownColor[i]) : .zero
    }

    @inline(__always) private func share(_ difference: LabColor) -> SIMD4<Float> {
        let missing = SIMD4(Float(difference.x), Float(difference.y), Float(difference.z), 0)
        let passed = missing * dither
        return (missing * missing).sum() > squaredLargeError ? passed * 0.5 : passed
    }
}
