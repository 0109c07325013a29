// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The clips, scroll views and opacities around a view.
struct Surroundings {
    var visible: CGRect
    var clip: CGRect?
    var isInScrollView = false
    var opacity = 1.0

    init(box: CGRect, window: CGSize) { visible = box.intersection(CGRect(origin: .zero, size: window)) }

    @MainActor mutating func read(_ element: Element, of host: ViewHost) {
        for outer in sequence(first: element, next: \.parent) {
            switch outer.contentVisibility {
            case .opacity(let own): opacity *= own
            case .clipped:
                let box = outer.boxInWindow
                clip = clip.map { $0.intersection(box) } ?? box
                visible = visible.intersection(box)
            case nil: break
            }
            if outer !== element, outer.elementDescription.kind == "ScrollView" {
                isInScrollView = true
                visible = visible.intersection(outer.boxInWindow)
            }
        }
        if visible.isNull { visible = .zero }
    }
}
