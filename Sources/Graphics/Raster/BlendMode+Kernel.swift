// SPDX-License-Identifier: MIT

import CKernels
import Drawing

// Blend modes work on premultiplied bytes in sRGB encoding.
//
// The separable and the HSL modes compute `C = (1 − as)·ad·d + (1 − ad)·as·s + as·ad·B(s, d)` and `A = as + ad − as·ad`
// from source s, backdrop d (not premultiplied) and their alphas. A transparent source leaves the backdrop unchanged in
// every mode, so that layers need not extend beyond their content.
extension BlendMode {
    /// The mode's constant in `CKernels`.
    package var kernel: Int32 {
        let kernel =
            switch self {
            case .normal: blend_normal
            case .multiply: blend_multiply
            case .screen: blend_screen
            case .overlay: blend_overlay
            case .darken: blend_darken
            case .lighten: blend_lighten
            case .colorDodge: blend_color_dodge
            case .colorBurn: blend_color_burn
            case .softLight: blend_soft_light
            case .hardLight: blend_hard_light
            case .difference: blend_difference
            case .exclusion: blend_exclusion
            case .hue: blend_hue
            case .saturation: blend_saturation
            case .color: blend_color
            case .luminosity: blend_luminosity
            case .sourceAtop: blend_source_atop
            case .destinationOver: blend_destination_over
            case .destinationOut: blend_destination_out
            case .plusDarker: blend_plus_darker
            case .plusLighter: blend_plus_lighter
            }
        return Int32(kernel)
    }
}
