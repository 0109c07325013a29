// SPDX-License-Identifier: MIT

import AppStructure
import Foundation
import SwiftUI
import ViewGraph
import Views

private enum ModelContextKey: EnvironmentKey {
    // The context of an empty container, which accepts no models.
    nonisolated(unsafe) static let defaultValue = ModelContext(.empty())
}

extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// Makes a container once for each place in the view tree.
private struct ModelContainerModifier: ViewModifier {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void

    @MainActor final class Holder {
        var container: ModelContainer?
        let undoManager = UndoManager()
    }
    @State private var holder = Holder()

    func body(content: Content) -> some View {
        let context = container.mainContext
        content.environment(\.modelContext, context).transformEnvironment(\.undoManager) { undoManager in
            if isUndoEnabled { undoManager = context.undoManager }
        }
    }

    private var container: ModelContainer {
        if let made = holder.container { return made }
        let made = Result { try ModelContainer.of(types, inMemory: inMemory) }
        let container = (try? made.get()) ?? .empty()
        holder.container = container
        container.mainContext.autosaveEnabled = isAutosaveEnabled
        if isUndoEnabled { container.mainContext.undoManager = holder.undoManager }
        onSetup(made)
        return container
    }
}

extension View {
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ModelContainerModifier(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}

extension Scene {
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
        modifyingWindow { AnyView($0.modelContainer(container)) }
    }

    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
        modifyingWindow { AnyView($0.modelContext(modelContext)) }
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modifyingWindow { content in
            AnyView(
                content.modelContainer(
                    for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup))
        }
    }
}
