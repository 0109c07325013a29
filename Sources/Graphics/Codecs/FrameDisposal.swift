// SPDX-License-Identifier: MIT

import Drawing

/// The change to a frame's area before the next frame is drawn.
enum FrameDisposal {
    case keep
    case clear(FrameRect)
    case restore(Bitmap)
}
