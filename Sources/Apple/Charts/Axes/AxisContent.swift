// SPDX-License-Identifier: MIT

import SwiftUI

@MainActor @preconcurrency
public protocol AxisContent {
    func _collect(into axis: inout _AxisSpecs)
}

public struct _AxisSpecs {
    var specs: [AxisMarksSpec] = []
}

/// The settings of one `AxisMarks` in an axis.
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

public struct AxisValue {
    public let index: Int
    public let count: Int
    let value: _PlotValue

    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}

struct ListedAxisContent: AxisContent {
    let members: [any AxisContent]
    func _collect(into axis: inout _AxisSpecs) { for member in members { member._collect(into: &axis) } }
}

public struct AnyAxisContent: AxisContent {
    private let content: any AxisContent

    public init(_ content: any AxisContent) { self.content = content }
    public init(erasing content: some AxisContent) { self.content = content }

    public func _collect(into axis: inout _AxisSpecs) { content._collect(into: &axis) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _collect(into axis: inout _AxisSpecs) { self?._collect(into: &axis) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public func _collect(into axis: inout _AxisSpecs) {
        switch choice {
        case .first(let content): content._collect(into: &axis)
        case .second(let content): content._collect(into: &axis)
        }
    }
}

@resultBuilder
public struct AxisContentBuilder {
    @MainActor @preconcurrency
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock() -> some AxisContent { ListedAxisContent(members: []) }

    @MainActor @preconcurrency
    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

    @MainActor @preconcurrency
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
        var members: [any AxisContent] = []
        repeat members.append(each content)
        return ListedAxisContent(members: members)
    }

    @MainActor @preconcurrency
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

    @MainActor @preconcurrency
    public static func buildOptional<T: AxisContent>(_ content: T?) -> T? { content }

    @MainActor @preconcurrency
    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .first(first))
    }

    @MainActor @preconcurrency
    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(choice: .second(second))
    }

    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

extension AxisContent {
    public func compositingLayer() -> some AxisContent { unsupported(self, "compositingLayer of an axis") }

    /// Warns; the layer is drawn unchanged.
    public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some AxisContent {
        HostServices.warn("compositingLayer(style:) of an axis: the layer is drawn as it is")
        return self
    }
}
