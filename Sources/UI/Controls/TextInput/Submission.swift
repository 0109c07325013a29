// SPDX-License-Identifier: MIT

import SwiftUICore

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
    fileprivate let key: KeyboardReturnKey
    private init(_ word: String, isProminent: Bool = true) { key = .init(word, isProminent: isProminent) }

    public static let done = SubmitLabel("done")
    public static let go = SubmitLabel("go")
    public static let send = SubmitLabel("send")
    public static let join = SubmitLabel("join")
    public static let route = SubmitLabel("route")
    public static let search = SubmitLabel("search")
    public static let `return` = SubmitLabel("return", isProminent: false)
    public static let next = SubmitLabel("next", isProminent: false)
    public static let `continue` = SubmitLabel("continue", isProminent: false)
}

package struct SubmitAction {
    package let triggers: SubmitTriggers
    package let perform: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        let added = SubmitAction(triggers: triggers, perform: action)
        return transformEnvironment(\.submitActions) { $0.append(added) }
    }

    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }

    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.keyboard.returnKey, submitLabel.key)
    }
}
