// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

nonisolated struct TaskModifier<ID: Equatable>: _PrimitiveModifier {
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TaskNode(view, inputs)
    }

    func start() -> Task<Void, Never> { Task(priority: priority, operation: action) }
}

private final class TaskNode<V: View, ID: Equatable>: InputModifierNode<V, TaskModifier<ID>> {
    /// The task of each element; nil until the element has appeared. A group runs one task per member, as with
    /// `onAppear`.
    private var runs: [(element: Element, task: Task<Void, Never>?)] = []

    override func modify(_ inputs: inout _NodeInputs, old: TaskModifier<ID>?) {
        guard let old, old.id != modifier.id else { return }
        host.afterUpdate { [weak self] in self?.restart() }
    }

    override func makeElements() -> [Element] {
        let elements = child.elements
        for run in runs where !elements.contains(where: { $0 === run.element }) { cancel(run.task) }
        runs = elements.map { element in
            if let known = runs.first(where: { $0.element === element }) { return known }
            host.afterAppearance(of: self) { [weak self, weak element] in
                guard let self, let element else { return }
                start(for: element)
            }
            return (element, nil)
        }
        return elements
    }

    override func willUnmount() {
        for run in runs { cancel(run.task) }
        runs = []
    }

    private func start(for element: Element) {
        guard let index = runs.firstIndex(where: { $0.element === element && $0.task == nil }) else { return }
        runs[index].task = modifier.start()
    }

    private func restart() {
        for index in runs.indices where runs[index].task != nil {
            runs[index].task?.cancel()
            runs[index].task = modifier.start()
        }
    }

    /// Cancels after the update, as `onDisappear` does, because cancellation handlers run view code.
    private func cancel(_ task: Task<Void, Never>?) {
        guard let task else { return }
        host.afterUpdate { task.cancel() }
    }
}

extension View {
    /// Starts after all `onAppear` closures of the same update and runs up to its first suspending `await`.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
