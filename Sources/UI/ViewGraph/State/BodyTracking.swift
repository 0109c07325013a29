// SPDX-License-Identifier: MIT

import Observation

/// What a body read of observable objects when it was evaluated last; a change of it evaluates the node again.
///
/// Observation tells of the first change and then forgets. It also remembers every evaluation until its first change,
/// however many have followed, and offers no way to withdraw one; but a body also "reads" this object here, which
/// "changes" before the next evaluation, and that ends the last one.
package final class BodyTracking: Observable, @unchecked Sendable {
    // Main actor only, as all evaluation is.
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

    /// Withdraws the last evaluation.
    package func end() {
        evaluation += 1
        registrar.withMutation(of: self, keyPath: \.evaluation) {}
    }
}
