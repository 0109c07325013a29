// SPDX-License-Identifier: MIT

import Observation

/// Tracks the observable properties that a body has read. A change of any of them evaluates the node again.
///
/// Observation keeps the registration of an evaluation until the first change, and no API cancels it earlier. So each
/// body also reads this object. Before the next evaluation the object reports a change of itself, which ends the
/// previous registration.
package final class BodyTracking: Observable, @unchecked Sendable {
    // Accessed on the main actor only.
    private var evaluation = 0
    private var reference: NodeReference?
    private let registrar = ObservationRegistrar()

    package init() {}

    @MainActor
    package func evaluate<Result>(for node: _AnyViewNode, _ body: () -> Result) -> Result {
        end()
        let current = evaluation
        let reference = self.reference ?? NodeReference(node)
        self.reference = reference
        return withObservationTracking {
            registrar.access(self, keyPath: \.evaluation)
            return body()
        } onChange: { [weak self] in
            reference.invalidate { self?.evaluation == current }
        }
    }

    /// Ends the observation that the last evaluation registered.
    package func end() {
        evaluation += 1
        registrar.withMutation(of: self, keyPath: \.evaluation) {}
    }
}
