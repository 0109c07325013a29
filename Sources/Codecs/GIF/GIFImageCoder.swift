// SPDX-License-Identifier: MIT

/// Turns the work on a canvas into LZW codes, and draws it there.
///
/// One walk over the pixels does three things that want to know of each other:
///
/// - the choice of colours: the nearest one costs a code sooner or later; one that continues the string of the dictionary
///   costs nothing. Within the error that `GIFTuning` allows, the string goes on;
/// - dithering: the error of whatever was chosen or kept is passed on to the neighbours, so that the mean stays right;
/// - the canvas: what the pixel shows from now on.
struct GIFImageCoder {
    let canvas: GIFCanvas
    let tuning: GIFTuning
    let palette: Palette
    /// The index that means "as before".
    let transparentIndex: Int?
    /// A sixteenth of the part of an error that is passed on, and the square of the error above which it is half of that.
    private let dither: Float
    private let squaredLargeError: Float

    // The same memory as that of canvas and palette, one step nearer.
    private let work: UnsafePointer<UInt8>
    private let wanted: UnsafePointer<LabColor>
    private let shownColor: UnsafePointer<LabColor>
    private let colors: UnsafePointer<LabColor>

    /// - Parameter spacing: how far from a palette colour the image is, as the root of the mean square.
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

    /// - Parameter source: of the present frame.
    func image(_ rect: FrameRect, source: UnsafePointer<UInt32>) -> GIFImage {
        let codeSize = GIFImage.codeSize(forCount: palette.count + (transparentIndex == nil ? 0 : 1))
        return GIFImage(
            rect: rect, transparentIndex: transparentIndex, palette: palette.pixels, codeSize: codeSize,
            codes: codes(rect, source, codeSize))
    }

    private func codes(_ rect: FrameRect, _ source: UnsafePointer<UInt32>, _ codeSize: Int) -> [UInt8] {
        var dictionary = LZWDictionary(codeSize: codeSize)
        let strings = dictionary.strings
        // Errors for this row and the next, with one more at each end.
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
        /// The node that the string goes on with; -1 where it ends.
        var child: Int
    }

    @inline(__always) private func unchanged(_ node: Int, _ strings: LZWDictionary.Strings) -> Choice {
        Choice(
            symbol: transparentIndex ?? 0, isTransparent: true,
            child: node >= 0 ? Int(strings.transparentChild[node]) : -1)
    }

    /// By how much a pixel differs from its left and upper neighbours, in green.
    @inline(__always) private func steps(at i: Int, _ x: Int, _ y: Int, _ source: UnsafePointer<UInt32>) -> Int {
        let green = Int(source[i] >> 8 & 255)
        let left = x > 0 ? abs(green - Int(source[i - 1] >> 8 & 255)) : 0
        let above = y > 0 ? abs(green - Int(source[i - canvas.width] >> 8 & 255)) : 0
        return left + above
    }

    /// The largest squared distance at which a colour will do.
    @inline(__always) private func limit(_ work: UInt8, _ steps: Int) -> Int32 {
        let distance: Float
        switch work {
        case GIFCanvas.Work.passing.rawValue:
            // A flat place shows every wrong pixel, and is short without.
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
        // What stands still does not take the colours that come and go, or it would have to change again.
        let isRestored = work == GIFCanvas.Work.restored.rawValue && palette.fixedCount > 0
        let nearest =
            isRestored ? palette.nearest(to: color, amongFirst: palette.fixedCount) : palette.nearest(to: color)
        // One change is all that a still pixel gets: not for little.
        let gain = isRefined ? Float(tuning.refinedGain) : tuning.patience
        // Where errors are passed on both are measured from what is to be made up for, or they would add up.
        let isPassing = work == GIFCanvas.Work.passing.rawValue
        let aim = isPassing ? color : source
        let kept = isPassing && canvas.isShown(i) ? LabSpace.distance(aim, shownColor[i]) : stayingDistance
        if Float(kept) <= gain * Float(LabSpace.distance(aim, colors[nearest])) { return same }
        return Choice(symbol: nearest, isTransparent: false, child: nearest == symbol ? child : -1)
    }

    @inline(__always) private func moved(_ color: LabColor, _ error: SIMD4<Float>) -> LabColor {
        // Errors are small: no overflow.
        color &+ LabColor(Int16(error.x), Int16(error.y), Int16(error.z), 0)
    }

    /// Whether a pixel takes what neighbours passed on, and passes on its own error. Where it will stay, flat places stay
    /// clean; and what stands still is left as it is, whatever is beside it.
    @inline(__always) private func dithers(_ work: UInt8, _ steps: Int) -> Bool {
        work == GIFCanvas.Work.passing.rawValue || (work == GIFCanvas.Work.staying.rawValue && steps > 0)
    }

    /// - Returns: a sixteenth of the error that neighbours are to make up for.
    @inline(__always)
    private func draw(_ symbol: Int, at i: Int, _ error: SIMD4<Float>, dithers: Bool) -> SIMD4<Float> {
        let color = colors[symbol]
        let passed = dithers ? share(moved(wanted[i], error) &- color) : .zero
        canvas.draw(palette.pixels[symbol], color, at: i)
        return passed
    }

    /// The same for a changed pixel that stays as it is.
    @inline(__always) private func keep(at i: Int, _ error: SIMD4<Float>, dithers: Bool) -> SIMD4<Float> {
        dithers ? share(moved(wanted[i], error) &- shownColor[i]) : .zero
    }

    @inline(__always) private func share(_ difference: LabColor) -> SIMD4<Float> {
        let missing = SIMD4(Float(difference.x), Float(difference.y), Float(difference.z), 0)
        let passed = missing * dither
        return (missing * missing).sum() > squaredLargeError ? passed * 0.5 : passed
    }
}
