// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

@MainActor @preconcurrency
public protocol FormStyle {
    nonisolated static var _look: _FormStyleLook { get }
}

/// The look of forms with a given style.
public struct _FormStyleLook: Sendable {
    let look: FormLook
}

public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormStyleLook { _FormStyleLook(look: .none) }
}
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormStyleLook { _FormStyleLook(look: .grouped) }
}
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormStyleLook { _FormStyleLook(look: .columns) }
}
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleLookKey: EnvironmentKey { static let defaultValue = FormLook.none }

extension EnvironmentValues {
    /// The arrangement that `formStyle` asks for; `none` for the system's default.
    var formStyleLook: FormLook {
        get { self[FormStyleLookKey.self] }
        set { self[FormStyleLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyleLook, S._look.look)
    }
}
