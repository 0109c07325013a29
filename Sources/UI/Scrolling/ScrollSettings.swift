// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

/// The settings of a scroll view, from its own parameters and the environment.
struct ScrollSettings: Equatable {
    let axes: Axis.Set
    let isEnabled: Bool
    let isClipped: Bool
    let contentMargins: EdgeInsets
    let indicatorMargins: EdgeInsets
    let anchors: ScrollAnchors
    private let indicators: [Axis: ScrollIndicatorVisibility]
    private let bouncing: [Axis: ScrollBounceBehavior]
    let targetBehavior: (any ScrollTargetBehavior)?
    package let position: BoundScrollPosition?
    let refresh: RefreshAction?
    /// Whether scrolling dismisses the keyboard. False for `.interactively`.
    let dismissesKeyboard: Bool

    @MainActor init(_ axes: Axis.Set, _ showsIndicators: Bool, _ environment: EnvironmentValues) {
        self.axes = axes
        isEnabled = environment.isScrollEnabled
        isClipped = !environment.isScrollClipDisabled
        contentMargins = environment.contentMargins.insets(for: .scrollContent)
        indicatorMargins = environment.contentMargins.insets(for: .scrollIndicators)
        anchors = environment.scrollAnchors
        indicators = [
            .horizontal: showsIndicators ? environment.horizontalScrollIndicatorVisibility : .hidden,
            .vertical: showsIndicators ? environment.verticalScrollIndicatorVisibility : .hidden,
        ]
        bouncing = [
            .horizontal: environment.horizontalScrollBounceBehavior,
            .vertical: environment.verticalScrollBounceBehavior,
        ]
        targetBehavior = environment.scrollTargetBehavior
        position = environment.boundScrollPosition
        refresh = environment.refresh
        dismissesKeyboard = [.automatic, .immediately].contains(environment.scrollDismissesKeyboardMode)
    }

    func showsIndicators(_ axis: Axis) -> Bool {
        let visibility = indicators[axis] ?? .automatic
        return visibility != .hidden && visibility != .never
    }

    /// Whether content can be pulled beyond its edges along `axis`.
    ///
    /// - Parameter fits: Whether the content is no longer than the viewport along `axis`.
    func bounces(_ axis: Axis, fits: Bool) -> Bool { bouncing[axis] != .basedOnSize || !fits }

    /// Compares the settings that affect layout and drawing.
    static func == (a: Self, b: Self) -> Bool {
        a.axes == b.axes && a.isEnabled == b.isEnabled && a.isClipped == b.isClipped
            && a.contentMargins == b.contentMargins && a.indicatorMargins == b.indicatorMargins
            && a.anchors == b.anchors && a.indicators == b.indicators && a.bouncing == b.bouncing
    }
}

/// The anchors set by `defaultScrollAnchor`, one for each role. nil if no modifier has set the anchor.
struct ScrollAnchors: Equatable {
    var initial: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Has the same effect as `never`, because no device setting can override `hidden` here.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// Not supported: the keyboard stays.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The content margins of scroll views, by placement and edge.
struct ContentMargins: Equatable {
    private var lengths: [ContentMarginPlacement: [Edge: CGFloat]] = [:]

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement) {
        let values: [(Edge, CGFloat)] = [
            (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
        ]
        for (edge, length) in values where edges.contains(edge) { lengths[placement, default: [:]][edge] = length }
    }

    /// Whether the content's margin at an edge is set.
    func sets(_ edge: Edge) -> Bool {
        lengths[.scrollContent]?[edge] != nil || lengths[.automatic]?[edge] != nil
    }

    func insets(for placement: ContentMarginPlacement) -> EdgeInsets {
        func length(_ edge: Edge) -> CGFloat { lengths[placement]?[edge] ?? lengths[.automatic]?[edge] ?? 0 }
        return EdgeInsets(
            top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
    }
}

/// A type-erased binding to a scroll position.
struct BoundScrollPosition {
    let destination: ScrollDestination?
    let anchor: UnitPoint?
    /// Whether the id of the current view is written to the binding. True for a binding to an id; false for a
    /// `ScrollPosition`.
    let followsViews: Bool
    let set: (AnyHashable?) -> Void
}

enum ScrollDestination: Equatable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}
