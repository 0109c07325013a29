// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Texts that describe marks to assistive technology.
enum MarkDescription {
    /// The accessibility label and value that modifiers set. Without such modifiers, texts made from the mark's data.
    static func texts(_ mark: PlacedMark) -> (label: Text?, value: Text?) {
        let said = mark.item.attributes.accessibility
        if said.label != nil || said.value != nil { return (said.label, said.value) }
        let points = mark.item.x.points.prefix(1) + mark.item.y.points.prefix(1)
        let first = points.first ?? mark.item.sector?.angle
        guard let first else { return (nil, nil) }
        guard points.count > 1, let last = points.last else { return (first.label, Text(words(first.value))) }
        return (Text(words(first.value)), Text(words(last.value)))
    }

    private static func words(_ value: _PlotValue) -> String {
        AxisFormat.text(value, dates: nil, Locale(identifier: "en_US"))
    }
}
