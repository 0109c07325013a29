// SPDX-License-Identifier: MIT

import OpenCombine

/// OpenCombine does not declare `AnyCancellable` as `Sendable`, although a lock protects it. Files written for Apple's
/// Combine pass it between threads.
extension AnyCancellable: @retroactive @unchecked Sendable {}
