// SPDX-License-Identifier: MIT

import Foundation

/// A schema and its models, in memory: nothing outlives the run.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public let configurations: Set<ModelConfiguration>
    let store = ModelStore()
    // Guarded by `lock`.
    private var contexts: [WeakContext] = []
    private let lock = NSLock()

    /// The context of the main actor, which saves automatically.
    @MainActor public private(set) lazy var mainContext: ModelContext = {
        let context = ModelContext(self)
        context.autosaveEnabled = true
        return context
    }()

    private init(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) {
        self.schema = schema
        migrationPlan = plan
        self.configurations = Set(configurations)
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws { self.init(givenSchema, migrationPlan, configurations) }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { self.init(givenSchema, migrationPlan, configurations) }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { self.init(Schema(forTypes), migrationPlan, configurations) }

    /// A container without models, for views outside of any container.
    static func empty() -> ModelContainer { ModelContainer(Schema(), nil, []) }
    static func of(_ types: [any PersistentModel.Type], inMemory: Bool) throws -> ModelContainer {
        ModelContainer(Schema(types), nil, [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    }

    public func deleteAllData() {
        store.removeAll()
        for context in openContexts { context.forgetAll() }
    }

    public func erase() throws { deleteAllData() }

    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

    // MARK: Contexts

    var openContexts: [ModelContext] { lock.withLock { contexts.compactMap(\.context) } }

    func register(_ context: ModelContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// Saves the other contexts that save automatically, so that a fetch in `reader` finds their models.
    func saveAutomatically(before reader: ModelContext) {
        for context in openContexts where context !== reader && context.autosaveEnabled { try? context.save() }
    }
}

private struct WeakContext { weak var context: ModelContext? }
