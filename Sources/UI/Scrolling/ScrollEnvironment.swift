// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum BarBelowRefreshingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum BarStopsKey: EnvironmentKey { static var defaultValue: [CGFloat] { [] } }
private enum DefersPullsAtTopKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private enum HorizontalIndicatorsKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum VerticalIndicatorsKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum HorizontalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private enum VerticalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private enum KeyboardModeKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }
private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = ContentMargins() }
private enum ScrollAnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }
private enum TargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}
private enum PositionKey: EnvironmentKey {
    static var defaultValue: BoundScrollPosition? { nil }
}
private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[KeyboardModeKey.self] }
        set { self[KeyboardModeKey.self] = newValue }
    }

    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Whether a downward drag at the content's top moves the enclosing container, such as a sheet, instead of the
    /// content.
    package var defersPullsAtTop: Bool {
        get { self[DefersPullsAtTopKey.self] }
        set { self[DefersPullsAtTopKey.self] = newValue }
    }

    /// The height of the lower part of the navigation bar, in points. This part moves down with pulled content, and the
    /// refresh spinner is drawn above it.
    package var barBelowRefreshing: CGFloat {
        get { self[BarBelowRefreshingKey.self] }
        set { self[BarBelowRefreshingKey.self] = newValue }
    }

    /// The scroll distances, in points and ascending, at which a part of the navigation bar has fully collapsed.
    ///
    /// Scrolling does not come to rest while a part is partly collapsed. It ends at 0, at one of these stops, or beyond
    /// the last.
    package var barStops: [CGFloat] {
        get { self[BarStopsKey.self] }
        set { self[BarStopsKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }

    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// Whether `contentMargins` sets the content's margin at the top edge, in place of a container's own margin.
    package var setsTopContentMargin: Bool { contentMargins.sets(.top) }

    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }

    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[TargetBehaviorKey.self] }
        set { self[TargetBehaviorKey.self] = newValue }
    }

    var boundScrollPosition: BoundScrollPosition? {
        get { self[PositionKey.self] }
        set { self[PositionKey.self] = newValue }
    }

    /// Whether any value is set that applies to one scroll view only and must be reset for the scroll views inside it.
    fileprivate var concernsOneScrollView: Bool {
        boundScrollPosition != nil || scrollTargetBehavior != nil || scrollAnchors != ScrollAnchors()
            || contentMargins != ContentMargins() || isScrollClipDisabled || refresh != nil || isInList || navigationRow
    }

    fileprivate mutating func resetScrollViewValues() {
        boundScrollPosition = nil
        scrollTargetBehavior = nil
        scrollAnchors = ScrollAnchors()
        contentMargins = ContentMargins()
        isScrollClipDisabled = false
        refresh = nil
        isInList = false
        navigationRow = false
    }
}

/// The environment for the content of a scroll view. Values that apply only to the scroll view itself are reset, so
/// that nested scroll views do not inherit them.
struct ScrolledEnvironment {
    private var last: (outer: EnvironmentValues, inner: EnvironmentValues)?

    @MainActor mutating func inputs(_ inputs: _NodeInputs) -> _NodeInputs {
        var passed = inputs.forContainerMembers
        guard inputs.environment.concernsOneScrollView else { return passed }
        if let last, last.outer.isIdentical(to: passed.environment) {
            passed.environment = last.inner
            return passed
        }
        let outer = passed.environment
        passed.environment.resetScrollViewValues()
        // If no value has changed, reuses the last environment. Views compare environments by identity, so they need no
        // update.
        if let last, passed.environment.hasSameValues(as: last.inner) { passed.environment = last.inner }
        last = (outer, passed.environment)
        return passed
    }
}
