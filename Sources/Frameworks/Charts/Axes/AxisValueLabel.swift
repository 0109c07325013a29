// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A label beside the plot, at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let placement: LabelPlacement
    private let content: AxisItem.LabelContent

    private init(
        _ content: AxisItem.LabelContent, _ isCentered: Bool?, _ anchor: UnitPoint?,
        _ multiLabelAlignment: Alignment?, _ collision: AxisValueLabelCollisionResolution,
        _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        self.content = content
        placement = LabelPlacement(
            isCentered: isCentered, anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collision,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// For this module: adds the label.
    public func _collect(into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .label(placement, content)))
    }
}

extension AxisValueLabel where Content == Never {
    /// The value, in the format of the axis.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic,
            centered, anchor, multiLabelAlignment, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel {
    /// A view as the label.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())),
            centered, anchor, multiLabelAlignment, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// A text as the label.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(titleKey))),
            centered, anchor, multiLabelAlignment, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// A text as the label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(title))),
            centered, anchor, multiLabelAlignment, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// A text as the label.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(titleResource))),
            centered, anchor, multiLabelAlignment, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// The value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .formatted(AxisFormat.function(format)),
            centered, anchor, multiLabelAlignment, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

/// Which way a label is written.
public struct AxisValueLabelOrientation: Equatable, Sendable {
    enum Direction: Sendable { case automatic, horizontal, vertical, verticalReversed }
    let direction: Direction

    /// As the chart finds it good.
    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .automatic) }
    /// From left to right.
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .horizontal) }
    /// From top to bottom.
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .vertical) }
    /// From bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation {
        AxisValueLabelOrientation(direction: .verticalReversed)
    }
}

/// What becomes of labels that have no place beside each other.
public struct AxisValueLabelCollisionResolution: Sendable {
    enum Method: Equatable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, minimumSpacing: CGFloat?)
    }
    let method: Method

    /// As the chart finds it good: words are cut short, other labels left out.
    public static var automatic: AxisValueLabelCollisionResolution { .init(method: .automatic) }
    /// Labels are left out that do not fit beside those that stand already.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Labels are left out that do not fit beside those that stand already.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        .init(method: .greedy(priority: priority, minimumSpacing: minimumSpacing))
    }
    /// Nothing.
    public static var disabled: AxisValueLabelCollisionResolution { .init(method: .disabled) }
    /// Labels are cut short.
    public static var truncate: AxisValueLabelCollisionResolution { .init(method: .truncate) }
}
