// SPDX-License-Identifier: MIT

import Foundation

extension Schema {
    /// A persisted property: its names, its options, and access to its value in any instance.
    public struct PropertyMetadata {
        let name: String
        let keyPath: AnyKeyPath
        let metadata: (any SchemaProperty)?
        let valueType: any Any.Type
        let target: Target?
        /// The stored value, read without observation.
        let value: (any PersistentModel) -> Any
        /// Writes an attribute and tells its observers.
        let setValue: (any PersistentModel, Any) -> Void

        /// The class to which a relationship leads, and access to the related models.
        struct Target {
            let model: any PersistentModel.Type
            let isToMany: Bool
            /// The related models, read without observation.
            let models: (any PersistentModel) -> [any PersistentModel]
            /// Writes the related models and tells the observers. Ignores an empty list if the relationship may not be
            /// empty.
            let setModels: (any PersistentModel, [any PersistentModel]) -> Void
        }

        private init(
            name: String, keyPath: AnyKeyPath, metadata: (any SchemaProperty)?, valueType: any Any.Type,
            target: Target?, value: @escaping (any PersistentModel) -> Any,
            setValue: @escaping (any PersistentModel, Any) -> Void
        ) {
            self.name = name
            self.keyPath = keyPath
            self.metadata = metadata
            self.valueType = valueType
            self.target = target
            self.value = value
            self.setValue = setValue
        }

        private init<Model: PersistentModel, Value>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, Value>,
            _ metadata: (any SchemaProperty)?, _ target: Target?
        ) {
            (self.name, self.keyPath, self.metadata, self.target) = (name, keyPath, metadata, target)
            valueType = Value.self
            value = { ($0 as! Model)[keyPath: storage] }
            setValue = { model, value in
                let model = model as! Model
                model._$persistence.write(model, keyPath, storage, value as! Value)
            }
        }

        /// For the expansion of `@Model`: a constant, which has no setter. Its `setValue` does nothing.
        public static func _constant<Model: PersistentModel, Value>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ metadata: (any SchemaProperty)? = nil
        ) -> PropertyMetadata {
            PropertyMetadata(
                name: name, keyPath: keyPath, metadata: metadata, valueType: Value.self, target: nil,
                value: { ($0 as! Model)[keyPath: keyPath] }, setValue: { _, _ in })
        }

        /// For the expansion of `@Model`: an attribute.
        public static func _property<Model: PersistentModel, Value>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, Value>,
            _ metadata: (any SchemaProperty)? = nil
        ) -> PropertyMetadata { PropertyMetadata(name, keyPath, storage, metadata, nil) }

        /// For the expansion of `@Model`: a relationship to one model.
        public static func _property<Model: PersistentModel, Other: PersistentModel>(
            _ name: String, _ keyPath: KeyPath<Model, Other>, _ storage: ReferenceWritableKeyPath<Model, Other>,
            _ metadata: (any SchemaProperty)? = nil
        ) -> PropertyMetadata {
            relationship(name, keyPath, storage, metadata, Other.self, false) {
                [$0]
            } to: {
                $0.first
            }
        }

        /// For the expansion of `@Model`: a relationship to one model or none.
        public static func _property<Model: PersistentModel, Other: PersistentModel>(
            _ name: String, _ keyPath: KeyPath<Model, Other?>, _ storage: ReferenceWritableKeyPath<Model, Other?>,
            _ metadata: (any SchemaProperty)? = nil
        ) -> PropertyMetadata {
            relationship(name, keyPath, storage, metadata, Other.self, false) {
                $0.map { [$0] } ?? []
            } to: {
                .some($0.first)
            }
        }

        /// For the expansion of `@Model`: a relationship to many models.
        public static func _property<Model: PersistentModel, Other: PersistentModel>(
            _ name: String, _ keyPath: KeyPath<Model, [Other]>, _ storage: ReferenceWritableKeyPath<Model, [Other]>,
            _ metadata: (any SchemaProperty)? = nil
        ) -> PropertyMetadata {
            relationship(name, keyPath, storage, metadata, Other.self, true) {
                $0
            } to: {
                $0
            }
        }

        /// For the expansion of `@Model`: a relationship to many models, which may be nil.
        public static func _property<Model: PersistentModel, Other: PersistentModel>(
            _ name: String, _ keyPath: KeyPath<Model, [Other]?>, _ storage: ReferenceWritableKeyPath<Model, [Other]?>,
            _ metadata: (any SchemaProperty)? = nil
        ) -> PropertyMetadata {
            relationship(name, keyPath, storage, metadata, Other.self, true) {
                $0 ?? []
            } to: {
                .some($0)
            }
        }

        private static func relationship<Model: PersistentModel, Value, Other: PersistentModel>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, Value>,
            _ metadata: (any SchemaProperty)?, _ other: Other.Type, _ isToMany: Bool,
            _ models: @escaping (Value) -> [Other], to value: @escaping ([Other]) -> Value?
        ) -> PropertyMetadata {
            let target = Target(
                model: other, isToMany: isToMany, models: { models(($0 as! Model)[keyPath: storage]) },
                setModels: { model, others in
                    let model = model as! Model
                    guard let value = value(others.compactMap { $0 as? Other }) else { return }
                    model._$persistence.write(model, keyPath, storage, value)
                })
            return PropertyMetadata(name, keyPath, storage, metadata, target)
        }
    }
}
