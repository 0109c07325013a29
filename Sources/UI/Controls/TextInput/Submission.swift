// SPDX-License-Identifier: MIT

import SwiftUICore

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
    private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }
    private let kind: Kind

    public static let done = SubmitLabel(kind: .done)
    public static let go = SubmitLabel(kind: .go)
    public static let send = SubmitLabel(kind: .send)
    public static let join = SubmitLabel(kind: .join)
    public static let route = SubmitLabel(kind: .route)
    public static let search = SubmitLabel(kind: .search)
    public static let `return` = SubmitLabel(kind: .return)
    public static let next = SubmitLabel(kind: .next)
    public static let `continue` = SubmitLabel(kind: .continue)
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

    /// Has no effect: the Return key of the drawn keyboard always says "return".
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { withoutEffect(self, .keyboard) }
}
