// SPDX-License-Identifier: MIT

// The blend modes: MODE(name, number, alpha). Switches over `blend_mode` have no default, so that the compiler reports
// those that lack a new mode.
//
// `number` is that of CGBlendMode and of `BlendMode.number` in Drawing/BlendMode.swift. `alpha` names the function that
// blends alphas: `alpha_over` and so on in composite/blend.c. The lists differ in arithmetic; the formulas are in
// composite/blend_lanes.h.
#ifndef ZOETROPE_BLEND_MODES_H
#define ZOETROPE_BLEND_MODES_H

// Sums of products of two bytes, in whole numbers.
#define PRODUCT_MODES(MODE) \
    MODE(multiply, 1, over) MODE(screen, 2, over) MODE(overlay, 3, over) MODE(darken, 4, over) MODE(lighten, 5, over) \
    MODE(hard_light, 9, over) MODE(difference, 10, over) MODE(exclusion, 11, over) MODE(source_atop, 20, kept) \
    MODE(destination_over, 21, over) MODE(destination_out, 23, cut)

// Quotients and roots, in floats.
#define FLOAT_MODES(MODE) \
    MODE(color_dodge, 6, over) MODE(color_burn, 7, over) MODE(soft_light, 8, over) MODE(hue, 12, over) \
    MODE(saturation, 13, over) MODE(color, 14, over) MODE(luminosity, 15, over)

// Saturating sums.
#define ADDED_MODES(MODE) MODE(plus_darker, 26, added) MODE(plus_lighter, 27, added)

#define BLEND_MODES(MODE) MODE(normal, 0, over) PRODUCT_MODES(MODE) FLOAT_MODES(MODE) ADDED_MODES(MODE)

#define BLEND_CONSTANT(name, number, alpha) blend_##name = number,
typedef enum { BLEND_MODES(BLEND_CONSTANT) } blend_mode;
#undef BLEND_CONSTANT

#endif
