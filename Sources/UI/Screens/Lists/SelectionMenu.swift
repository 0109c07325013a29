// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// The menu of a list's rows, by what they stand for. Nobody can compare it; only the main actor looks at it.
struct SelectionMenu: @unchecked Sendable {
    /// nil for elements of another type. The author's closure runs when the menu opens, not for each row.
    let view: @MainActor (Set<AnyHashable>) -> AnyView?
    /// What a tap does; nil: it chooses.
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// Of the lists in here.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// A menu at the rows of a list, for the elements that they stand for.
    ///
    /// - Parameters:
    ///   - itemType: What rows are chosen by.
    ///   - menu: What the menu lists for some elements: those that are chosen, if the row is one of them.
    ///   - primaryAction: What a tap on a row does.
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

/// What a menu lists, made when it is seen.
private struct OpenedMenu<Content: View>: View {
    @ViewBuilder let content: @MainActor () -> Content
    var body: some View { content() }
}

/// The menu of a row.
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

    /// All that is chosen, where this row is; else this one alone.
    private func chosen(with choice: AnyHashable) -> Set<AnyHashable> {
        selection.map { $0.isChosen(choice) ? $0.chosen() : [choice] } ?? [choice]
    }
}
