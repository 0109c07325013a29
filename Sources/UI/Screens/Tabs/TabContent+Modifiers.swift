// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

extension TabContent {
    /// The same tabs, whose pages are changed.
    nonisolated private func changing<Pages: View>(
        _ change: @escaping @MainActor (_Pages) -> Pages
    ) -> TabPages<TabValue, Pages> {
        let held = UncheckedTabs(self)
        return TabPages { change(held.tabs._pages) }
    }

    /// A number beside the tab; none for 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { changing { $0.badge(count) } }
    /// A text beside the tab.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changing { $0.badge(label) } }
    /// A text beside the tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        changing { $0.badge(key) }
    }
    /// A text beside the tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return changing { $0.badge(text) }
    }

    /// Leaves the tab out of the bar; its page keeps its state.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changing { $0.trait(TabHiddenTrait.self, hidden) }
    }

    /// Whether the tab can be chosen.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changing { $0.trait(TabDisabledTrait.self, disabled) }
    }

    /// By what tests find the tab.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    /// What readers of the screen say of the tab.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    /// What readers of the screen say of the tab.
    nonisolated public func accessibilityLabel(
        _ key: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    /// What readers of the screen say of the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    // People arrange the tabs of a column at the side; here they are a bar, which stays as it is.

    /// Under which name the tab is arranged.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// Whether people may arrange the tab.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Whether the tab is seen before anybody has arranged it.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Where the tab stands.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    /// Buttons at the end of the section, in a column at the side.
    nonisolated public func sectionActions<Actions: View>(
        @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> { self }
    /// Actions that a swipe shows, in a column at the side.
    nonisolated public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> { self }
    /// Whether something that is dragged over the tab opens it. Nothing is dragged.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        self
    }
}

enum TabHiddenTrait: ElementTrait { static var defaultValue: Bool { false } }
enum TabDisabledTrait: ElementTrait { static var defaultValue: Bool { false } }
