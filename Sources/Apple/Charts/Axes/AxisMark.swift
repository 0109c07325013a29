// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

@MainActor @preconcurrency
public protocol AxisMark {
    func _collect(into items: inout _AxisItems)
}

public struct _AxisItems {
    var items: [AxisItem] = []
}

/// A grid line, tick or label at one value.
struct AxisItem {
    enum Kind {
        case gridLine(isCentered: Bool?, StrokeStyle?)
        case tick(isCentered: Bool?, AxisTick.Length, StrokeStyle?)
        case label(LabelPlacement, LabelContent)
    }

    enum LabelContent {
        /// Formats the value with the axis's format.
        case automatic
        case view(AnyView)
        /// Formats the value with the label's own function, which returns nil for values of another kind.
        case formatted((_PlotValue) -> String?)
    }

    var kind: Kind
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// The arguments of an `AxisValueLabel` that place the label; nil for the default.
struct LabelPlacement {
    var isCentered: Bool?
    var anchor: UnitPoint?
    var multiLabelAlignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension Never: AxisMark {
    public func _collect(into items: inout _AxisItems) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _collect(into items: inout _AxisItems) { self?._collect(into: &items) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public func _collect(into items: inout _AxisItems) {
        switch choice {
        case .first(let mark): mark._collect(into: &items)
        case .second(let mark): mark._collect(into: &items)
        }
    }
}

public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    public init(_ mark: any AxisMark) { self.mark = mark }
    public init(erasing mark: some AxisMark) { self.mark = mark }

    public func _collect(into items: inout _AxisItems) { mark._collect(into: &items) }
}

struct ListedAxisMarks: AxisMark {
    let members: [any AxisMark]
    func _collect(into items: inout _AxisItems) { for member in members { member._collect(into: &items) } }
}

@resultBuilder
public struct AxisMarkBuilder {
    @MainActor @preconcurrency
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock() -> some AxisMark { ListedAxisMarks(members: []) }

    @MainActor @preconcurrency
    public static func buildBlock<T: AxisMark>(_ mark: T) -> T { mark }

    @MainActor @preconcurrency
    public static func buildBlock<each T: AxisMark>(_ marks: repeat each T) -> some AxisMark {
        var members: [any AxisMark] = []
        repeat members.append(each marks)
        return ListedAxisMarks(members: members)
    }

    @MainActor @preconcurrency
    public static func buildIf<T: AxisMark>(_ mark: T?) -> T? { mark }

    @MainActor @preconcurrency
    public static func buildOptional<T: AxisMark>(_ mark: T?) -> T? { mark }

    @MainActor @preconcurrency
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .first(first))
    }

    @MainActor @preconcurrency
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .second(second))
    }

    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }
}

// MARK: Modifiers

struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisItem) -> Void

    func _collect(into items: inout _AxisItems) {
        let first = items.items.count
        content._collect(into: &items)
        for index in items.items.indices.dropFirst(first) { change(&items.items[index]) }
    }
}

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}
