// SPDX-License-Identifier: MIT

import CKernels
import Drawing

/// The colours of a gradient, sampled once from the first stop to the last one.
///
/// Every interval between two stops has its own `samplesPerInterval` samples, so that hard edges lie exactly at their
/// stops. Adjacent samples differ by less than one level, even from white to black.
final class GradientTable {
    static let samplesPerInterval = 512

    /// The stops' locations, in ascending order.
    let locations: [Float]
    /// Samples per unit of location in each interval; 0 for an empty interval.
    let densities: [Float]
    /// The colour before the first stop, the samples of every interval, and the colour after the last stop. Padding at
    /// both ends lets kernels load whole vectors.
    private let pixels: [UInt32]
    let isOpaque: Bool
    /// Scratch memory for the gradient positions of a row's pixels, kept because an allocation per span is slow.
    let places: UnsafeMutablePointer<Float>
    private var kept: OpaquePointer?

    init(_ gradient: ResolvedGradient) {
        var stops = gradient.stops
        var floor = -Double.infinity
        for i in stops.indices {
            let location = stops[i].location
            floor = max(floor, location.isNaN ? 0 : min(max(location, -1e6), 1e6))
            stops[i].location = floor
        }
        if stops.isEmpty { stops = [.init(color: .clear, location: 0)] }
        locations = stops.map { Float($0.location) }
        var densities: [Float] = []
        var pixels = [Colors.pixel(stops[0].color)]
        for i in 0..<(stops.count - 1) {
            let length = locations[i + 1] - locations[i]
            // Limits the density, which would otherwise be infinite for stops that nearly coincide.
            densities.append(
                length > 0 ? min(Float(Self.samplesPerInterval) / length, .greatestFiniteMagnitude) : 0)
            let from = MixedColors.mixable(stops[i].color, gradient.colorSpace)
            let to = MixedColors.mixable(stops[i + 1].color, gradient.colorSpace)
            for k in 0..<Self.samplesPerInterval {
                let f = (Double(k) + 0.5) / Double(Self.samplesPerInterval)
                pixels.append(MixedColors.pixel(from + (to - from) * f, gradient.colorSpace))
            }
        }
        pixels.append(Colors.pixel(stops[stops.count - 1].color))
        self.densities = densities
        isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
        let padding = [UInt32](repeating: 0, count: Int(gradient_padding))
        self.pixels = padding + pixels + padding
        places = .allocate(capacity: rowChunk + Int(gradient_room))
    }

    deinit {
        places.deallocate()
        if let kept { gradient_memory_destroy(kept) }
    }

    /// The kernels' cache of gradient curves, which adjacent rows share. Created on first use.
    var memory: OpaquePointer? {
        if kept == nil { kept = gradient_memory_create() }
        return kept
    }

    /// Passes the table to `body` in the form that kernels take.
    func withColors(_ body: (UnsafePointer<gradient_colors>) -> Void) {
        locations.withUnsafeBufferPointer { locations in
            densities.withUnsafeBufferPointer { densities in
                pixels.withUnsafeBufferPointer { pixels in
                    var colors = gradient_colors(
                        locations: locations.baseAddress, densities: densities.baseAddress,
                        pixels: pixels.baseAddress.map { $0 + Int(gradient_padding) }, intervals: densities.count,
                        samples: Self.samplesPerInterval)
                    body(&colors)
                }
            }
        }
    }
}

/// Caches the tables of recently used gradients. Invariant 35.
struct GradientCache {
    private var tables = LeastRecentlyUsed<ResolvedGradient, GradientTable>(countLimit: 64)

    mutating func table(_ gradient: ResolvedGradient) -> GradientTable {
        if let table = tables.value(for: gradient) { return table }
        let table = GradientTable(gradient)
        tables.insert(table, for: gradient)
        return table
    }
}
