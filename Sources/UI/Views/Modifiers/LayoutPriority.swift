// SPDX-License-Identifier: MIT

extension View {
    /// Lets this view choose its size in a stack before those of a lower priority.
    nonisolated public func layoutPriority(_ value: Double) -> some View { trait(LayoutPriorityTrait.self, value) }
}
