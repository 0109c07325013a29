// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

private enum ChoiceSurroundingsKey: EnvironmentKey {
    static var defaultValue: ((AnyHashable, inout EnvironmentValues) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Changes the environment of list rows. The first argument is the value that selects the row: its tag, or its id in a
    /// loop. Nil leaves the environment unchanged.
    package var choiceSurroundings: ((_ choice: AnyHashable, inout EnvironmentValues) -> Void)? {
        get { self[ChoiceSurroundingsKey.self] }
        set { self[ChoiceSurroundingsKey.self] = newValue }
    }
}

extension _NodeInputs {
    /// The inputs of a loop's member. In a list, the member is a row.
    func forMember(_ id: some Hashable) -> _NodeInputs {
        guard isOfRows, let change = environment.choiceSurroundings else { return self }
        var inputs = self
        change(AnyHashable(id), &inputs.environment)
        return inputs
    }
}
