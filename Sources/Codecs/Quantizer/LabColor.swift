import CPalette

/// A colour in OKLab as integers, the space in which colours are compared: L, a, b in units of 1/2047, and 0.
///
/// a and b are stretched by `LabSpace.chroma`. Plain OKLab weighs differences of hue and chroma too lightly against
/// those of lightness: see the table in `docs/gif.md`.
package typealias LabColor = SIMD4<Int16>

package enum LabSpace {
    /// 1.5: with 1 ΔE2000 grows by a tenth, with 2 structure (SSIM) suffers.
    static let chroma: Float = 1.5
    /// L of white.
    static let unit: Float = 2047

    /// The squared distance.
    @inline(__always) package static func distance(_ u: LabColor, _ v: LabColor) -> Int32 {
        let (l, a, b) = (Int32(u.x) &- Int32(v.x), Int32(u.y) &- Int32(v.y), Int32(u.z) &- Int32(v.z))
        return l &* l &+ a &* a &+ b &* b
    }

    /// - Parameters:
    ///   - pixels: red in the lowest byte; alpha does not matter.
    ///   - output: room for as many.
    static func convert(_ pixels: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<LabColor>) {
        output.withMemoryRebound(to: LabColor.self, capacity: count) { output in
            let components = UnsafeMutableRawPointer(output).assumingMemoryBound(to: Int16.self)
            cpalette_lab(pixels, components, count, linear.base, chroma)
        }
    }

    package static func convert(_ pixels: [UInt32]) -> [LabColor] {
        [LabColor](unsafeUninitializedCapacity: pixels.count) { output, count in
            if let base = output.baseAddress { convert(pixels, count: pixels.count, into: base) }
            count = pixels.count
        }
    }

    /// The opaque pixel nearest to a colour.
    package static func pixel(_ color: LabColor) -> UInt32 {
        let scale = Double(unit * chroma)
        let (lightness, a, b) = (Double(color.x) / Double(unit), Double(color.y) / scale, Double(color.z) / scale)
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        let red = encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
        let green = encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
        let blue = encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        return red | green << 8 | blue << 16 | 0xFF00_0000
    }

    private static func cube(_ x: Double) -> Double { x * x * x }

    // MARK: sRGB

    /// The light of each of the 256 values.
    private static let linear: Plane<Float> = {
        let plane = Plane<Float>(repeating: 0, count: 256)
        for value in 0..<256 { plane.base[value] = Float(light(of: Double(value) / 255)) }
        return plane
    }()

    /// The light at which one value ends and the next begins.
    private static let thresholds: [Double] = (0..<255).map { light(of: (Double($0) + 0.5) / 255) }

    private static func encoded(_ light: Double) -> UInt32 {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= light { low = middle + 1 } else { high = middle }
        }
        return UInt32(low)
    }

    /// Without the C library's `pow`, whose last bit depends on the processor.
    private static func light(of value: Double) -> Double {
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base^2.4 is base² times its fifth root; Newton's method from above.
        let square = base * base
        var root = 1.0
        for _ in 0..<40 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}
