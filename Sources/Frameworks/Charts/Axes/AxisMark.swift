// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// What an axis shows at a value: a line, a tick, a label, or several of them.
@MainActor @preconcurrency
public protocol AxisMark {
    /// For this module: adds what there is to show.
    func _collect(into items: inout _AxisItems)
}

/// What an axis shows at one value, as it is collected.
public struct _AxisItems {
    var items: [AxisItem] = []
}

/// A line, a tick or a label at a value.
struct AxisItem {
    enum Kind {
        case gridLine(isCentered: Bool?, StrokeStyle?)
        case tick(isCentered: Bool?, AxisTick.Length, StrokeStyle?)
        case label(LabelPlacement, LabelContent)
    }

    enum LabelContent {
        /// The value, in the format of the axis.
        case automatic
        case view(AnyView)
        /// The value in a format: nil where the format is for values of another kind.
        case formatted((_PlotValue) -> String?)
    }

    var kind: Kind
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// How a label lies at its value.
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
    /// Never called: there is no value to ask.
    public func _collect(into items: inout _AxisItems) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// For this module: adds what there is to show, if anything.
    public func _collect(into items: inout _AxisItems) { self?._collect(into: &items) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// For this module: adds what the branch that is taken shows.
    public func _collect(into items: inout _AxisItems) {
        switch choice {
        case .first(let mark): mark._collect(into: &items)
        case .second(let mark): mark._collect(into: &items)
        }
    }
}

/// A mark of an axis, of any type.
public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    /// The mark without its type.
    public init(_ mark: any AxisMark) { self.mark = mark }
    /// The mark without its type.
    public init(erasing mark: some AxisMark) { self.mark = mark }

    /// For this module: adds what the mark shows.
    public func _collect(into items: inout _AxisItems) { mark._collect(into: &items) }
}

struct ListedAxisMarks: AxisMark {
    let members: [any AxisMark]
    func _collect(into items: inout _AxisItems) { for member in members { member._collect(into: &items) } }
}

/// Collects the marks of a closure into one.
@resultBuilder
public struct AxisMarkBuilder {
    /// One line of the closure, as it stands.
    @MainActor @preconcurrency
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    /// A closure without marks.
    @MainActor @preconcurrency
    public static func buildBlock() -> some AxisMark { ListedAxisMarks(members: []) }

    /// A closure with one mark.
    @MainActor @preconcurrency
    public static func buildBlock<T: AxisMark>(_ mark: T) -> T { mark }

    /// Several marks.
    @MainActor @preconcurrency
    public static func buildBlock<each T: AxisMark>(_ marks: repeat each T) -> some AxisMark {
        var members: [any AxisMark] = []
        repeat members.append(each marks)
        return ListedAxisMarks(members: members)
    }

    /// An `if` without `else`.
    @MainActor @preconcurrency
    public static func buildIf<T: AxisMark>(_ mark: T?) -> T? { mark }

    /// An `if` without `else`, under the name that result builders have for it today.
    @MainActor @preconcurrency
    public static func buildOptional<T: AxisMark>(_ mark: T?) -> T? { mark }

    /// The first branch of an `if` or `switch`.
    @MainActor @preconcurrency
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .first(first))
    }

    /// The other branch of an `if` or `switch`.
    @MainActor @preconcurrency
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .second(second))
    }

    /// Marks behind `#available`, without their type.
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
    /// The style of lines, ticks and labels.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// The font of labels.
    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Moves the marks.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    /// Moves the marks.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}
