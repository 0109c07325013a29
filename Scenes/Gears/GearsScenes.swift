// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// The machine of gears and its parts. Durations are whole loops: gears with periods of 5 and 7 seconds align
    /// again after 35.
    @MainActor static let gears: [SceneDescription] = [
        SceneDescription(
            name: "gears", summary: "a machine of gears, belts and shafts that drives a fan",
            size: SceneDescription.phone, duration: 35
        ) { GearsView() },
        SceneDescription(
            name: "gear", summary: "one gear, turning", previews: GearView_Previews.self, duration: 5),
        SceneDescription(
            name: "belt", summary: "a belt of marching dashes", previews: BeltView_Previews.self, duration: 1),
        SceneDescription(
            name: "worm-gear", summary: "a worm gear that seems to turn", previews: WormGearView_Previews.self,
            duration: 1),
        SceneDescription(
            name: "shaft", summary: "a shaft that seems to turn", previews: ShaftView_Previews.self, duration: 1),
        SceneDescription(
            name: "fan", summary: "a fan of four blades", previews: FanView_Previews.self, duration: 4),
    ]
}
