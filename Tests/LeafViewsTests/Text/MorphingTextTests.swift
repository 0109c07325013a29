// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// A change of the font morphs the letters of a text.
@Suite @MainActor struct MorphingTextTests {
    private func stage<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> Stage {
        Stage(400, 100) { Turning(content: content) }
    }

    /// The bounding box of a text's drawing.
    private func box<V: View>(at time: Double, @ViewBuilder _ content: @escaping (Bool) -> V) throws -> CGRect {
        let stage = stage(content)
        _ = try stage.list(at: 0)
        return try stage.list(at: time).leaves.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    }

    private func isBetween(
        _ value: CGRect, _ first: CGRect, _ last: CGRect, at share: CGFloat, within tolerance: CGFloat = 0.05
    )
        -> Bool
    {
        zip(
            [value.minX, value.minY, value.width, value.height],
            zip(
                [first.minX, first.minY, first.width, first.height], [last.minX, last.minY, last.width, last.height])
        ).allSatisfy { abs($0 - ($1.0 + ($1.1 - $1.0) * share)) < tolerance }
    }

    /// Each frame shows the letters of the interpolated font. Two designs are not mixed, because their outlines do not
    /// correspond.
    @Test(arguments: [(17.0, 28.0, 0.5), (17, 28, 0.3), (20, 60, 0.1), (24, 72, 0.75), (40, 12, 0.6)])
    func sizesHaveTheLettersOfEachMoment(from: Double, to: Double, time: Double) throws {
        let words = "AMNbijq%$ø"
        let moving = stage { Text(verbatim: words).font(.system(size: $0 ? to : from)) }
        _ = try moving.list(at: 0)
        let still = stage { _ in Text(verbatim: words).font(.system(size: from + (to - from) * time)) }
        func outline(_ stage: Stage, _ time: Double) throws -> Path {
            guard case .fill(let path, _, _) = try stage.list(at: time).items[0].content else { return Path() }
            return path.applying(CGAffineTransform(translationX: -path.boundingRect.minX, y: -path.boundingRect.minY))
        }
        let (a, b) = (try outline(moving, time), try outline(still, 2))
        #expect(areEndsClose(a, b, within: 1e-6), "the same letters, at the same distances")
    }

    @Test(arguments: [DynamicTypeSize.xSmall, .accessibility3]) func sizesOfTextAreNoOther(size: DynamicTypeSize) throws
    {
        let moving = stage { Text(verbatim: "Rag").dynamicTypeSize($0 ? size : .large) }
        let first = try moving.list(at: 0).leaves[0].frame
        let half = try moving.list(at: 0.5).leaves.map(\.frame)
        let last = try moving.list(at: 2).leaves[0].frame
        #expect(half.count == 1)
        #expect((min(first.height, last.height)...max(first.height, last.height)).contains(half[0].height))
    }

    /// Upright and italic letters are cross-faded. Their outlines are not interpolated.
    @Test func italicsCrossFade() throws {
        let stage = stage { Text(verbatim: "Italic").italic($0) }
        _ = try stage.list(at: 0)
        #expect(try stage.list(at: 0.25).leaves.map(\.opacity) == [0.75, 0.25])
    }

    /// A letter that moves to another line of the text takes the straight path there, in the interpolated font.
    @Test func lettersThatChangeTheirLineGoThere() throws {
        let stage = stage { isOn in
            Text(verbatim: "HIT HIT").font(.system(size: isOn ? 30 : 20)).frame(width: 80)
        }
        _ = try stage.list(at: 0)
        let (half, last) = (try stage.list(at: 0.5).leaves, try stage.list(at: 2).leaves)
        #expect(half.map(\.opacity) == [1, 1], "two runs of letters, and nothing that fades")
        #expect(last.count == 2)
    }

    @Test func weightsTrackingAndLinesAreInterpolated() throws {
        let looks: [(Bool) -> AnyView] = [
            { AnyView(Text(verbatim: "HIT").fontWeight($0 ? .black : .thin)) },
            // The outlines of these letters have different numbers of curves.
            { AnyView(Text(verbatim: "Rej").font(.system(size: 40, weight: $0 ? .bold : .regular))) },
            { AnyView(Text(verbatim: "HIT").tracking($0 ? 20 : 0)) },
            { AnyView(Text(verbatim: "HIT\nH").multilineTextAlignment($0 ? .trailing : .leading)) },
            { AnyView(Text(verbatim: "HIT\nH").lineSpacing($0 ? 20 : 0)) },
            { AnyView(Text(verbatim: "HIT").font($0 ? .largeTitle : .caption)) },
        ]
        for (index, look) in looks.enumerated() {
            let (first, last) = (try box(at: 0) { look($0) }, try box(at: 1) { look($0) })
            let half = try box(at: 0.5) { look($0) }
            // The last look changes the font size. It needs a larger tolerance, because letter spacing is not
            // proportional to size.
            let tolerance = index == 5 ? 0.7 : 0.05
            #expect(
                isBetween(half, first, last, at: 0.5, within: tolerance),
                "\(index): \(half.text) from \(first.text) to \(last.text)")
        }
    }

    @Test func ofOneColourAndOpacityAllTheWay() throws {
        let stage = stage { Text(verbatim: "Sizes").font(.system(size: $0 ? 60 : 20)) }
        for time in [0, 0.25, 0.5, 1, 1.5] {
            let leaves = try stage.list(at: time).leaves
            #expect(leaves.map(\.opacity) == [1] && leaves[0].color == .black)
        }
    }

    /// At the end, the outlines are exactly those of the font.
    @Test func theEndIsTheNewText() throws {
        let moved = stage { Text(verbatim: "Sizes").font(.system(size: $0 ? 60 : 20)) }
        _ = try moved.list(at: 0)
        let still = stage { _ in Text(verbatim: "Sizes").font(.system(size: 60)) }
        #expect(try moved.list(at: 1) == still.list(at: 1))
    }

    @Test func nothingIsInterpolatedWithoutAnimationOrAgainstTheTransition() throws {
        struct Jump: View {
            @State private var isOn = false
            var body: some View { Text(verbatim: "A").font(.system(size: isOn ? 60 : 20)).onAppear { isOn = true } }
        }
        let last = try box(at: 1) { Text(verbatim: "A").font(.system(size: $0 ? 60 : 20)) }
        #expect(try Stage(400, 100) { Jump() }.list().leaves[0].frame.height == last.height)
        let identity = try box(at: 0.5) {
            Text(verbatim: "A").font(.system(size: $0 ? 60 : 20)).contentTransition(.identity)
        }
        #expect(identity.height == last.height)
    }

    /// Outlines of different designs are never interpolated, even if they have the same number of contours.
    @Test(arguments: ["R2g%", "Serif to sans"])
    func otherDesignsCrossFade(text: String) throws {
        let stage = stage { Text(verbatim: text).font(.system(size: 40, design: $0 ? .serif : .default)) }
        _ = try stage.list(at: 0)
        #expect(try stage.list(at: 0.25).leaves.map(\.opacity) == [0.75, 0.25])
    }

    /// A change during the animation starts at the letters' present places and velocities.
    @Test func retargetingKeepsPlaceAndSpeed() throws {
        @MainActor final class Remote { var set: (CGFloat) -> Void = { _ in } }
        struct Words: View {
            let remote: Remote
            @State private var size: CGFloat = 20
            var body: some View {
                Text(verbatim: "H").font(.system(size: size)).onAppear {
                    remote.set = { new in withAnimation(.spring(duration: 1)) { size = new } }
                }
            }
        }
        let remote = Remote()
        let stage = Stage(400, 100) { Words(remote: remote) }
        func height(_ time: Double) throws -> CGFloat { try stage.list(at: time).leaves[0].frame.height }
        let small = try height(0)
        remote.set(60)
        _ = try height(0)
        let before = try (height(0.18), height(0.2))
        remote.set(20)
        let after = try (height(0.2), height(0.22))
        #expect(abs(after.0 - before.1) < 1e-6)
        let (speed, later) = (before.1 - before.0, after.1 - after.0)
        #expect(speed > 0 && later > 0 && later < speed, "it still grows for a moment")
        #expect(abs(try height(3) - small) < 1e-6)
    }
}
