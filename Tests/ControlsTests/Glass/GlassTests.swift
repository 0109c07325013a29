// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Glass effects behind views, and glass buttons.
@MainActor
@Suite struct GlassTests {
    private func panes<V: View>(@ViewBuilder _ content: () -> V) throws -> [Backdrop] {
        try Stage(content: content).list().items.compactMap {
            if case .fill(_, _, .backdrop(let backdrop)) = $0.content { backdrop } else { nil }
        }
    }

    @Test func aPaneLiesBehindTheView() throws {
        let stage = Stage { Color.red.frame(width: 40, height: 20).glassEffect() }
        let list = try stage.list()
        guard case .fill(_, _, .backdrop) = list.items[0].content else { Issue.record("no glass"); return }
        #expect(list.leaves[0].frame.size == CGSize(width: 40, height: 20))
        #expect(stage.host.warnings.count == 1)
    }

    @Test func formsOfGlass() throws {
        struct Forms: View {
            @Namespace var space
            var body: some View {
                GlassEffectContainer(spacing: 8) {
                    VStack {
                        Color.red.glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
                            .glassEffectID("a", in: space)
                        Color.red.glassEffect(.clear).glassEffectUnion(id: 1, namespace: space)
                        Color.red.glassEffect(.identity).glassEffectTransition(.materialize)
                    }
                }
            }
        }
        #expect(try panes { Forms() }.count == 2)
    }

    @Test func buttonsOnGlassAreTapped() throws {
        let notes = Notes()
        let stage = Stage { Button("Go") { notes.add("go") }.buttonStyle(.glassProminent) }
        stage.host.play(EventScript([.tap(CGPoint(x: 50, y: 50), at: 1)]))
        stage.host.advance(to: 1)
        #expect(notes.lines == ["go"])
        let plain = try panes { Button("Go") {}.buttonStyle(.glass) }
        let prominent = try panes { Button("Go") {}.buttonStyle(.glassProminent) }
        #expect(plain.count == 1 && prominent.count == 1 && plain != prominent)
    }
}
