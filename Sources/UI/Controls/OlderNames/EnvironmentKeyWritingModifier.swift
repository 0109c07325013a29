// SPDX-License-Identifier: MIT

import Views

/// The type of the modifier that SwiftUI's `environment(_:_:)` applies, for code that names this type.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
    @MainActor public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
