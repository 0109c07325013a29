// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
import Views

/// What a touch of a row does. Nobody can compare it; only the main actor looks at it.
package struct RowAction: Equatable, @unchecked Sendable {
    package let run: @MainActor () -> Void

    package static func == (a: Self, b: Self) -> Bool { false }
}

/// What a touch anywhere in a row does: what its buttons do that have no other style than the usual one, all of them.
package enum RowActionsTrait: ElementTrait {
    package static var defaultValue: [RowAction] { [] }
    package static func combined(_ children: some Sequence<Element>) -> [RowAction] {
        children.flatMap { $0[RowActionsTrait.self] }
    }
}

/// A button of the usual style: in a row, a touch of the row triggers it.
struct DefaultButton: View, UnnamedView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.rowPress) private var rowPress

    var body: some View {
        if isInList, let rowPress {
            configuration.tapped(BorderlessLook(fades: false), fillsFrame: true) { rowPress.wrappedValue = $0 }
                .trait(RowActionsTrait.self, isEnabled ? [RowAction { configuration.trigger() }] : [])
        } else {
            configuration.tapped(BorderlessLook(), fillsFrame: true)
        }
    }
}
