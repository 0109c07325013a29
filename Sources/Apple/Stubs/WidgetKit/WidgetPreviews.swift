// SPDX-License-Identifier: MIT

import Foundation
import PreviewSupport
import SwiftUI
import ViewGraph

public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
    public func _draw(_ view: AnyView) -> AnyView {
        AnyView(
            WidgetFrame(family: family, content: view)
                .previewLayout(.fixed(width: family.size.width, height: family.size.height)))
    }
}

@resultBuilder
public struct TimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

extension Preview {
    /// Creates a preview of a widget for each entry.
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget,
        @TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        let size = family.size
        let widget = widget()
        self.init(
            name, traits: .fixedLayout(width: size.width, height: size.height),
            arguments: timeline().enumerated().map { WidgetArgument(number: $0.offset + 1, entry: $0.element) }
        ) { argument in
            WidgetView(widget: widget, family: family, entry: argument.entry)
        }
    }
}

/// An entry of the timeline, numbered from 1. The number is the entry's name in previews.
private struct WidgetArgument: CustomStringConvertible {
    let number: Int
    let entry: any TimelineEntry
    var description: String { "\(number)" }
}

private struct WidgetView<W: Widget>: View {
    let widget: W
    let family: WidgetFamily
    let entry: any TimelineEntry

    var body: some View {
        if let (view, hasMargins) = widget.body._view(of: entry) {
            WidgetFrame(family: family, hasMargins: hasMargins, content: view)
        }
    }
}

/// Declares a preview of a widget, with a picture for each entry of its timeline.
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
