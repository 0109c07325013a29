// SPDX-License-Identifier: MIT

import SwiftUICore

/// The look of a table. Styles have an effect on macOS only.
@MainActor @preconcurrency
public protocol TableStyle {
    nonisolated static func _look(_ style: Self) -> _TableLook
}

/// How a table of macOS looks with a given style.
public struct _TableLook: Sendable {
    /// Whether the table has a border, and rows from edge to edge.
    var isBordered = false
    var alternatesRows = true
}

extension TableStyle {
    nonisolated public static func _look(_ style: Self) -> _TableLook { _TableLook() }
}

public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
}

public struct InsetTableStyle: TableStyle {
    private let alternatesRowBackgrounds: Bool

    nonisolated public init() { alternatesRowBackgrounds = true }
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }

    nonisolated public static func _look(_ style: Self) -> _TableLook {
        _TableLook(alternatesRows: style.alternatesRowBackgrounds)
    }
}

public struct BorderedTableStyle: TableStyle {
    private let alternatesRowBackgrounds: Bool

    nonisolated public init() { alternatesRowBackgrounds = true }
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }

    nonisolated public static func _look(_ style: Self) -> _TableLook {
        _TableLook(isBordered: true, alternatesRows: style.alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { _TableLook() } }

extension EnvironmentValues {
    var tableLook: _TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, S._look(style))
    }
}
