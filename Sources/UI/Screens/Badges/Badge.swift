// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

/// How much the badges of rows stand out.
public struct BadgeProminence: Hashable, Sendable {
    private enum Kind { case decreased, standard, increased }
    private let kind: Kind

    /// Less than usual: in the colour of what matters least.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// In the colour of what matters less.
    public static let standard = BadgeProminence(kind: .standard)
    /// On a ground of its own.
    public static let increased = BadgeProminence(kind: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    /// How much the badges of rows stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// A number on the tab of this page, or at the end of this row; 0: none.
    nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(count, format: .number)) }

    /// A text on the tab of this page, or at the end of this row; nil: none.
    nonisolated public func badge(_ label: Text?) -> some View {
        environment(\.rowBadge, label)
            .trait(TabItemTrait.self, TabItem(badge: label)).trait(ListRowTrait.self, ListRowLook(badge: label))
    }

    /// A text on the tab of this page, or at the end of this row; nil: none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text on the tab of this page, or at the end of this row; nil: none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// How much the badges of rows in this view stand out.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
            .trait(ListRowTrait.self, ListRowLook(badgeProminence: prominence))
    }
}

/// A badge at the end of a row.
struct RowBadge: View {
    let label: Text
    /// What the row says itself; else what is said around it.
    let own: BadgeProminence?
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch own ?? prominence {
        case .increased:
            label.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 7).frame(minWidth: 20, minHeight: 20)
                .background(Capsule().fill(.red))
        case .decreased: label.foregroundStyle(.tertiary)
        default: label.foregroundStyle(.secondary)
        }
    }
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// The badge of the row around this place, for rows that put something behind it.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}
