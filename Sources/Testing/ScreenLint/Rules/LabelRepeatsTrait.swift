// SPDX-License-Identifier: MIT

import Foundation
import Inspection

extension Rule {
    static let labelRepeatsTrait = Rule(
        "label-repeats-trait", .warning, "A label ends with the kind of the control, which is read after it anyway."
    ) { screen in
        let touched = Set(screen.targets.map(\.view))
        return screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard !view.isUnheard, view.isVisible else { return nil }
            var kinds = view.entry.accessibility?.traits ?? []
            switch view.kind {
            case "Button", "Menu": kinds.append("button")
            case "Link": kinds.append("link")
            case "Toggle": kinds.append("toggle")
            case "Slider": kinds.append("slider")
            case "Image": kinds.append("image")
            default: break
            }
            guard touched.contains(index) || view.explicitLabel != nil, !kinds.isEmpty else { return nil }
            let label = screen.label(of: index)
            let last = label.split { !$0.isLetter }.last?.lowercased() ?? ""
            guard kinds.flatMap({ Rule.words[$0] ?? [] }).contains(last) else { return nil }
            return Fault(
                index, "VoiceOver reads the kind after the label “\(label.brief)”; leave the word “\(last)” out")
        }
    }

    private static let words = [
        "button": ["button"], "link": ["link"], "toggle": ["switch", "toggle"], "slider": ["slider"],
        "image": ["image", "picture", "photo", "icon"], "header": ["header", "heading"],
    ]
}
