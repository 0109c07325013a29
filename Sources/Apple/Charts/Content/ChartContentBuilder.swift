// SPDX-License-Identifier: MIT

import SwiftUI

@resultBuilder
public struct ChartContentBuilder {
    @MainActor @preconcurrency
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }

    @MainActor @preconcurrency
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var members: [any ChartContent] = []
        repeat members.append(each content)
        return ListedChartContent(members: members)
    }

    @MainActor @preconcurrency
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    @MainActor @preconcurrency
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? { content }

    @MainActor @preconcurrency
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(choice: .first(first)) }

    @MainActor @preconcurrency
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(choice: .second(second)) }

    @MainActor @preconcurrency
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

struct EmptyChartContent: _PrimitiveChartContent {
    func _collect(into marks: inout _ChartMarks) {}
}

/// The statements of a builder; each is identified by its position.
struct ListedChartContent: _PrimitiveChartContent {
    let members: [any ChartContent]

    func _collect(into marks: inout _ChartMarks) {
        for (place, member) in members.enumerated() {
            marks.inside(place) { member._collect(into: &$0) }
        }
    }
}

public struct BuilderConditional<TrueContent, FalseContent> {
    enum Choice {
        case first(TrueContent)
        case second(FalseContent)
    }
    let choice: Choice
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    public func _collect(into marks: inout _ChartMarks) {
        switch choice {
        case .first(let content): marks.inside(true) { content._collect(into: &$0) }
        case .second(let content): marks.inside(false) { content._collect(into: &$0) }
        }
    }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
    public func _collect(into marks: inout _ChartMarks) { self?._collect(into: &marks) }
}

extension Group: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    public init(@ChartContentBuilder content: () -> Content) { self = .holding(content()) }

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    public func _collect(into marks: inout _ChartMarks) {
        var repetitions: [ID: Int] = [:]
        for element in data {
            let id = id(element)
            let repetition = repetitions[id, default: 0]
            repetitions[id] = repetition + 1
            // Elements with a duplicate id are told apart by their order.
            let key: AnyHashable = repetition == 0 ? AnyHashable(id) : AnyHashable([AnyHashable(id), repetition])
            marks.inside(key) { content(element)._collect(into: &$0) }
        }
    }
}
