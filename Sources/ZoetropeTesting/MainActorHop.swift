// SPDX-License-Identifier: MIT

import Foundation

/// Runs a closure on the main actor and waits for it, from wherever a synchronous test is.
///
/// On the main queue already: at once, since waiting for it there would never end. The thread does not tell: on Linux
/// Swift Testing leaves the main thread to `dispatchMain`, after which any thread may run what is on the main queue. The
/// queue tells. Elsewhere: through the main queue. That cannot be waited for in vain, since no code of ours on the main
/// actor ever waits for another thread.
func onMainActor<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result {
    if isMainActorCurrent { return try MainActor.assumeIsolated(body) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

/// Whether this code runs on the main actor.
var isMainActorCurrent: Bool { Thread.isMainThread || MainQueue.isCurrent }

private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        mark
        return DispatchQueue.getSpecific(key: key) == true
    }
}
