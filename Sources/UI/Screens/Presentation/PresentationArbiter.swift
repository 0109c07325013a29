// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftUICore
import Controls

/// Lets one presenter at a time present in a window or sheet. Other presenters wait until that presentation ends.
///
/// Rows of a list often share one binding, so that all of them ask to present at once.
@MainActor @Observable
final class PresentationArbiter {
    @ObservationIgnored private weak var holder: Presenter?
    private var ended = 0

    nonisolated init() {}

    /// Whether the presenter may present now. A refused presenter is invalidated when the current presentation ends.
    func grants(_ presenter: Presenter, wants: Bool) -> Bool {
        guard wants else { return false }
        if let holder, holder !== presenter {
            _ = ended
            return false
        }
        holder = presenter
        return true
    }

    func end(_ presenter: Presenter) {
        guard holder === presenter else { return }
        holder = nil
        ended += 1
    }
}

/// The identity of a view that presents.
final class Presenter: Sendable {}

private enum PresentationArbiterKey: EnvironmentKey { static var defaultValue: PresentationArbiter? { nil } }

extension EnvironmentValues {
    /// Arbitrates among presenters. If nil, every presenter may present.
    var presentationArbiter: PresentationArbiter? {
        get { self[PresentationArbiterKey.self] }
        set { self[PresentationArbiterKey.self] = newValue }
    }
}

private struct PresentingPlace: ViewModifier {
    @State private var turns = PresentationArbiter()

    func body(content: Content) -> some View { content.environment(\.presentationArbiter, turns) }
}

extension View {
    /// Gives a window or a presented view its own edit mode and its own presentation arbiter.
    nonisolated package func presentingPlace() -> some View { modifier(PresentingPlace()).editedPlace() }
}
