// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Contact sheets of all controls in all states, one per family: stills.
    @MainActor static let controls: [SceneDescription] = [
        sheet("buttons", "buttons, menus and links", height: 1010) { ButtonSheet() },
        sheet("toggles", "switches and buttons that are on or off", height: 700) { ToggleSheet() },
        sheet("values", "sliders, steppers, progress and gauges", height: 860) { ValueSheet() },
        sheet("pickers", "pickers and colour wells", height: 730) { PickerSheet() },
        sheet("dates", "date pickers", height: 900) { DateSheet() },
        sheet("texts", "fields and editors", height: 700) { TextSheet() },
        sheet("containers", "labels, boxes and groups", height: 960) { ContainerSheet() },
        sheet("form", "controls as rows of a form", height: 1010) { FormSheet() },
    ]

    @MainActor private static func sheet(
        _ name: String, _ summary: String, height: CGFloat,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
    ) -> SceneDescription {
        SceneDescription(
            name: "controls-" + name, summary: summary + " in their states, light and dark",
            size: CGSize(width: 786, height: height), duration: 1, rate: 1, content: content)
    }
}
