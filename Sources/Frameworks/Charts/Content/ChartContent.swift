// SPDX-License-Identifier: MIT

import SwiftUI

/// Something in a chart: a mark, or several.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of what this is made of.
    associatedtype Body: ChartContent
    /// What this is made of.
    @ChartContentBuilder var body: Body { get }

    /// For this module: adds the marks to a chart's.
    func _collect(into marks: inout _ChartMarks)
}

extension ChartContent {
    /// For this module: those of the body.
    public func _collect(into marks: inout _ChartMarks) { body._collect(into: &marks) }
}

/// Content that is no body.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
    /// Never called: the content is what it is.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
    /// Never called: there is no value to ask.
    public func _collect(into marks: inout _ChartMarks) {}
}

/// The marks of a chart, as they are collected.
public struct _ChartMarks {
    var items: [MarkItem] = []
    /// Who is collected now: the places in builders, and the ids of loops around.
    private var path: [AnyHashable] = []

    mutating func add(_ item: MarkItem) {
        var item = item
        item.identity = path
        items.append(item)
    }

    /// Collects what has an identity of its own.
    mutating func inside(_ id: AnyHashable, _ collect: (inout _ChartMarks) -> Void) {
        path.append(id)
        collect(&self)
        path.removeLast()
    }
}

/// Content of any type.
public struct AnyChartContent: _PrimitiveChartContent {
    private let content: any ChartContent

    /// The content without its type.
    public init(_ content: any ChartContent) { self.content = content }
    /// The content without its type.
    public init(erasing content: some ChartContent) { self.content = content }

    /// For this module: adds the marks of the content.
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

/// Content taken together, so that a modifier applies to all of it.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
    private let content: Content

    /// Takes content together; by itself it changes nothing.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// For this module: adds the marks of the content.
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}
