// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct AxisMarks<Content: AxisMark>: AxisContent {
    let spec: AxisMarksSpec

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: AxisMarksContent
    ) { spec = AxisMarksSpec(preset: preset, position: position, values: values, content: content) }

    public func _collect(into axis: inout _AxisSpecs) { axis.specs.append(spec) }
}

extension AxisMarks {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
    ) { self.init(preset, position, values, .made { content($0) }) }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values, .made { _ in content() }) }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
    ) { self.init(preset, position, .listed(values), .made { content($0) }) }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, .listed(values), .made { _ in content() }) }
}

extension AxisMarks where Content == Never {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, .automatic(format: nil, stroke)) }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, .listed(values), .automatic(format: nil, stroke)) }

    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values, .automatic(format: AxisFormat.function(format), stroke))
    }

    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput == Value, Format.FormatOutput == String {
        self.init(preset, position, .listed(values), .automatic(format: AxisFormat.function(format), stroke))
    }
}
