// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct AxisTick: AxisMark {
    public struct Length: Equatable, Sendable {
        enum Measure: Equatable, Sendable {
            case automatic
            case points(CGFloat)
            case label(CGFloat)
            case longestLabel(CGFloat)
        }
        let measure: Measure

        /// On the x axis, the height of the label; on the y axis, 4 points.
        public static var automatic: Length { Length(measure: .automatic) }
        public static var label: Length { label() }
        public static var longestLabel: Length { longestLabel() }
        public static func label(extendPastBy extent: CGFloat = 0) -> Length { Length(measure: .label(extent)) }
        public static func longestLabel(extendPastBy extent: CGFloat = 0) -> Length {
            Length(measure: .longestLabel(extent))
        }
    }

    private let isCentered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// - Parameter centered: Whether the tick lies halfway between this value and the next.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        (isCentered, self.length, self.stroke) = (centered, length, stroke)
    }

    /// - Parameter centered: Whether the tick lies halfway between this value and the next.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(measure: .points(length)), stroke: stroke)
    }

    public func _collect(into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .tick(isCentered: isCentered, length, stroke)))
    }
}
