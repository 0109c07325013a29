// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Observation
import ViewGraph
import Views

/// A scene whose window is wrapped in a view modifier.
private nonisolated struct ModifiedScene<Content: Scene>: _PrimitiveScene {
    let content: Content
    let change: @MainActor (AnyView) -> AnyView

    @MainActor static func _window(_ scene: Self) -> AnyView? { Content._window(scene.content).map(scene.change) }
}

extension Scene {
    /// Applies `change` to the view in the scene's window.
    nonisolated package func modifyingWindow(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        ModifiedScene(content: self, change: change)
    }

    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        nonisolated(unsafe) let (path, value) = (keyPath, value)
        return ModifiedScene(content: self) { AnyView($0.environment(path, value)) }
    }

    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        nonisolated(unsafe) let object = object
        return ModifiedScene(content: self) { AnyView($0.environment(object)) }
    }

    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        nonisolated(unsafe) let object = object
        return ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        nonisolated(unsafe) let (value, action) = (value, action)
        return ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        nonisolated(unsafe) let (value, action) = (value, action)
        return ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some Scene
    {
        nonisolated(unsafe) let (value, action) = (value, action)
        return ModifiedScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
    }
}
