// SPDX-License-Identifier: MIT

/// Finds models of one class by the values of their unique attributes.
struct UniqueIndex {
    private struct Entry {
        /// The position of the model among all added models.
        let order: Int
        let model: any PersistentModel
    }

    private let attributes: [Property]
    /// One dictionary per attribute, from the attribute's value to models. Values that are not `Hashable` are not
    /// indexed.
    private var entries: [[AnyHashable: [Entry]]]
    private var count = 0

    init(_ attributes: [Property], of models: some Sequence<any PersistentModel>) {
        self.attributes = attributes
        entries = attributes.map { _ in [:] }
        for model in models { add(model) }
    }

    mutating func add(_ model: any PersistentModel) {
        insert(Entry(order: count, model: model))
        count += 1
    }

    /// Calls `change` with the earliest added model that has the same value as `model` in one of the attributes.
    ///
    /// - Parameter change: May change the model's values.
    /// - Returns: Whether there is such a model.
    mutating func update(twinOf model: any PersistentModel, _ change: (any PersistentModel) -> Void) -> Bool {
        guard let entry = entry(like: model) else { return false }
        for (index, attribute) in attributes.enumerated() {
            guard let value = attribute.metadata.value(entry.model) as? AnyHashable else { continue }
            entries[index][value]?.removeAll { $0.order == entry.order }
        }
        change(entry.model)
        insert(entry)
        return true
    }

    private func entry(like model: any PersistentModel) -> Entry? {
        attributes.enumerated().flatMap { index, attribute in
            (attribute.metadata.value(model) as? AnyHashable).flatMap { entries[index][$0] } ?? []
        }.min { $0.order < $1.order }
    }

    private mutating func insert(_ entry: Entry) {
        for (index, attribute) in attributes.enumerated() {
            guard let value = attribute.metadata.value(entry.model) as? AnyHashable else { continue }
            entries[index][value, default: []].append(entry)
        }
    }
}
