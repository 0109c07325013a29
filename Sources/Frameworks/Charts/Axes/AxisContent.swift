// SPDX-License-Identifier: MIT

import SwiftUI

/// What an axis shows: marks, or several lists of them.
@MainActor @preconcurrency
public protocol AxisContent {
    /// For this module: adds the lists of marks.
    func _collect(into axis: inout _AxisSpecs)
}

/// What an axis shows, as it is collected.
public struct _AxisSpecs {
    var specs: [AxisMarksSpec] = []
}

/// One list of marks of an axis.
struct AxisMarksSpec {
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: AxisMarkValues
    let content: AxisMarksContent
}

enum AxisMarksContent {
    case automatic(format: ((_PlotValue) -> String?)?, StrokeStyle?)
    case made(@MainActor (AxisValue) -> any AxisMark)
}

/// A value of an axis.
public struct AxisValue {
    /// Which of the values it is, from 0.
    public let index: Int
    /// How many values there are.
    public let count: Int
    let value: _PlotValue

    /// The value as one of a type, if it is one.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}

struct ListedAxisContent: AxisContent {
    let members: [any AxisContent]
    func _collect(into axis: inout _AxisSpecs) { for member in members { member._collect(into: &axis) } }
}

/// Content of an axis, of any type.
public struct AnyAxisContent: AxisContent {
    private let content: any AxisContent

    /// The content without its type.
    public init(_ content: any AxisContent) { self.content = content }
    /// The content without its type.
    public init(erasing content: some AxisContent) { self.content = content }

    /// For this module: adds what the content shows.
    public func _collect(into axis: inout _AxisSpecs) { content._collect(into: &axis) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// For this module: adds what there is to show, if anything.
    public func _collect(into axis: inout _AxisSpecs) { self?._collect(into: &axis) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    /// For this module: adds what the branch that is taken shows.
    public func _collect(into axis: inout _AxisSpecs) {
        switch choice {
        case .first(let content): content._collect(into: &axis)
        case .second(let content): content._collect(into: &axis)
        }
    }
}

/// Collects the content of a closure into one.
@resultBuilder
public struct AxisContentBuilder {
    /// One line of the closure, as it stands.
    @MainActor @preconcurrency
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    /// A closure without content.
    @MainActor @preconcurrency
    public static func buildBlock() -> some AxisContent { ListedAxisContent(members: []) }

    /// A closure with one line.
    @MainActor @preconcurrency
    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

    /// Several lines.
    @MainActor @preconcurrency
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
        var members: [any AxisContent] = []
        repeat members.append(each content)
        return ListedAxisContent(members: members)
    }

    /// An `if` without `else`.
    @MainActor @preconcurrency
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

    /// An `if` without `else`, under the name that result builders have for it today.
    @MainActor @preconcurrency
    public static func buildOptional<T: AxisContent>(_ content: T?) -> T? { content }

    /// The first branch of an `if` or `switch`.
    @MainActor @preconcurrency
    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .first(first))
    }

    /// The other branch of an `if` or `switch`.
    @MainActor @preconcurrency
    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .second(second))
    }

    /// Content behind `#available`, without its type.
    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

extension AxisContent {
    /// Draws the axis into one layer.
    public func compositingLayer() -> some AxisContent { self }

    /// Draws the axis into one layer, of which more is said.
    public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some AxisContent {
        HostServices.warn("compositingLayer(style:) of an axis: the layer is drawn as it is")
        return self
    }
}
