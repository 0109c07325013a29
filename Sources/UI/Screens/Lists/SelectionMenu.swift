// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// The context menu for the rows of a list. The caller builds the menu from the selected values. Used only on the main
/// actor.
struct SelectionMenu: @unchecked Sendable {
    /// The menu for a selection; nil if the values have another type. The caller's builder runs when the menu opens,
    /// not for each row.
    let view: @MainActor (Set<AnyHashable>) -> AnyView?
    /// The action of a tap. If nil, a tap selects the row.
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu for rows of the lists inside.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// - Parameter menu: Builds the menu. Its argument is the whole selection if the row is selected, otherwise the
    ///   row's value alone.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func items(_ chosen: Set<AnyHashable>) -> Set<I>? {
            let items = chosen.compactMap { $0.base as? I }
            return items.isEmpty ? nil : Set(items)
        }
        let action = primaryAction.map { action -> @MainActor (Set<AnyHashable>) -> Void in
            { chosen in if let items = items(chosen) { action(items) } }
        }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                view: { items($0).map { items in AnyView(OpenedMenu { menu(items) }) } }, primaryAction: action))
    }
}

/// A menu whose content is built when it appears.
private struct OpenedMenu<Content: View>: View {
    @ViewBuilder let content: @MainActor () -> Content
    var body: some View { content() }
}

struct RowSelectionMenu: ViewModifier {
    let choice: AnyHashable?
    let selection: ListSelection?
    @Environment(\.selectionMenu) private var menu

    func body(content: Content) -> some View {
        if let menu, let choice, let view = menu.view(chosen(with: choice)) {
            content.contextMenu { view }
        } else {
            content
        }
    }

    /// The whole selection if it includes this row, otherwise the row's value alone.
    private func chosen(with choice: AnyHashable) -> Set<AnyHashable> {
        selection.map { $0.isChosen(choice) ? $0.chosen() : [choice] } ?? [choice]
    }
}
