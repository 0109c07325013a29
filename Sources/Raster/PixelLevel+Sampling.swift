extension PixelLevel {
    /// The four components in lanes of 16 bits, mixed from the four pixels around a place of the picture.
    ///
    /// - Parameter level: Which mipmap this is. The place may lie some way outside.
    @inline(__always)
    func bilinear(_ place: FixedPoint, level: Int) -> UInt64 {
        // To 256ths of this level's pixels, from the middle of the first one.
        let shift = 8 &+ level
        let x = ((place.u &+ (1 &<< (shift &- 1))) &>> shift) &- 128
        let y = ((place.v &+ (1 &<< (shift &- 1))) &>> shift) &- 128
        let left = x >> 8, top = y >> 8
        let fx = UInt64(truncatingIfNeeded: x & 255), fy = UInt64(truncatingIfNeeded: y & 255)
        let x0 = min(max(left, 0), width &- 1), x1 = min(max(left &+ 1, 0), width &- 1)
        let upper = base + min(max(top, 0), height &- 1) &* stride
        let lower = base + min(max(top &+ 1, 0), height &- 1) &* stride
        // Four weights that sum up to 256.
        let w11 = (fx &* fy &+ 128) >> 8
        let w10 = fx &- w11
        let w01 = fy &- w11
        let w00 = 256 &- fx &- w01
        let a = lanes(upper[x0]) &* w00 &+ lanes(upper[x1]) &* w10
        let b = lanes(lower[x0]) &* w01 &+ lanes(lower[x1]) &* w11
        return (a &+ b &+ 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
    }

    /// Catmull–Rom over 4×4 pixels, for pictures drawn larger than they are.
    func bicubic(_ u: Double, _ v: Double) -> UInt32 {
        let x = u - 0.5, y = v - 0.5
        let left = Int(x + 1) - 1, top = Int(y + 1) - 1
        let wx = Self.catmullRom(Float(x - Double(left))), wy = Self.catmullRom(Float(y - Double(top)))
        var sum = SIMD4<Float>.zero
        for j in 0..<4 {
            let row = base + min(max(top + j - 1, 0), height - 1) * stride
            var line = SIMD4<Float>.zero
            for i in 0..<4 {
                let p = row[min(max(left + i - 1, 0), width - 1)]
                let c = SIMD4<Float>(
                    Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24))
                line += c * wx[i]
            }
            sum += line * wy[j]
        }
        // The filter overshoots: no component may exceed alpha.
        let alpha = min(max(sum.w, 0), 255)
        func byte(_ c: Float) -> UInt32 { UInt32(min(max(c, 0), alpha) + 0.5) }
        return byte(sum.x) | byte(sum.y) << 8 | byte(sum.z) << 16 | byte(alpha) << 24
    }

    private static func catmullRom(_ t: Float) -> SIMD4<Float> {
        let t2 = t * t, t3 = t2 * t
        return SIMD4(
            -0.5 * t + t2 - 0.5 * t3, 1 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2 * t2 - 1.5 * t3, 0.5 * t3 - 0.5 * t2)
    }
}
