// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import PreviewSupport
import SwiftUI
import TestSupport
import Testing
import WidgetKit
import Zoetrope

private struct Entry: TimelineEntry {
    let date: Date
    var level = 1.0
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
    }
}

private struct EntryView: View {
    let entry: Entry
    @Environment(\.widgetFamily) private var family
    var body: some View {
        Color.red.frame(width: family == .systemSmall ? 10 : 20, height: 10 * entry.level)
            .containerBackground(.blue, for: .widget)
    }
}

private struct LevelWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Level", provider: Provider()) { EntryView(entry: $0) }
            .configurationDisplayName("Level")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

private struct Previews: PreviewRegistry {
    static var fileID: String { "Module/W.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
        Preview("Level", as: .systemSmall) {
            LevelWidget()
        } timeline: {
            Entry(date: .now)
            Entry(date: .now, level: 2)
        }
    }
}

#Preview("Macro", as: .systemMedium) {
    LevelWidget()
} timeline: {
    Entry(date: .now)
}

@MainActor @Suite struct WidgetTests {
    private func leaves(_ view: some View, _ size: CGSize) throws -> [DrawnLeaf] {
        let stage = Stage(size.width, size.height) { view }
        return try stage.list(at: 0.1).leaves
    }

    @Test func eachEntryHasAPreviewOfTheFamilysSize() async throws {
        let previews = try await PreviewDescription.previews(of: [Previews.self], on: PreviewDescription.Canvas())
        #expect(previews.map(\.name) == ["Level 1", "Level 2"])
        #expect(previews.allSatisfy { $0.size == CGSize(width: 158, height: 158) })
        let heights = try previews.map { preview in
            try #require(try leaves(preview.content(), preview.size).first { $0.color == Color.red.resolve(.init()) })
                .frame.size
        }
        #expect(heights == [CGSize(width: 10, height: 10), CGSize(width: 10, height: 20)])
    }

    /// The background fills the whole widget, whatever the content's size.
    @Test func theContainerHasItsBackground() async throws {
        let preview = try await PreviewDescription.previews(of: [Previews.self], on: PreviewDescription.Canvas())[0]
        let blue = try #require(
            try leaves(preview.content(), preview.size).first { $0.color == Color.blue.resolve(.init()) })
        #expect(blue.frame == CGRect(x: 0, y: 0, width: 158, height: 158))
    }

    @Test func aContextDrawsAtTheFamilysSize() throws {
        let preview = try PreviewDescription(named: "A", on: PreviewDescription.Canvas()) {
            AnyView(EntryView(entry: Entry(date: .now)).previewContext(WidgetPreviewContext(family: .systemMedium)))
        }
        #expect(preview.size == CGSize(width: 338, height: 158))
        let red = try leaves(preview.content(), preview.size).first { $0.color == Color.red.resolve(.init()) }
        #expect(red?.frame.size == CGSize(width: 20, height: 10))
    }

    @Test func providersAnswer() async {
        let context = TimelineProviderContext(family: .systemLarge)
        #expect(context.displaySize == CGSize(width: 338, height: 354))
        let count = await withCheckedContinuation { done in
            Provider().getTimeline(in: context) { done.resume(returning: $0.entries.count) }
        }
        #expect(count == 1)
    }
}
