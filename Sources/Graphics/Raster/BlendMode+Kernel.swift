// SPDX-License-Identifier: MIT

import Drawing

// Blend modes work on premultiplied bytes in sRGB encoding.
//
// The separable and the HSL modes compute `C = (1 − as)·ad·d + (1 − ad)·as·s + as·ad·B(s, d)` and `A = as + ad − as·ad`
// from source s, backdrop d (not premultiplied) and their alphas. A transparent source leaves the backdrop unchanged in
// every mode, so that layers need not extend beyond their content.
extension BlendMode {
    /// The mode's constant in `CKernels`.
    package var kernel: Int32 { number }
}
