// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph
import Interaction

/// Opens a window of the app. Here nothing is opened, which a warning of the rendering says.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}

    private func warn(_ name: String) { HostServices.warn("openWindow: the window \(name) is not opened here") }

    /// Opens the window of this name.
    public func callAsFunction(id: String) { warn("\"\(id)\"") }
    /// Opens a window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { warn("for a value of \(D.self)") }
    /// Opens the window of this name for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { warn("\"\(id)\"") }
}

/// Closes a window of the app. None is open but the one that is drawn, which stays.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}

    /// Closes the window of the view.
    public func callAsFunction() {}
    /// Closes the windows of this name.
    public func callAsFunction(id: String) {}
    /// Closes the windows for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Closes the windows of this name for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the window of the app's settings. Here nothing is opened, which a warning of the rendering says.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}

    /// Opens it.
    public func callAsFunction() { HostServices.warn("openSettings: the window of the settings is not opened here") }
}

extension EnvironmentValues {
    /// Opens a window of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the window of the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Whether the app may have several windows; it has one here.
    public var supportsMultipleWindows: Bool { false }
    /// Whether the window looks as one does that is in front.
    public var appearsActive: Bool { true }
}

/// A button that opens the window of the app's settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with a label of its own.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    public var body: some View { label.onTapGesture { openSettings() } }
}

extension SettingsLink where Label == Text {
    /// A button that says what it does.
    public init() { label = Text("Settings…") }
}
