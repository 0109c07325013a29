// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let textClipped = Rule("text-clipped", .warning, needsPictures: true, "A clip cuts off a part of a text.") {
        screen in
        screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard let clip = view.clip, view.text != nil, view.isVisible, !view.lines.isEmpty else { return nil }
            let letters = view.lines.reduce(CGRect.null) { $0.union($1) }
            let seen = letters.intersection(clip)
            let lost = CGSize(width: letters.width - seen.width, height: letters.height - seen.height)
            guard !seen.isNull, lost.width > 1 || lost.height > 1 else { return nil }
            return Fault(
                index,
                "a clip cuts off \(lost.wordsOfLoss) of \(view.called); enlarge the clipped view, or let the text wrap")
        }
    }
}
