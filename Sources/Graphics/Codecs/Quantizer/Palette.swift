// SPDX-License-Identifier: MIT

import CKernels

/// Up to 256 opaque colours, with a search for the nearest one.
package struct Palette {
    /// The colours as pixels, with red in the lowest byte and alpha 255.
    package let pixels: [UInt32]
    package let colors: [LabColor]
    /// A copy of `colors` for inner loops.
    let colorPlane: Plane<LabColor>
    let fixedCount: Int
    /// The L of all colours, then their a, then their b, each in 256 entries, as the vectorised search reads them.
    private let components: Plane<Int32>
    /// A cache of searches: the searched colour in the higher bits, the found index in the lowest 8.
    private let found = Plane<UInt64>(repeating: .max, count: 4096)

    package static let maximumCount = 256

    /// - Parameter fixedCount: The number of leading colours that `GIFCanvas.Work.restored` pixels may have; 0 lets
    ///   them have all colours.
    package init(pixels: [UInt32], fixedCount: Int = 0) {
        precondition(pixels.count <= Self.maximumCount)
        self.pixels = pixels
        self.fixedCount = fixedCount
        colors = LabSpace.convert(pixels)
        colorPlane = Plane(repeating: .zero, count: Self.maximumCount)
        for (i, color) in colors.enumerated() { colorPlane.base[i] = color }
        components = Self.components(of: colors)
    }

    package var count: Int { pixels.count }

    package func nearest(to color: LabColor) -> Int {
        let key = UInt64(truncatingIfNeeded: unsafeBitCast(color, to: Int64.self)) << 8
        let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 52)
        let known = found.base[slot]
        if known & ~255 == key { return Int(known & 255) }
        let result = nearest(to: color, amongFirst: count)
        found.base[slot] = key | UInt64(result)
        return result
    }

    func nearest(to color: LabColor, amongFirst count: Int) -> Int {
        var result: UInt32 = 0
        withUnsafeBytes(of: color) { color in
            let base = components.base
            cpalette_nearest(
                color.baseAddress!.assumingMemoryBound(to: Int16.self), 1, base, base + 256, base + 512, count, &result)
        }
        return Int(result & 255)
    }

    /// For each colour, the index of its nearest entry in the lowest 8 bits, and the squared distance in the higher
    /// ones.
    static func nearest(to colors: [LabColor], among entries: [LabColor]) -> [UInt32] {
        let components = components(of: entries)
        return [UInt32](unsafeUninitializedCapacity: colors.count) { output, count in
            colors.withUnsafeBytes { colors in
                guard let lab = colors.baseAddress?.assumingMemoryBound(to: Int16.self) else { return }
                let base = components.base
                cpalette_nearest(
                    lab, colors.count / MemoryLayout<LabColor>.stride, base, base + 256, base + 512, entries.count,
                    output.baseAddress!)
            }
            count = colors.count
        }
    }

    private static func components(of colors: [LabColor]) -> Plane<Int32> {
        let components = Plane<Int32>(repeating: 0, count: 3 * maximumCount)
        for (i, color) in colors.enumerated() {
            components.base[i] = Int32(color.x)
            components.base[256 + i] = Int32(color.y)
            components.base[512 + i] = Int32(color.z)
        }
        return components
    }
}
