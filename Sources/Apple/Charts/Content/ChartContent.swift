// SPDX-License-Identifier: MIT

import SwiftUI

@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }

    func _collect(into marks: inout _ChartMarks)
}

extension ChartContent {
    public func _collect(into marks: inout _ChartMarks) { body._collect(into: &marks) }
}

@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
    public func _collect(into marks: inout _ChartMarks) {}
}

/// The marks collected from a chart's content.
public struct _ChartMarks {
    var items: [MarkItem] = []
    /// The identity of the content being collected: positions in builders and ids of loops.
    private var path: [AnyHashable] = []

    mutating func add(_ item: MarkItem) {
        var item = item
        item.identity = path
        items.append(item)
    }

    /// Runs `collect`. The marks that `collect` adds get `id` appended to their identity path.
    mutating func inside(_ id: AnyHashable, _ collect: (inout _ChartMarks) -> Void) {
        path.append(id)
        collect(&self)
        path.removeLast()
    }
}

public struct AnyChartContent: _PrimitiveChartContent {
    private let content: any ChartContent

    public init(_ content: any ChartContent) { self.content = content }
    public init(erasing content: some ChartContent) { self.content = content }

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}
