// SPDX-License-Identifier: MIT

/// Counts how often the bodies of each type of the author's views are evaluated after their first evaluation, and how
/// often for nothing: because a parent passes a new closure with otherwise equal values. Kept for checks of screens only.
@MainActor
package final class EvaluationLog {
    package struct Count {
        package var all = 0
        package var unneeded = 0
        /// The names of the fields with closures, which alone differed.
        package var closures: [String] = []
    }

    /// By the name of the view's type.
    package private(set) var counts: [String: Count] = [:]
    /// Whether a type is the author's, by the type. Finding this out is slow.
    private var areOfAuthor: [ObjectIdentifier: Bool] = [:]

    package init() {}

    /// - Parameter hasSameEnvironment: Whether the body would read the same values from the environment as before.
    func note<V: View>(_ old: V, _ new: V, name: String, hasSameEnvironment: Bool) {
        let isOfAuthor = areOfAuthor[ObjectIdentifier(V.self)] ?? InspectableViews.isOfAuthor(V.self)
        areOfAuthor[ObjectIdentifier(V.self)] = isOfAuthor
        guard isOfAuthor else { return }
        counts[name, default: Count()].all += 1
        guard hasSameEnvironment, let closures = ViewComparison.closuresThatDiffer(old, new) else { return }
        counts[name]!.unneeded += 1
        for closure in closures where !counts[name]!.closures.contains(closure) {
            counts[name]!.closures.append(closure)
        }
    }
}
