// SPDX-License-Identifier: MIT

import CKernels
import ColorSpaces

/// A colour in OKLab, the space in which colours are compared: L, a and b as integers in units of 1/2047, and a 0.
///
/// a and b are also multiplied by `LabSpace.chroma`, because plain OKLab underweights differences of hue and chroma
/// relative to lightness: see the table in `docs/gif.md`.
package typealias LabColor = SIMD4<Int16>

package enum LabSpace {
    /// The factor on a and b. 1.5 is a compromise: 1 gives a larger ΔE2000, 2 a lower structural similarity (SSIM).
    static let chroma: Float = 1.5
    /// The value of L for white.
    static let unit: Float = 2047

    /// The squared distance between two colours.
    @inline(__always) package static func distance(_ u: LabColor, _ v: LabColor) -> Int32 {
        let (l, a, b) = (Int32(u.x) &- Int32(v.x), Int32(u.y) &- Int32(v.y), Int32(u.z) &- Int32(v.z))
        return l &* l &+ a &* a &+ b &* b
    }

    /// - Parameters:
    ///   - pixels: Pixels with red in the lowest byte. Alpha is ignored.
    ///   - output: Must hold `count` colours.
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

    /// The opaque 8-bit pixel nearest to a colour.
    package static func pixel(_ color: LabColor) -> UInt32 {
        let scale = Double(unit * chroma)
        let lab = SIMD3(Double(color.x) / Double(unit), Double(color.y) / scale, Double(color.z) / scale)
        let light = OKLab.linear(coneRoots: OKLab.coneRoots(lab: lab))
        return encoded(light.x) | encoded(light.y) << 8 | encoded(light.z) << 16 | 0xFF00_0000
    }

    // MARK: sRGB

    /// The linear light of each of the 256 encoded sRGB values.
    private static let linear: Plane<Float> = {
        let plane = Plane<Float>(repeating: 0, count: 256)
        for value in 0..<256 { plane.base[value] = Float(TransferFunction.lightOfBytes[value]) }
        return plane
    }()

    /// For each pair of adjacent encoded sRGB values, the linear light of the value halfway between them.
    private static let thresholds: [Double] = (0..<255).map { TransferFunction.linear((Double($0) + 0.5) / 255) }

    private static func encoded(_ light: Double) -> UInt32 {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= light { low = middle + 1 } else { high = middle }
        }
        return UInt32(low)
    }
}
