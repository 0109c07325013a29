// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A short line beside the plot, at a value.
public struct AxisTick: AxisMark {
    /// How long a tick is.
    public struct Length: Equatable, Sendable {
        enum Measure: Equatable, Sendable {
            case automatic
            case points(CGFloat)
            case label(CGFloat)
            case longestLabel(CGFloat)
        }
        let measure: Measure

        /// As long as its label on axes that lie, short on those that stand.
        public static var automatic: Length { Length(measure: .automatic) }
        /// As long as its label.
        public static var label: Length { label() }
        /// As long as the longest label.
        public static var longestLabel: Length { longestLabel() }
        /// As long as its label and more.
        public static func label(extendPastBy extent: CGFloat = 0) -> Length { Length(measure: .label(extent)) }
        /// As long as the longest label and more.
        public static func longestLabel(extendPastBy extent: CGFloat = 0) -> Length {
            Length(measure: .longestLabel(extent))
        }
    }

    private let isCentered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// A tick.
    ///
    /// - Parameter centered: Whether it lies in the middle between this value and the next.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        (isCentered, self.length, self.stroke) = (centered, length, stroke)
    }

    /// A tick of so many points.
    ///
    /// - Parameter centered: Whether it lies in the middle between this value and the next.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(measure: .points(length)), stroke: stroke)
    }

    /// For this module: adds the tick.
    public func _collect(into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .tick(isCentered: isCentered, length, stroke)))
    }
}
