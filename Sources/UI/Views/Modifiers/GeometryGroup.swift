// SPDX-License-Identifier: MIT

extension View {
    /// Keeps the places of the views inside together while this one moves. Here each view is animated where it stands in
    /// the window, in step with those around it, with this modifier and without; only a view that comes meanwhile stands
    /// at its final place at once, and does not move along.
    nonisolated public func geometryGroup() -> some View { self }
}
