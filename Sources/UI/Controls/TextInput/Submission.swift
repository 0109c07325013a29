// SPDX-License-Identifier: MIT

import Interaction

/// What Return in a field, or the button of a search, can set off.
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// Triggers by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What is said on the Return key of a keyboard on the screen.
public struct SubmitLabel: Sendable {
    private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }
    private let kind: Kind

    /// Done.
    public static let done = SubmitLabel(kind: .done)
    /// Go.
    public static let go = SubmitLabel(kind: .go)
    /// Send.
    public static let send = SubmitLabel(kind: .send)
    /// Join.
    public static let join = SubmitLabel(kind: .join)
    /// Route.
    public static let route = SubmitLabel(kind: .route)
    /// Search.
    public static let search = SubmitLabel(kind: .search)
    /// Return.
    public static let `return` = SubmitLabel(kind: .return)
    /// Next.
    public static let next = SubmitLabel(kind: .next)
    /// Continue.
    public static let `continue` = SubmitLabel(kind: .continue)
}

/// What is done when something is submitted.
package struct SubmitAction {
    package let triggers: SubmitTriggers
    package let perform: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
    /// Those around this place, the innermost last.
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Called when Return is pressed in a field of this view; those of views further out are called after it.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        let added = SubmitAction(triggers: triggers, perform: action)
        return transformEnvironment(\.submitActions) { $0.append(added) }
    }

    /// Keeps what is submitted in this view from those further out.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }

    /// What is said on the Return key of the keyboard. No keyboard is drawn here.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
