// SPDX-License-Identifier: MIT

import Drawing

// Blend modes work on premultiplied bytes in sRGB encoding.
//
// The separable and the HSL modes blend a source s with a backdrop d, neither of them premultiplied. From these and
// their alphas `as` and `ad`, they compute
//
//     C = (1 − as)·ad·d + (1 − ad)·as·s + as·ad·B(s, d)
//     A = as + ad − as·ad
//
// A transparent source leaves the backdrop unchanged in every mode, so that layers need not extend beyond their
// content.
extension BlendMode {
    /// The mode's constant in `CKernels`.
    package var kernel: Int32 { number }
}
