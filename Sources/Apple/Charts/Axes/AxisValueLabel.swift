// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

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

    public func _collect(into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .label(placement, content)))
    }
}

extension AxisValueLabel where Content == Never {
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

public struct AxisValueLabelOrientation: Equatable, Sendable {
    enum Direction: Sendable { case automatic, horizontal, vertical, verticalReversed }
    let direction: Direction

    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .horizontal) }
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .vertical) }
    public static var verticalReversed: AxisValueLabelOrientation {
        AxisValueLabelOrientation(direction: .verticalReversed)
    }
}

public struct AxisValueLabelCollisionResolution: Sendable {
    enum Method: Equatable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, minimumSpacing: CGFloat?)
    }
    let method: Method

    /// Truncates the labels of categories to their bands. Hides any other label that would overlap an earlier label.
    public static var automatic: AxisValueLabelCollisionResolution { .init(method: .automatic) }
    /// Behaves like `automatic`.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Behaves like `automatic`; the priority and spacing are ignored.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        .init(method: .greedy(priority: priority, minimumSpacing: minimumSpacing))
    }
    public static var disabled: AxisValueLabelCollisionResolution { .init(method: .disabled) }
    /// Behaves like `automatic`.
    public static var truncate: AxisValueLabelCollisionResolution { .init(method: .truncate) }
}
