// SPDX-License-Identifier: MIT

import Drawing

/// What happens to a frame before the next is drawn.
enum FrameDisposal {
    case keep
    case clear(FrameRect)
    case restore(Bitmap)
}
