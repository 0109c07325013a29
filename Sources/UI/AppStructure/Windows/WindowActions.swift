// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph
import SwiftUICore

/// Opens nothing; the render emits a warning.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}

    private func warn(_ name: String) { HostServices.warn("openWindow: the window \(name) is not opened here") }

    public func callAsFunction(id: String) { warn("\"\(id)\"") }
    public func callAsFunction<D: Codable & Hashable>(value: D) { warn("for a value of \(D.self)") }
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { warn("\"\(id)\"") }
}

/// Does nothing: the only window stays.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens nothing; the render emits a warning.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() { HostServices.warn("openSettings: the window of the settings is not opened here") }
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Always false, because only one window is drawn.
    public var supportsMultipleWindows: Bool { false }
}

/// Opens nothing when tapped; the render emits a warning.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { label.onTapGesture { openSettings() } }
}

extension SettingsLink where Label == Text {
    public init() { label = Text("Settings…") }
}
