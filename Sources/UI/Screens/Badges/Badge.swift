// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

public struct BadgeProminence: Hashable, Sendable {
    private enum Kind { case decreased, standard, increased }
    private let kind: Kind

    public static let decreased = BadgeProminence(kind: .decreased)
    public static let standard = BadgeProminence(kind: .standard)
    public static let increased = BadgeProminence(kind: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(count, format: .number)) }

    nonisolated public func badge(_ label: Text?) -> some View {
        environment(\.rowBadge, label)
            .trait(TabItemTrait.self, TabItem(badge: label)).trait(ListRowTrait.self, ListRowLook(badge: label))
    }

    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
            .trait(ListRowTrait.self, ListRowLook(badgeProminence: prominence))
    }
}

/// A badge at the trailing end of a row.
struct RowBadge: View {
    let label: Text
    /// The prominence that the row itself sets; nil for the inherited prominence.
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
    /// The badge of the enclosing row. Read by rows that draw something after the badge, such as a chevron.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}
