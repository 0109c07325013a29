// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// Texts drawn by a `TextRenderer`, compared with the texts themselves.
@Suite @MainActor
struct TextRendererTests {
    private struct Plain: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
    }

    private struct Letters: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout { for run in line { for slice in run { ctx.draw(slice) } } }
        }
    }

    private struct Shift: TextRenderer {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            ctx.translateBy(x: x, y: 0)
            for line in layout { ctx.draw(line) }
        }
    }

    private struct Mark: TextAttribute { var name: String }

    private final class Found { var layouts: [Text.Layout] = [] }

    private struct Reading: TextRenderer {
        let found: Found
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { found.layouts.append(layout) }
    }

    private func layout(_ text: Text, width: CGFloat = 200) throws -> Text.Layout {
        let found = Found()
        _ = try Painted.bitmap(text.frame(width: width).textRenderer(Reading(found: found)), side: 200)
        return try #require(found.layouts.first)
    }

    private var text: Text {
        Text("Wave \(Text("red").foregroundColor(.red).bold()) \(Text("line").underline(color: .blue)) 🧡 שלום")
    }

    @Test func aRendererThatDrawsLinesChangesNothing() throws {
        let own = try Painted.bitmap(text, side: 120, scale: 2)
        #expect(!own.isBlank)
        #expect(try Painted.bitmap(text.textRenderer(Plain()), side: 120, scale: 2) == own)
    }

    /// The coverage differs slightly, because overlaps of letters are painted twice and pieces of an underline join
    /// within a pixel.
    @Test func lettersTogetherAreTheLine() throws {
        let own = try Painted.bitmap(text, side: 120, scale: 2)
        let letters = try Painted.bitmap(text.textRenderer(Letters()), side: 120, scale: 2)
        #expect(abs(letters.coverage - own.coverage) < 0.001)
        #expect(largestDifference(letters, own) < 128)
    }

    @Test func linesRunsAndLettersStandSideBySide() throws {
        let layout = try layout(Text("one \(Text("two").bold()) three four five six seven"), width: 90)
        #expect(layout.count > 2 && !layout.isTruncated)
        for line in layout {
            var x = line.origin.x
            for run in line {
                for slice in run {
                    #expect(abs(slice.typographicBounds.origin.x - x) < 0.001)
                    #expect(slice.typographicBounds.origin.y == line.origin.y)
                    x += slice.typographicBounds.width
                }
                #expect(abs(run.typographicBounds.rect.maxX - x) < 0.001)
            }
            // The space at the end of a line is outside of the line's typographic bounds.
            #expect(x >= line.typographicBounds.rect.maxX - 0.001)
        }
        let tops = layout.map(\.typographicBounds.rect.minY)
        #expect(tops == tops.sorted() && tops.first == 0)
        let indices = layout.flatMap { $0.flatMap(\.characterIndices) }
        #expect(indices == indices.sorted() && Set(indices).count == indices.count)
    }

    @Test func ligaturesAreOneLetterAndDirectionsAreKnown() throws {
        #expect(try layout(Text("שלום")).first?.first?.layoutDirection == .rightToLeft)
        #expect(try layout(Text("peace")).first?.first?.layoutDirection == .leftToRight)
        #expect(try layout(Text("peace")).first?.first?.count == 5)
        #expect(try layout(Text("👨‍👩‍👧")).first?.first?.count == 1)
    }

    @Test func renderersFindTheAttributesOfAnAuthor() throws {
        let marked = Text("one \(Text("two").customAttribute(Mark(name: "b")))").customAttribute(Mark(name: "a"))
        let names = try layout(marked).flatMap { $0.map { $0[Mark.self]?.name } }
        #expect(names == ["a", "b"])
        #expect(try layout(Text("one")).first?.first?[Mark.self] == nil)
    }

    @Test func aRendererIsAnimated() throws {
        struct Moving: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Text("a").textRenderer(Shift(x: x)).onAppear { withAnimation(.linear(duration: 1)) { x = 20 } }
            }
        }
        let half = try Painted.bitmap(Moving(), at: 0.5)
        #expect(try half == Painted.bitmap(Text("a").offset(x: 10)))
        #expect(try Painted.bitmap(Moving(), at: 2) == Painted.bitmap(Text("a").offset(x: 20)))
    }

    @Test func transitionsAnimateRenderers() throws {
        struct Slide: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.transaction {
                    $0.animation = .linear(duration: 1)
                } body: {
                    $0.textRenderer(Shift(x: phase.isIdentity ? 0 : 20))
                }
            }
        }
        struct Coming: View {
            @State private var isThere = false
            var body: some View {
                ZStack { if isThere { Text("a").transition(Slide()) } }
                    .onAppear { withAnimation(.linear(duration: 9)) { isThere = true } }
            }
        }
        #expect(try Painted.bitmap(Coming(), at: 0.5) == Painted.bitmap(Text("a").offset(x: 10)))
    }

    @Test func aRendererMayChooseTheSize() throws {
        struct Wide: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let own = text.sizeThatFits(proposal)
                return CGSize(width: own.width + 10, height: own.height)
            }
        }
        func area(_ view: some View) throws -> Double {
            try Painted.bitmap(view.foregroundStyle(.clear).background(.red)).coverage * 3600
        }
        // The renderer adds a box that is ten points wide and as high as a line of body text.
        let added = try area(Text("ab").textRenderer(Wide())) - area(Text("ab"))
        #expect((10 * 20...10 * 22).contains(added))
    }
}
