// SPDX-License-Identifier: MIT

import Observation
@_spi(ViewGraph) import ViewGraph
import Views

/// The pressed state of a list row. It is shared by the row and the row's buttons; a pressed row is grey.
@MainActor @Observable
package final class RowPress {
    package var isPressed = false

    nonisolated init() {}
}

/// The action of tapping a row. Two actions are never equal, because closures cannot be compared. Unchecked `Sendable`
/// is safe because actions are used only on the main actor.
package struct RowAction: Equatable, @unchecked Sendable {
    package let press: RowPress
    package let run: @MainActor () -> Void

    package static func == (a: Self, b: Self) -> Bool { false }
}

/// The actions of a row's default-style buttons. A tap anywhere in the row runs all of them.
package enum RowActionsTrait: OutermostTrait {
    package static var defaultValue: [RowAction] { [] }
    package static func combined(_ children: some Sequence<Element>) -> [RowAction]? {
        children.flatMap { $0[RowActionsTrait.self] }
    }
}

private struct IsLinkKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether default-style buttons look like links. Links have no bezel, even in the macOS palette.
    var isLink: Bool {
        get { self[IsLinkKey.self] }
        set { self[IsLinkKey.self] = newValue }
    }
}

struct DefaultButton: View, UnnamedView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.systemPalette) private var palette
    @Environment(\.isLink) private var isLink

    var body: some View {
        if isInList {
            RowButton(configuration: configuration)
        } else if palette == .macOS15, !isLink {
            configuration.tapped(BezelLook(), fillsFrame: true)
        } else {
            configuration.tapped(BorderlessLook(), fillsFrame: true)
        }
    }
}

/// A button inside a list row; a tap on the row triggers it.
private struct RowButton: View, UnnamedView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @State private var press = RowPress()

    var body: some View {
        configuration
            .tapped(BorderlessLook(fades: false), fillsFrame: true, showsQuickTaps: true) { press.isPressed = $0 }
            .trait(RowActionsTrait.self, isEnabled ? [RowAction(press: press) { configuration.trigger() }] : [])
    }
}
