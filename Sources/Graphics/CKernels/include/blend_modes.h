// SPDX-License-Identifier: MIT

// The list of blend modes: each entry is MODE(name, number), where `number` equals that of CGBlendMode and of
// `BlendMode.number` in Drawing/BlendMode.swift. Modes are grouped by their arithmetic; for the formulas, see
// composite/blend_lanes.h.
//
// Switches over `blend_mode` have no default, so that the compiler reports each switch that lacks a new mode.
#ifndef ZOETROPE_BLEND_MODES_H
#define ZOETROPE_BLEND_MODES_H

// Modes whose result is a sum of products of two bytes. Computed in integers.
#define PRODUCT_MODES(MODE) \
    MODE(multiply, 1) MODE(screen, 2) MODE(overlay, 3) MODE(darken, 4) MODE(lighten, 5) MODE(hard_light, 9) \
    MODE(difference, 10) MODE(exclusion, 11) MODE(source_atop, 20) MODE(destination_over, 21) MODE(destination_out, 23)

// Modes that divide or take roots, in floats. They blend alpha as source-over does.
#define FLOAT_MODES(MODE) \
    MODE(color_dodge, 6) MODE(color_burn, 7) MODE(soft_light, 8) MODE(hue, 12) MODE(saturation, 13) MODE(color, 14) \
    MODE(luminosity, 15)

// Modes that add source and destination with saturation.
#define ADDED_MODES(MODE) MODE(plus_darker, 26) MODE(plus_lighter, 27)

#define BLEND_MODES(MODE) MODE(normal, 0) PRODUCT_MODES(MODE) FLOAT_MODES(MODE) ADDED_MODES(MODE)

#define BLEND_CONSTANT(name, number) blend_##name = number,
typedef enum { BLEND_MODES(BLEND_CONSTANT) } blend_mode;
#undef BLEND_CONSTANT

#endif
