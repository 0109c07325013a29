// SPDX-License-Identifier: MIT

import Views

/// Sets a value of the environment: the type that SwiftUI's `environment(_:_:)` returns, for code that names it.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    /// Which value.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// What it is set to.
    public var value: Value
    /// Sets a value.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
    /// The view with that value.
    @MainActor public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
