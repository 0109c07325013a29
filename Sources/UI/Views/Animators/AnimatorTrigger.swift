/// A value whose changes start an animator.
struct AnimatorTrigger {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { ($0 as? Value) == value }
    }

    func differs(from old: AnimatorTrigger) -> Bool { !isSame(old.value) }
}
