// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Interaction
import Controls

/// Who presents something in a place, a window or a sheet: one at a time. Others that want to wait until it has gone.
///
/// Rows of a list often have one binding in common, so that all of them want to present the same.
@MainActor @Observable
final class PresentationTurns {
    @ObservationIgnored private weak var holder: Presenter?
    private var ended = 0

    nonisolated init() {}

    /// Whether it is the turn of one that wants to present something. One that has to wait is asked again when another has
    /// ended.
    func admits(_ presenter: Presenter, wants: Bool) -> Bool {
        guard wants else { return false }
        if let holder, holder !== presenter {
            _ = ended
            return false
        }
        holder = presenter
        return true
    }

    /// What somebody has presented has gone.
    func end(_ presenter: Presenter) {
        guard holder === presenter else { return }
        holder = nil
        ended += 1
    }
}

/// Somebody who presents something at times.
final class Presenter: Sendable {}

private enum PresentationTurnsKey: EnvironmentKey { static var defaultValue: PresentationTurns? { nil } }

extension EnvironmentValues {
    /// Says whose turn it is to present something; nil: everybody's.
    var presentationTurns: PresentationTurns? {
        get { self[PresentationTurnsKey.self] }
        set { self[PresentationTurnsKey.self] = newValue }
    }
}

private struct PresentingPlace: ViewModifier {
    @State private var turns = PresentationTurns()

    func body(content: Content) -> some View { content.environment(\.presentationTurns, turns) }
}

extension View {
    /// A window, or what is presented above one: it is edited, and presents something, apart from others.
    nonisolated package func presentingPlace() -> some View { modifier(PresentingPlace()).editedPlace() }
}
