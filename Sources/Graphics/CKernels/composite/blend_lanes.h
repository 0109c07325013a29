// SPDX-License-Identifier: MIT

// Blend modes on eight premultiplied pixels at once, for blend.c and coverage_resolve.c. For the formulas of one pixel,
// see Tests/RasterTests/BlendReference.swift.
//
// A sum of products of two bytes fits 16-bit lanes if it is at most 255²: intermediate sums may wrap, but the result
// does not. A single rounding converts the sum to a byte.
//
// Modes that divide or take roots use 32-bit floats. They follow the order of the formulas and use no fused products,
// so that all processors give the same bytes.
#ifndef ZOETROPE_BLEND_LANES_H
#define ZOETROPE_BLEND_LANES_H

#include "CKernels.h"
#include "pixel_lanes.h"

#pragma STDC FP_CONTRACT OFF
// A switch that lacks a mode is an error.
#pragma clang diagnostic error "-Wswitch"
#pragma clang diagnostic error "-Wswitch-enum"

// Expands to `case blend_multiply:` for the mode `multiply`. A list of modes becomes a list of labels that share the
// statement after the list.
#define ELSEWHERE(name, number) case blend_##name:

typedef uint8_t quad_bytes __attribute__((vector_size(4 * group)));
typedef float floats __attribute__((vector_size(4 * group)));
typedef int32_t float_mask __attribute__((vector_size(4 * group)));

// MARK: In whole numbers

INLINE half_lanes chosen(half_lanes where, half_lanes yes, half_lanes no) { return (where & yes) | (~where & no); }

// 255 times the blended components. `s` and `d` hold two bytes of each source and backdrop pixel, `sa` and `da` the
// pixels' alphas.
INLINE half_lanes mixed_products(blend_mode mode, half_lanes s, half_lanes d, half_lanes sa, half_lanes da) {
    const half_lanes full = (half_lanes)splat(0x00FF00FFu);
    const half_lanes outside = d * (full - sa) + s * (full - da);
    switch (mode) {
    case blend_multiply: return d * (full - sa + s) + s * (full - da);
    case blend_screen: return s * full + d * (full - s);
    case blend_darken: return outside + __builtin_elementwise_min(s * da, d * sa);
    case blend_lighten: return outside + __builtin_elementwise_max(s * da, d * sa);
    case blend_difference: return (s + d) * full - 2 * __builtin_elementwise_min(s * da, d * sa);
    case blend_exclusion: return (s + d) * full - 2 * s * d;
    case blend_overlay:
    case blend_hard_light: {
        const half_lanes is_dark = (half_lanes)(mode == blend_overlay ? 2 * d <= da : 2 * s <= sa);
        return outside + chosen(is_dark, 2 * s * d, sa * da - 2 * (da - d) * (sa - s));
    }
    case blend_source_atop: return s * da + d * (full - sa);
    case blend_destination_over: return d * full + s * (full - da);
    case blend_destination_out: return d * (full - sa);
    case blend_normal: FLOAT_MODES(ELSEWHERE) ADDED_MODES(ELSEWHERE) break;
    }
    __builtin_unreachable();
}

// 255 times the blended alphas, by the formula for colour components. Only the modes difference and exclusion blend
// alphas differently: by the formula of the mode screen.
INLINE half_lanes mixed_alphas(blend_mode mode, half_lanes s, half_lanes d) {
    return mixed_products(mode == blend_difference || mode == blend_exclusion ? blend_screen : mode, s, d, s, d);
}

INLINE lanes product_lanes(blend_mode mode, lanes source, lanes below) {
    const lanes bytes = splat(0x00FF00FFu);
    const half_lanes sa = halves(source >> 24), da = halves(below >> 24);
    const half_lanes rounding = (half_lanes)splat(0x00800080u), share = (half_lanes)splat(0x01010101u);
    half_lanes even = mixed_products(mode, (half_lanes)(source & bytes), (half_lanes)(below & bytes), sa, da);
    half_lanes odd = mixed_products(
        mode, (half_lanes)(source >> 8 & bytes), (half_lanes)(below >> 8 & bytes), sa, da);
    if (mode == blend_difference || mode == blend_exclusion)
        odd = chosen((half_lanes)splat(0xFFFF0000u), mixed_alphas(mode, sa, da), odd);
    return (lanes)high_product(even + rounding, share) | (lanes)high_product(odd + rounding, share) << 8;
}

// Blends masks in a product mode. Each byte of a mask is an alpha, so a lane has four alphas.
INLINE lanes product_alphas(blend_mode mode, lanes source, lanes below) {
    const lanes bytes = splat(0x00FF00FFu);
    const half_lanes rounding = (half_lanes)splat(0x00800080u), share = (half_lanes)splat(0x01010101u);
    const half_lanes even = mixed_alphas(mode, (half_lanes)(source & bytes), (half_lanes)(below & bytes));
    const half_lanes odd = mixed_alphas(mode, (half_lanes)(source >> 8 & bytes), (half_lanes)(below >> 8 & bytes));
    return (lanes)high_product(even + rounding, share) | (lanes)high_product(odd + rounding, share) << 8;
}

INLINE quad_bytes alphas(lanes pixels) { return (quad_bytes)((pixels >> 24) * splat(0x01010101u)); }

INLINE lanes added_lanes(blend_mode mode, lanes source, lanes below) {
    const quad_bytes s = (quad_bytes)source, d = (quad_bytes)below;
    if (mode == blend_plus_lighter) return (lanes)__builtin_elementwise_add_sat(s, d);
    const quad_bytes sa = alphas(source), da = alphas(below), alpha = __builtin_elementwise_add_sat(sa, da);
    const quad_bytes rest = __builtin_elementwise_sub_sat(alpha, __builtin_elementwise_sub_sat(sa, s));
    return (lanes)__builtin_elementwise_sub_sat(rest, __builtin_elementwise_sub_sat(da, d));
}

// Adds masks with saturation. Each byte of a mask is an alpha, so a lane has four alphas.
INLINE lanes added_alphas(lanes source, lanes below) {
    return (lanes)__builtin_elementwise_add_sat((quad_bytes)source, (quad_bytes)below);
}

// MARK: In floats

typedef struct {
    floats r, g, b;
} float_colors;

INLINE floats float_splat(float x) { return (floats){x, x, x, x, x, x, x, x}; }
INLINE floats picked(float_mask where, floats yes, floats no) {
    return (floats)(((float_mask)yes & where) | ((float_mask)no & ~where));
}
INLINE floats least(floats a, floats b) { return picked(b < a, b, a); }
INLINE floats most(floats a, floats b) { return picked(b > a, b, a); }

INLINE floats unit_floats(lanes pixels, int shift) {
    return __builtin_convertvector((float_mask)(pixels >> shift & splat(255)), floats) / float_splat(255);
}

INLINE floats lowest(float_colors c) { return least(c.r, least(c.g, c.b)); }
INLINE floats highest(float_colors c) { return most(c.r, most(c.g, c.b)); }
INLINE floats luminosity(float_colors c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
INLINE floats saturation(float_colors c) { return highest(c) - lowest(c); }

INLINE float_colors with_luminosity(floats wanted, float_colors c) {
    const floats shift = wanted - luminosity(c);
    float_colors r = {c.r + shift, c.g + shift, c.b + shift};
    const floats l = luminosity(r), low = lowest(r), high = highest(r);
    const float_mask is_low = (low < 0) & (low < l), is_high = (high > 1) & (high > l);
    const floats raise = l / (l - low), sink = (1 - l) / (high - l);
#define FITTED(x) x = picked(is_low, l + (x - l) * raise, x), x = picked(is_high, l + (x - l) * sink, x)
    FITTED(r.r), FITTED(r.g), FITTED(r.b);
#undef FITTED
    return r;
}

INLINE float_colors with_saturation(floats wanted, float_colors c) {
    const floats low = lowest(c), range = saturation(c), factor = wanted / range, none = float_splat(0);
    const float_mask has_range = range > 0;
    return (float_colors){
        picked(has_range, (c.r - low) * factor, none), picked(has_range, (c.g - low) * factor, none),
        picked(has_range, (c.b - low) * factor, none)};
}

INLINE floats color_dodge(floats s, floats d) {
    const floats one = float_splat(1), lit = picked(s >= 1, one, least(one, d / (1 - s)));
    return picked(d <= 0, float_splat(0), lit);
}

INLINE floats color_burn(floats s, floats d) {
    const floats one = float_splat(1), dimmed = picked(s <= 0, float_splat(0), 1 - least(one, (1 - d) / s));
    return picked(d >= 1, one, dimmed);
}

INLINE floats soft_light(floats s, floats d) {
    const floats g = picked(d <= 0.25f, ((16 * d - 12) * d + 4) * d, __builtin_elementwise_sqrt(d));
    return picked(s <= 0.5f, d - (1 - 2 * s) * d * (1 - d), d + (2 * s - 1) * (g - d));
}

INLINE float_colors mixed_floats(blend_mode mode, float_colors s, float_colors d) {
    switch (mode) {
    case blend_color_dodge:
        return (float_colors){color_dodge(s.r, d.r), color_dodge(s.g, d.g), color_dodge(s.b, d.b)};
    case blend_color_burn:
        return (float_colors){color_burn(s.r, d.r), color_burn(s.g, d.g), color_burn(s.b, d.b)};
    case blend_soft_light:
        return (float_colors){soft_light(s.r, d.r), soft_light(s.g, d.g), soft_light(s.b, d.b)};
    case blend_hue: return with_luminosity(luminosity(d), with_saturation(saturation(d), s));
    case blend_saturation: return with_luminosity(luminosity(d), with_saturation(saturation(s), d));
    case blend_color: return with_luminosity(luminosity(d), s);
    case blend_luminosity: return with_luminosity(luminosity(s), d);
    case blend_normal: PRODUCT_MODES(ELSEWHERE) ADDED_MODES(ELSEWHERE) break;
    }
    __builtin_unreachable();
}

INLINE lanes float_lanes(blend_mode mode, lanes source, lanes below) {
    const floats sa = unit_floats(source, 24), da = unit_floats(below, 24), none = float_splat(0);
    const float_colors s = {unit_floats(source, 0), unit_floats(source, 8), unit_floats(source, 16)};
    const float_colors d = {unit_floats(below, 0), unit_floats(below, 8), unit_floats(below, 16)};
#define PLAIN(c, a) {picked(a > 0, c.r / a, none), picked(a > 0, c.g / a, none), picked(a > 0, c.b / a, none)}
    const float_colors plain_source = PLAIN(s, sa), plain_below = PLAIN(d, da);
#undef PLAIN
    const float_colors mix = mixed_floats(mode, plain_source, plain_below);
    const floats alpha = least(most(sa + da - sa * da, none), float_splat(1));
#define BYTE(x) ((lanes)__builtin_convertvector(least(most(x, none), alpha) * 255 + 0.5f, float_mask))
#define COMPONENT(c) BYTE(d.c * (1 - sa) + s.c * (1 - da) + mix.c * (sa * da))
    return COMPONENT(r) | COMPONENT(g) << 8 | COMPONENT(b) << 16 | BYTE(alpha) << 24;
#undef COMPONENT
#undef BYTE
}

// MARK: All modes

// The source blended with the pixels below. A transparent source leaves them unchanged.
INLINE lanes blended_lanes(blend_mode mode, lanes source, lanes below) {
    switch (mode) {
    case blend_normal: return over_lanes(source, below);
#define CASE(name, number) case blend_##name: return LANES(blend_##name, source, below);
#define LANES product_lanes
    PRODUCT_MODES(CASE)
#undef LANES
#define LANES float_lanes
    FLOAT_MODES(CASE)
#undef LANES
#define LANES added_lanes
    ADDED_MODES(CASE)
#undef LANES
#undef CASE
    }
    __builtin_unreachable();
}

// Blends masks. Each byte of a mask is an alpha, so a lane has four alphas.
INLINE lanes blended_alphas(blend_mode mode, lanes source, lanes below) {
    switch (mode) {
    case blend_normal: FLOAT_MODES(ELSEWHERE) return product_alphas(blend_screen, source, below);
    PRODUCT_MODES(ELSEWHERE) return product_alphas(mode, source, below);
    ADDED_MODES(ELSEWHERE) return added_alphas(source, below);
    }
    __builtin_unreachable();
}

#endif
