// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Holds the context of a model actor. The actor itself runs on Swift's default executor for actors.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        VirtualDispatchQueue.main.async { unsafe job.runSynchronously(on: executor) }
    }
}

public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext[id, as: type] }
}
