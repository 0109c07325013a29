// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

extension TabContent {
    /// Applies a modifier to the pages of these tabs.
    nonisolated private func changing<Pages: View>(
        _ change: @escaping @MainActor (_Pages) -> Pages
    ) -> TabPages<TabValue, Pages> {
        let held = UncheckedTabs(self)
        return TabPages { change(held.tabs._pages) }
    }

    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { changing { $0.badge(count) } }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changing { $0.badge(label) } }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        changing { $0.badge(key) }
    }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return changing { $0.badge(text) }
    }

    /// Removes the tab from the bar; its page keeps its state.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changing { $0.trait(TabHiddenTrait.self, hidden) }
    }

    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changing { $0.trait(TabDisabledTrait.self, disabled) }
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { withoutEffect(self, .accessibility) }
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        withoutEffect(self, .accessibility)
    }
    nonisolated public func accessibilityLabel(
        _ key: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { withoutEffect(self, .accessibility) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { withoutEffect(self, .accessibility) }

    // The modifiers below customise a sidebar. They have no effect, because tabs are always a bar here.

    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        withoutEffect(self, .personalization)
    }
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { withoutEffect(self, .personalization) }
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { unsupported(self, "defaultVisibility of a tab") }
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        unsupported(self, "tabPlacement")
    }
    nonisolated public func sectionActions<Actions: View>(
        @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> { unsupported(self, "sectionActions") }
    nonisolated public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> { unsupported(self, "swipeActions of a tab") }
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        withoutEffect(self, .dragAndDrop)
    }
}

enum TabHiddenTrait: ElementTrait { static var defaultValue: Bool { false } }
enum TabDisabledTrait: ElementTrait { static var defaultValue: Bool { false } }
