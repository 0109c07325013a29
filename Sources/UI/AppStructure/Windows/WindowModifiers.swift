// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewGraph
import SwiftUICore

// Window settings of macOS scenes. They have no effect: one window is drawn, as large as the canvas and without a
// title bar.

@MainActor @preconcurrency
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle {
    nonisolated public init() {}
}
public struct HiddenTitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
}
public struct TitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
}
public struct PlainWindowStyle: WindowStyle {
    nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init(showsTitle: Bool = true) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

public struct WindowResizability: Sendable {
    private let name: String
    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

public struct SceneLaunchBehavior: Sendable {
    private let name: String
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    public static let presented = SceneLaunchBehavior(name: "presented")
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

public struct SceneRestorationBehavior: Sendable {
    private let name: String
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

public struct WindowLevel: Sendable {
    private let name: String
    public static let automatic = WindowLevel(name: "automatic")
    public static let normal = WindowLevel(name: "normal")
    public static let floating = WindowLevel(name: "floating")
    public static let desktop = WindowLevel(name: "desktop")
}

public struct WindowManagerRole: Sendable {
    private let name: String
    public static let automatic = WindowManagerRole(name: "automatic")
    public static let principal = WindowManagerRole(name: "principal")
    public static let associated = WindowManagerRole(name: "associated")
}

extension Scene {
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { withoutEffect(self, .otherPlatforms) }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { withoutEffect(self, .otherPlatforms) }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        withoutEffect(self, .system)
    }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        withoutEffect(self, .system)
    }
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
}

public struct WindowInteractionBehavior: Sendable {
    private let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        withoutEffect(self, .system)
    }
}
