// SPDX-License-Identifier: MIT

import Drawing

/// The reference implementation of the blend modes: single pixels of premultiplied sRGB bytes.
enum BlendReference {
    /// Blends a row of premultiplied pixels. A source pixel of 0 leaves the destination unchanged.
    static func blend(
        _ mode: BlendMode, _ source: UnsafePointer<UInt32>, over destination: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        for i in 0..<count where source[i] != 0 {
            destination[i] = byte(blend(mode, unit(source[i]), unit(destination[i])))
        }
    }

    /// Blends one pixel of premultiplied bytes over another.
    static func blend(_ mode: BlendMode, _ source: SIMD4<UInt8>, over destination: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let word = unsafeBitCast(source, to: UInt32.self)
        var below = unsafeBitCast(destination, to: UInt32.self)
        withUnsafePointer(to: word) { blend(mode, $0, over: &below, count: 1) }
        return unsafeBitCast(below, to: SIMD4<UInt8>.self)
    }

    /// Blends rows of alpha bytes without colours.
    static func blend(
        _ mode: BlendMode, _ source: UnsafePointer<UInt8>, over destination: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        for i in 0..<count where source[i] != 0 {
            let s = UInt32(source[i]) << 24, d = UInt32(destination[i]) << 24
            destination[i] = UInt8(byte(blend(mode, unit(s), unit(d))) >> 24)
        }
    }

    @inline(__always)
    private static func unit(_ p: UInt32) -> SIMD4<Float> {
        SIMD4(Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24)) / 255
    }

    @inline(__always)
    private static func byte(_ c: SIMD4<Float>) -> UInt32 {
        let alpha = min(max(c.w, 0), 1)
        func part(_ x: Float) -> UInt32 { UInt32(min(max(x, 0), alpha) * 255 + 0.5) }
        return part(c.x) | part(c.y) << 8 | part(c.z) << 16 | part(alpha) << 24
    }

    /// Both colours, and the result, are premultiplied.
    static func blend(_ mode: BlendMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        let (sa, da) = (s.w, d.w)
        switch mode {
        case .normal:
            return s + d * (1 - sa)
        case .sourceAtop:
            var c = s * da + d * (1 - sa)
            c.w = da
            return c
        case .destinationOver:
            return d + s * (1 - da)
        case .destinationOut:
            return d * (1 - sa)
        case .plusLighter:
            let sum = s + d
            return SIMD4(min(sum.x, 1), min(sum.y, 1), min(sum.z, 1), min(sum.w, 1))
        case .plusDarker:
            // 1 − ((1 − s) + (1 − d)), with the alpha of each colour in place of each 1, so that a transparent source
            // has no effect.
            let alpha = min(sa + da, 1)
            func part(_ s: Float, _ d: Float) -> Float { max(0, alpha - ((sa - s) + (da - d))) }
            return SIMD4(part(s.x, d.x), part(s.y, d.y), part(s.z, d.z), alpha)
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity:
            let source = sa > 0 ? s / sa : .zero, backdrop = da > 0 ? d / da : .zero
            let mixed = mix(mode, source, backdrop)
            var c = d * (1 - sa) + s * (1 - da) + mixed * (sa * da)
            c.w = sa + da - sa * da
            return c
        }
    }

    /// The formula of a blend mode, B(s, d), for colours that are not premultiplied. Ignores alpha.
    private static func mix(_ mode: BlendMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        func each(_ f: (Float, Float) -> Float) -> SIMD4<Float> {
            SIMD4(f(s.x, d.x), f(s.y, d.y), f(s.z, d.z), 0)
        }
        switch mode {
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .overlay: return each { hardLight($1, $0) }
        case .darken: return each { min($0, $1) }
        case .lighten: return each { max($0, $1) }
        case .colorDodge: return each { s, d in d <= 0 ? 0 : (s >= 1 ? 1 : min(1, d / (1 - s))) }
        case .colorBurn: return each { s, d in d >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - d) / s)) }
        case .softLight: return each(softLight)
        case .hardLight: return each(hardLight)
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return s + d - 2 * s * d
        case .hue: return withLuminosity(of: d, withSaturation(of: d, s))
        case .saturation: return withLuminosity(of: d, withSaturation(of: s, d))
        case .color: return withLuminosity(of: d, s)
        case .luminosity: return withLuminosity(of: s, d)
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter:
            preconditionFailure("\(mode) is no mix of two colours")
        }
    }

    private static func hardLight(_ s: Float, _ d: Float) -> Float {
        s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    }

    private static func softLight(_ s: Float, _ d: Float) -> Float {
        if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
        let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
        return d + (2 * s - 1) * (g - d)
    }

    private static func luminosity(_ c: SIMD4<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private static func saturation(_ c: SIMD4<Float>) -> Float {
        max(c.x, max(c.y, c.z)) - min(c.x, min(c.y, c.z))
    }

    /// `c`, shifted to the luminosity of `of`. If a component then leaves 0…1, all components are compressed towards
    /// that luminosity until they fit.
    private static func withLuminosity(of: SIMD4<Float>, _ c: SIMD4<Float>) -> SIMD4<Float> {
        var r = c + (luminosity(of) - luminosity(c))
        let l = luminosity(r)
        let low = min(r.x, min(r.y, r.z)), high = max(r.x, max(r.y, r.z))
        let grey = SIMD4(repeating: l)
        // A grey has `low == l` and `high == l`, so the divisors would be 0. It needs no correction, because it exceeds
        // 0…1 only by a rounding error.
        if low < 0 && low < l { r = grey + (r - grey) * (l / (l - low)) }
        if high > 1 && high > l { r = grey + (r - grey) * ((1 - l) / (high - l)) }
        return r
    }

    /// `c` with the saturation of `of`: scaled so that its smallest component is 0 and its largest is that saturation.
    private static func withSaturation(of: SIMD4<Float>, _ c: SIMD4<Float>) -> SIMD4<Float> {
        let low = min(c.x, min(c.y, c.z)), range = saturation(c)
        guard range > 0 else { return .zero }
        return (c - low) * (saturation(of) / range)
    }
}
