// SPDX-License-Identifier: MIT

import OpenCombine

/// OpenCombine's `AnyCancellable` is protected by a lock. Files written for Apple's Combine pass it between threads.
extension AnyCancellable: @retroactive @unchecked Sendable {}
