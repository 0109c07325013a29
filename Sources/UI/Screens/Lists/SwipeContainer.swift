// SPDX-License-Identifier: MIT

import Controls
import Foundation
import SwiftUICore

/// Covers the swipe actions of a container's open row when another row opens.
@MainActor
final class SwipeCoordinator {
    private var open: (row: ObjectIdentifier, close: @MainActor () -> Void)?

    nonisolated init() {}

    /// Notes that a row has opened or closed, and closes the row that was open before.
    func change(_ row: ObjectIdentifier, isOpen: Bool, close: @escaping @MainActor () -> Void) {
        let before = open
        if isOpen { open = (row, close) } else if before?.row == row { open = nil }
        if isOpen, let before, before.row != row { before.close() }
    }

    func closeOpenRow() { open?.close() }
}

private enum SwipeCoordinatorKey: EnvironmentKey { static var defaultValue: SwipeCoordinator? { nil } }
private enum IsInSwipedRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The coordinator of the container around a view; nil outside of `swipeActionsContainer`.
    var swipeCoordinator: SwipeCoordinator? {
        get { self[SwipeCoordinatorKey.self] }
        set { self[SwipeCoordinatorKey.self] = newValue }
    }
    /// Whether an outer modifier already makes the row swipe.
    fileprivate var isInSwipedRow: Bool {
        get { self[IsInSwipedRowKey.self] }
        set { self[IsInSwipedRowKey.self] = newValue }
    }
}

extension View {
    nonisolated public func swipeActionsContainer() -> some View { modifier(SwipeContainerModifier()) }
}

/// Lets the rows inside swipe, one at a time. A scroll or a tap covers the revealed actions.
private struct SwipeContainerModifier: ViewModifier {
    @State private var coordinator = SwipeCoordinator()

    nonisolated init() {}

    func body(content: Content) -> some View {
        content
            .environment(\.swipeCoordinator, coordinator)
            .onScrollPhaseChange { _, phase in if phase.isScrolling { coordinator.closeOpenRow() } }
            .simultaneousGesture(TapGesture().onEnded { coordinator.closeOpenRow() })
    }
}

/// Makes a view with swipe actions swipe in a container that is not a list. Of several such modifiers, only the
/// outermost has an effect.
struct ContainedSwipes: ViewModifier {
    @Environment(\.swipeCoordinator) private var coordinator
    @Environment(\.isInList) private var isInList
    @Environment(\.isInSwipedRow) private var isInSwipedRow

    func body(content: Content) -> some View {
        if coordinator != nil, !isInList, !isInSwipedRow {
            Group(subviews: content.environment(\.isInSwipedRow, true)) { rows in
                ForEach(rows) { ContainedRow(row: $0) }
            }
        } else {
            content
        }
    }
}

private struct ContainedRow: View {
    let row: Subview
    @State private var width: CGFloat = 0
    @Environment(\.swipeCoordinator) private var coordinator

    var body: some View {
        let swipes = row.trait(SwipeActionsTrait.self)
        SwipedRow(
            leading: swipes.first { $0.edge == .leading }, trailing: swipes.first { $0.edge == .trailing },
            rowWidth: width, coordinator: coordinator
        ) { _ in row }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }
}
