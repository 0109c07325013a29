// SPDX-License-Identifier: MIT

import SwiftUI

// Places and sizes of windows on a display. They have no effect: one window is drawn, as large as the canvas.

public struct WindowPlacement {
    private let position: CGPoint?
    private let anchor: UnitPoint?
    private let size: (width: CGFloat?, height: CGFloat?)

    private init(_ position: CGPoint?, _ anchor: UnitPoint?, _ width: CGFloat?, _ height: CGFloat?) {
        (self.position, self.anchor, size) = (position, anchor, (width, height))
    }

    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.init(position, nil, size?.width, size?.height)
    }
    public init(_ position: CGPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(position, nil, width, height)
    }
    public init(_ position: UnitPoint, size: CGSize? = nil) { self.init(nil, position, size?.width, size?.height) }
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(nil, position, width, height)
    }
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(x == nil && y == nil ? nil : CGPoint(x: x ?? 0, y: y ?? 0), nil, width, height)
    }
}

/// The contents of a window. No function that places windows is called, so there is never such a value.
public struct WindowLayoutRoot {
    private let size: @MainActor (ProposedViewSize) -> CGSize

    @MainActor public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// Never made, like `WindowLayoutRoot`.
public struct WindowPlacementContext {
    public let defaultDisplay: DisplayProxy
}

public struct DisplayProxy: Hashable {
    public let bounds: CGRect
    public let safeAreaInsets: EdgeInsets
    public var visibleRect: CGRect {
        CGRect(
            x: bounds.minX + safeAreaInsets.leading, y: bounds.minY + safeAreaInsets.top,
            width: bounds.width - safeAreaInsets.leading - safeAreaInsets.trailing,
            height: bounds.height - safeAreaInsets.top - safeAreaInsets.bottom)
    }

    public static func == (a: Self, b: Self) -> Bool { a.bounds == b.bounds && a.safeAreaInsets == b.safeAreaInsets }
    public func hash(into hasher: inout Hasher) {
        for value in [bounds.minX, bounds.minY, bounds.width, bounds.height] { hasher.combine(value) }
    }
}

public struct WindowIdealSize: Sendable {
    private let name: String
    public static let automatic = WindowIdealSize(name: "automatic")
    public static let fitToContent = WindowIdealSize(name: "fitToContent")
    public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { withoutEffect(self, .otherPlatforms) }
    nonisolated public func windowIdealPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { withoutEffect(self, .otherPlatforms) }
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
        withoutEffect(self, .otherPlatforms)
    }
}
