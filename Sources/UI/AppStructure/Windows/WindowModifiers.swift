// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewGraph
import Interaction

// What scenes say of windows on a Mac. One window is drawn here, as large as the canvas, without a frame of its own.

/// How windows look.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// As the system has it.
public struct DefaultWindowStyle: WindowStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}
/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}
/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}
/// Without a ground.
public struct PlainWindowStyle: WindowStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// As the system has it.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// With a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
    /// Without a ground.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbar of windows looks.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// As the system has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}
/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}
/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// - Parameter showsTitle: Whether there is a title.
    nonisolated public init(showsTitle: Bool = true) {}
}
/// Beside the title, less high.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// - Parameter showsTitle: Whether there is a title.
    nonisolated public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// As the system has it.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// Beside the title, or in its place.
    public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Beside the title, less high.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// Beside the title, or in its place, less high.
    public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

/// Whether people change the size of windows.
public struct WindowResizability: Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = WindowResizability(name: "automatic")
    /// As large as the content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// At least as large as the content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether a scene is there when the app is launched.
public struct SceneLaunchBehavior: Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// It is.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// It is not.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene is there again when the app is launched again.
public struct SceneRestorationBehavior: Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// It is not.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// How far in front windows are.
public struct WindowLevel: Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = WindowLevel(name: "automatic")
    /// Among others.
    public static let normal = WindowLevel(name: "normal")
    /// Above others.
    public static let floating = WindowLevel(name: "floating")
    /// On the desktop.
    public static let desktop = WindowLevel(name: "desktop")
}

extension Scene {
    /// How windows look; not drawn.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// How the toolbar of windows looks; not drawn.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Whether people change the size of windows; the canvas is as large as it is.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// How far in front windows are; there is one.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    /// The size of new windows; the canvas is as large as it is.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// The size of new windows; the canvas is as large as it is.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Where new windows are; there is one, which is the canvas.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Whether the scene is there when the app is launched; the first is drawn.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Whether the scene is there again when the app is launched again; each run is a first one.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// The key that opens the scene; keys go to views.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    /// The key that opens the scene; keys go to views.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
        self
    }
    /// What brings the scene to the front from outside; nothing does.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Whether the content reaches below the title bar; there is none.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

/// Whether people do something with a window.
public struct WindowInteractionBehavior: Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// They do.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// They do not.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
    /// Whether people change the size of the window; the canvas is as large as it is.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Whether people put the window away; it stays.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Whether people let the window fill the screen; it fills the canvas.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Whether people close the window; it stays.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// What brings the scene of this view to the front from outside; nothing does.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
