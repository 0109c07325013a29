// SPDX-License-Identifier: MIT

import OpenCombine

/// Files that import Apple's Combine with `@preconcurrency` may hand it to other threads; it has a lock.
extension AnyCancellable: @retroactive @unchecked Sendable {}
