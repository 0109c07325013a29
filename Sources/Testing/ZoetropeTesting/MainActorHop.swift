// SPDX-License-Identifier: MIT

import Foundation

/// Runs a closure on the main actor and waits for it, for synchronous tests in any context.
///
/// On the main queue the closure runs directly, because waiting there would deadlock. Checking the thread alone would
/// not suffice: under `dispatchMain`, which Swift Testing uses on Linux, any thread may run the main queue. Elsewhere
/// the closure runs through the main queue. That cannot deadlock, because Zoetrope's code on the main actor never waits
/// for another thread.
func onMainActor<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result {
    if isMainActorCurrent { return try MainActor.assumeIsolated(body) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

var isMainActorCurrent: Bool { Thread.isMainThread || MainQueue.isCurrent }

private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        mark
        return DispatchQueue.getSpecific(key: key) == true
    }
}
