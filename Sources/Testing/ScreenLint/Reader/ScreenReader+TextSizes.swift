// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inspection
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views
import Zoetrope

// Finds texts that ignore the user's text size.

extension ScreenReader {
    /// Lays out again with another dynamic type size, and marks the texts with a fixed font whose size stays the same.
    /// The size of a fixed font may change, because an author may compute it from the dynamic type size.
    func readTextSizes(_ views: inout [ScreenView], _ facts: ElementIndex) {
        let fixed = views.indices.filter { views[$0].text?.hasFixedSize == true }
        guard !fixed.isEmpty else { return }
        let present = host.environment.dynamicTypeSize
        let other: DynamicTypeSize = present < .accessibility1 ? .accessibility3 : .large
        host.changeEnvironment { $0.dynamicTypeSize = other }
        host.showPresent()
        for index in fixed {
            guard let element = views[index].entry.elements.last.flatMap({ facts.element($0) }) else { continue }
            views[index].ignoresTextSize = element.facts.text?.pointSize == views[index].text?.pointSize
        }
        host.changeEnvironment { $0.dynamicTypeSize = present }
        host.showPresent()
    }
}
