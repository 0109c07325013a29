// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// All that is said of a scroll view, by itself and by modifiers around it.
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
    /// Whether a finger that scrolls puts the keyboard away. One that is to go with the finger stays.
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

    /// - Parameter fits: All of the content can be seen.
    func bounces(_ axis: Axis, fits: Bool) -> Bool { bouncing[axis] != .basedOnSize || !fits }

    /// Whether layout and drawing come out the same.
    static func == (a: Self, b: Self) -> Bool {
        a.axes == b.axes && a.isEnabled == b.isEnabled && a.isClipped == b.isClipped
            && a.contentMargins == b.contentMargins && a.indicatorMargins == b.indicatorMargins
            && a.anchors == b.anchors && a.indicators == b.indicators && a.bouncing == b.bouncing
    }
}

/// Where a scroll view stands at first, and when sizes change.
struct ScrollAnchors: Equatable {
    var initial: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

/// Whether the bars of scroll views are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    /// As the scroll view likes.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// While it scrolls.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not, unless the user's device has it otherwise.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Not at all.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether content can be pulled over its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// As the scroll view likes: always.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Where there is more of it than can be seen.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What a finger that scrolls does to a keyboard, and to the focus of the field that is typed into.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// As the view likes: as soon as a finger scrolls.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// As soon as a finger scrolls.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// The keyboard follows the finger; here it stays.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Where margins of scroll views count.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    /// Around the content and the bars.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// Around the content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Around the bars.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Margins of scroll views, as modifiers have set them.
struct ContentMargins: Equatable {
    private var lengths: [ContentMarginPlacement: [Edge: CGFloat]] = [:]

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement) {
        let values: [(Edge, CGFloat)] = [
            (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
        ]
        for (edge, length) in values where edges.contains(edge) { lengths[placement, default: [:]][edge] = length }
    }

    func insets(for placement: ContentMarginPlacement) -> EdgeInsets {
        func length(_ edge: Edge) -> CGFloat { lengths[placement]?[edge] ?? lengths[.automatic]?[edge] ?? 0 }
        return EdgeInsets(
            top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
    }
}

/// A binding to the position of a scroll view.
struct BoundScrollPosition {
    let destination: ScrollDestination?
    let anchor: UnitPoint?
    /// Whether it is told which view stands where it looks.
    let followsViews: Bool
    let set: (AnyHashable?) -> Void
}

/// Where a scroll view is to go.
enum ScrollDestination: Equatable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

/// What refreshes the content of views.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes the content, and returns when that is done.
    public func callAsFunction() async { await action() }
}
