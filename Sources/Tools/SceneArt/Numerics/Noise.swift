// SPDX-License-Identifier: MIT

/// Deterministic lattice noise from an integer hash.
///
/// Arguments are in lattice cells: multiply a position by the desired number of bumps per unit. Each `seed` gives an
/// unrelated pattern.
package enum Noise {
    /// A well-mixed 32-bit hash of a lattice point (xorshift-multiply rounds, invertible in each coordinate).
    @inline(__always) static func hash(_ x: Int32, _ y: Int32, _ z: Int32 = 0, seed: UInt32 = 0) -> UInt32 {
        var h = UInt32(bitPattern: x) &* 0x9E37_79B1 ^ seed &* 0x85EB_CA77
        h = (h ^ (h >> 15)) &* 0x2C1B_3C6D &+ UInt32(bitPattern: y) &* 0xC2B2_AE3D
        h = (h ^ (h >> 13)) &* 0x297A_2D39 &+ UInt32(bitPattern: z) &* 0x27D4_EB2F
        h = (h ^ (h >> 16)) &* 0x7FEB_352D
        h = (h ^ (h >> 15)) &* 0x846C_A68B
        return h ^ (h >> 16)
    }

    /// A hash as a number in 0 ..< 1.
    @inline(__always) package static func unit(_ x: Int, _ y: Int = 0, _ z: Int = 0, seed: UInt32 = 0) -> Float {
        let h = hash(
            Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y), Int32(truncatingIfNeeded: z), seed: seed)
        return Float(h >> 8) * (1 / 16_777_216)
    }

    /// Smooth one-dimensional noise in −1…1 with mean 0.
    package static func value(_ x: Float, seed: UInt32 = 0) -> Float {
        let fx = x.rounded(.down)
        let i = Int(fx)
        let t = fade(x - fx)
        return mix(unit(i, seed: seed), unit(i + 1, seed: seed), t) * 2 - 1
    }

    /// Smooth two-dimensional noise in −1…1 with mean 0.
    package static func value(_ p: Point, seed: UInt32 = 0) -> Float {
        let (fx, fy) = (p.x.rounded(.down), p.y.rounded(.down))
        let (i, j) = (Int(fx), Int(fy))
        let (u, v) = (fade(p.x - fx), fade(p.y - fy))
        let top = mix(unit(i, j, seed: seed), unit(i + 1, j, seed: seed), u)
        let bottom = mix(unit(i, j + 1, seed: seed), unit(i + 1, j + 1, seed: seed), u)
        return mix(top, bottom, v) * 2 - 1
    }

    /// Smooth three-dimensional noise in −1…1 with mean 0.
    static func value(_ p: Vector, seed: UInt32 = 0) -> Float {
        let (fx, fy, fz) = (p.x.rounded(.down), p.y.rounded(.down), p.z.rounded(.down))
        let (i, j, k) = (Int(fx), Int(fy), Int(fz))
        let (u, v, w) = (fade(p.x - fx), fade(p.y - fy), fade(p.z - fz))
        func layer(_ k: Int) -> Float {
            let top = mix(unit(i, j, k, seed: seed), unit(i + 1, j, k, seed: seed), u)
            let bottom = mix(unit(i, j + 1, k, seed: seed), unit(i + 1, j + 1, k, seed: seed), u)
            return mix(top, bottom, v)
        }
        return mix(layer(k), layer(k + 1), w) * 2 - 1
    }

    /// Fractal noise: octaves of doubling frequency and halving amplitude, about −1…1.
    static func clouds(_ p: Point, octaves: Int = 4, seed: UInt32 = 0) -> Float {
        clouds(p, octaves, seed, { value($0, seed: $1) }) { q in
            Point(q.x * 1.6 - q.y * 1.2, q.x * 1.2 + q.y * 1.6) + 7.3  // doubled and turned: no lattice shows
        }
    }

    /// Like `clouds` in two dimensions: about −1…1.
    static func clouds(_ p: Vector, octaves: Int = 4, seed: UInt32 = 0) -> Float {
        clouds(p, octaves, seed, { value($0, seed: $1) }) { q in
            Vector(q.x * 1.6 - q.y * 1.2, q.x * 1.2 + q.y * 1.6, q.z * 2) + 7.3
        }
    }

    @inline(__always) private static func clouds<Place>(
        _ p: Place, _ octaves: Int, _ seed: UInt32, _ value: (Place, UInt32) -> Float, finer: (Place) -> Place
    ) -> Float {
        var (sum, weight, total, q) = (Float(0), Float(1), Float(0), p)
        for octave in 0..<octaves {
            sum += weight * value(q, seed &+ UInt32(octave) &* 131)
            total += weight
            weight *= 0.5
            q = finer(q)
        }
        return sum / total
    }

    @inline(__always) private static func fade(_ t: Float) -> Float { t * t * t * (t * (t * 6 - 15) + 10) }
}
