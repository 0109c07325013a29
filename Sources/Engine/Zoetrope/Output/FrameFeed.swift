// SPDX-License-Identifier: MIT

import Codecs

/// All frames of an animation. Can be run repeatedly, for each attempt at an encoding.
@MainActor protocol FrameFeed {
    func run<Encoder: FrameEncoder>(into encoder: inout Encoder) async throws
}
