// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// A row whose views choose their distance to the previous view.
private struct Steps: Layout {
    struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 1 }
    var shift: CGFloat = 0
    var animatableData: CGFloat {
        get { shift }
        set { shift = newValue }
    }

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        let gaps = subviews.dropFirst().reduce(0) { $0 + $1[Gap.self] }
        return CGSize(width: cache.reduce(gaps) { $0 + $1.width }, height: cache.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        var x = bounds.minX + shift
        for (index, subview) in subviews.enumerated() {
            if index > 0 { x += subview[Gap.self] }
            subview.place(at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
            x += cache[index].width
        }
    }
}

@Suite @MainActor
struct LayoutProtocolTests {
    private func frames<V: View>(@ViewBuilder _ content: () -> V) throws -> [String] {
        try Stage(content: content).frames()
    }

    @Test func aLayoutReadsTheValuesOfItsViews() throws {
        let placed = try frames {
            Steps()() {
                Box(side: 10)
                Box(side: 20).layoutValue(key: Steps.Gap.self, value: 10)
                Box(side: 10)
            }
        }
        #expect(placed == ["25 50 10 10", "45 40 20 20", "66 50 10 10"])
    }

    @Test func itIsMirroredFromRightToLeft() throws {
        let steps = Steps()() {
            Box(side: 10)
            Box(side: 20)
        }
        let placed = try frames { steps.environment(\.layoutDirection, .rightToLeft) }
        #expect(placed == ["56 50 10 10", "35 40 20 20"])
    }

    @Test func animatableDataOfALayoutIsAnimated() throws {
        struct Moving: View {
            @State var shift: CGFloat = 0
            var body: some View {
                Steps(shift: shift) { Box() }
                    .onAppear { withAnimation(.linear(duration: 1)) { shift = 20 } }
            }
        }
        let stage = Stage { Moving() }
        #expect(try stage.xs(at: 0) == [45])
        #expect(try stage.xs(at: 0.5) == [55])
        #expect(try stage.xs(at: 2) == [65])
    }

    @Test func stacksAsValuesAreStacks() throws {
        @ViewBuilder var content: some View {
            Color.red
            Box()
        }
        #expect(try frames { HStackLayout(spacing: 4)() { content } } == frames { HStack(spacing: 4) { content } })
        #expect(try frames { AnyLayout(VStackLayout())() { content } } == frames { VStack { content } })
        #expect(
            try frames { AnyLayout(ZStackLayout(alignment: .top))() { content } }
                == frames { ZStack(alignment: .top) { content } })
    }

    @Test func anotherLayoutMovesTheSameViews() throws {
        struct Turning: View {
            let notes: Notes
            @State var isColumn = false
            var body: some View {
                let layout =
                    isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Box().onAppear { notes.add("appears") }
                    Box()
                }
                .onAppear { withAnimation(.linear(duration: 1)) { isColumn = true } }
            }
        }
        let notes = Notes()
        let stage = Stage { Turning(notes: notes) }
        #expect(try stage.frames(at: 0) == ["40 45 10 10", "50 45 10 10"])
        let midway = try stage.frames(at: 0.5)
        #expect(midway == ["42.5 42.5 10 10", "47.5 47.5 10 10"])
        #expect(try stage.frames(at: 1) == ["45 40 10 10", "45 50 10 10"])
        #expect(notes.lines == ["appears"])
    }

    @Test func viewsThatAreNotPlacedStandInTheMiddle() throws {
        struct Lazybones: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 50, height: 50)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        #expect(try frames { Lazybones() { Box() } } == ["45 45 10 10"])
    }
}
