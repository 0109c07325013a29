// SPDX-License-Identifier: MIT

import Observation
@_spi(ViewGraph) import ViewGraph
import Views

/// Whether a finger lies on a button of a row, or on the row itself, which is grey then.
@MainActor @Observable
package final class RowPress {
    package var isPressed = false

    nonisolated init() {}
}

/// What a touch of a row does. Nobody can compare it; only the main actor looks at it.
package struct RowAction: Equatable, @unchecked Sendable {
    package let press: RowPress
    package let run: @MainActor () -> Void

    package static func == (a: Self, b: Self) -> Bool { false }
}

/// What a touch anywhere in a row does: what its buttons do that have no other style than the usual one, all of them.
package enum RowActionsTrait: OuterTrait {
    package static var defaultValue: [RowAction] { [] }
    package static func combined(_ children: some Sequence<Element>) -> [RowAction]? {
        children.flatMap { $0[RowActionsTrait.self] }
    }
}

/// A button of the usual style.
struct DefaultButton: View, UnnamedView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.systemPalette) private var palette

    var body: some View {
        if isInList {
            RowButton(configuration: configuration)
        } else if palette == .macOS15 {
            configuration.tapped(BezelLook(), fillsFrame: true)
        } else {
            configuration.tapped(BorderlessLook(), fillsFrame: true)
        }
    }
}

/// In a row, a touch of the row triggers it.
private struct RowButton: View, UnnamedView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @State private var press = RowPress()

    var body: some View {
        configuration.tapped(BorderlessLook(fades: false), fillsFrame: true) { press.isPressed = $0 }
            .trait(RowActionsTrait.self, isEnabled ? [RowAction(press: press) { configuration.trigger() }] : [])
    }
}
