// SPDX-License-Identifier: MIT

import SwiftUI

/// Collects the content of a closure into one.
@resultBuilder
public struct ChartContentBuilder {
    /// One line of the closure, as it stands.
    @MainActor @preconcurrency
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// A closure without content.
    @MainActor @preconcurrency
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }

    /// A closure with one line.
    @MainActor @preconcurrency
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Several lines, one after the other.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var members: [any ChartContent] = []
        repeat members.append(each content)
        return ListedChartContent(members: members)
    }

    /// An `if` without `else`: nil where the condition does not hold.
    @MainActor @preconcurrency
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// An `if` without `else`, under the name that result builders have for it today.
    @MainActor @preconcurrency
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// The content of the first branch of an `if` or `switch`.
    @MainActor @preconcurrency
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(choice: .first(first)) }

    /// The content of the other branch of an `if` or `switch`.
    @MainActor @preconcurrency
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(choice: .second(second)) }

    /// Content behind `#available`, without its type.
    @MainActor @preconcurrency
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

struct EmptyChartContent: _PrimitiveChartContent {
    func _collect(into marks: inout _ChartMarks) {}
}

/// Lines of a closure. Each has its place for an identity.
struct ListedChartContent: _PrimitiveChartContent {
    let members: [any ChartContent]

    func _collect(into marks: inout _ChartMarks) {
        for (place, member) in members.enumerated() {
            marks.inside(place) { member._collect(into: &$0) }
        }
    }
}

/// What stands in one of two branches.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Choice {
        case first(TrueContent)
        case second(FalseContent)
    }
    let choice: Choice
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    /// For this module: adds the marks of the branch that is taken.
    public func _collect(into marks: inout _ChartMarks) {
        switch choice {
        case .first(let content): marks.inside(true) { content._collect(into: &$0) }
        case .second(let content): marks.inside(false) { content._collect(into: &$0) }
        }
    }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
    /// For this module: adds the marks, if there are any.
    public func _collect(into marks: inout _ChartMarks) { self?._collect(into: &marks) }
}

extension Group: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// Takes content together, so that a modifier applies to all of it.
    public init(@ChartContentBuilder content: () -> Content) { self = .holding(content()) }

    /// For this module: adds the marks of the content.
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    /// The content of each element, whose `id` tells which it is.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// The content of each element.
    ///
    /// - Parameter id: What tells which element it is.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

    /// The content of each number.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    /// For this module: adds the marks of each element.
    public func _collect(into marks: inout _ChartMarks) {
        var repetitions: [ID: Int] = [:]
        for element in data {
            let id = id(element)
            let repetition = repetitions[id, default: 0]
            repetitions[id] = repetition + 1
            // Ids ought to be unique; where they are not, the order tells who is who.
            let key: AnyHashable = repetition == 0 ? AnyHashable(id) : AnyHashable([AnyHashable(id), repetition])
            marks.inside(key) { content(element)._collect(into: &$0) }
        }
    }
}
