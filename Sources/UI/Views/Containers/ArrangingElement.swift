// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// An element that arranges others. A class of its own, and no protocol: spacers ask for it whenever they are measured.
@_spi(ViewGraph) open class ArrangingElement: FamilyElement {
    /// The axis along which the children stand in a row, if they do.
    open var stackAxis: Axis? { nil }
}

extension Element {
    /// The axis of the nearest stack around, with only modifiers in between.
    final var surroundingAxis: Axis? {
        var element = parent
        while let current = element {
            if let container = current as? ArrangingElement { return container.stackAxis }
            element = current.parent
        }
        return nil
    }
}
