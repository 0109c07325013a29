// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// What an axis, or a part of it, shows at its values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    let spec: AxisMarksSpec

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: AxisMarksContent
    ) { spec = AxisMarksSpec(preset: preset, position: position, values: values, content: content) }

    /// For this module: adds the marks.
    public func _collect(into axis: inout _AxisSpecs) { axis.specs.append(spec) }
}

extension AxisMarks {
    /// What a closure makes of each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
    ) { self.init(preset, position, values, .made { content($0) }) }

    /// What a closure makes, at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values, .made { _ in content() }) }

    /// What a closure makes of each of these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
    ) { self.init(preset, position, .listed(values), .made { content($0) }) }

    /// What a closure makes, at each of these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, .listed(values), .made { _ in content() }) }
}

extension AxisMarks where Content == Never {
    /// What charts show of themselves.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, .automatic(format: nil, stroke)) }

    /// What charts show of themselves, at these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, .listed(values), .automatic(format: nil, stroke)) }

    /// What charts show of themselves, with labels in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values, .automatic(format: AxisFormat.function(format), stroke))
    }

    /// What charts show of themselves, at these values, with labels in a format.
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput == Value, Format.FormatOutput == String {
        self.init(preset, position, .listed(values), .automatic(format: AxisFormat.function(format), stroke))
    }
}
