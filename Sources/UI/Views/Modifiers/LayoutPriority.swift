// SPDX-License-Identifier: MIT

extension View {
    nonisolated public func layoutPriority(_ value: Double) -> some View { trait(LayoutPriorityTrait.self, value) }
}
