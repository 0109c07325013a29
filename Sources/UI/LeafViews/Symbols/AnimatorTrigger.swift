// SPDX-License-Identifier: MIT

/// A value whose changes start an animator.
package struct AnimatorTrigger {
    private let value: Any
    private let isSame: (Any) -> Bool

    package init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { ($0 as? Value) == value }
    }

    package func differs(from old: AnimatorTrigger) -> Bool { !isSame(old.value) }
}
