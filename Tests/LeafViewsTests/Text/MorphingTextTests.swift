// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import Interaction

/// The same words in another font: their letters turn into the new ones.
@Suite @MainActor struct MorphingTextTests {
    private func stage<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> Stage {
        Stage(400, 100) { Turning(content: content) }
    }

    /// The box around everything that is drawn of a text.
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

    @Test(arguments: [0.25, 0.5, 0.75])
    func sizesAreInterpolated(time: Double) throws {
        let text: (Bool) -> Text = { Text(verbatim: "Sizes").font(.system(size: $0 ? 72 : 24)) }
        let (first, last) = (try box(at: 0) { text($0) }, try box(at: 1) { text($0) })
        #expect(last.height > 2.9 * first.height)
        #expect(isBetween(try box(at: time) { text($0) }, first, last, at: time))
    }

    /// Small and large letters are of two designs, drawn by different curves.
    @Test(arguments: [0.25, 0.5, 0.75])
    func sizesOfBothDesignsAreInterpolated(time: Double) throws {
        let text: (Bool) -> Text = { Text(verbatim: "Sizes").font(.system(size: $0 ? 60 : 20)) }
        let (first, last) = (try box(at: 0) { text($0) }, try box(at: 1) { text($0) })
        #expect(isBetween(try box(at: time) { text($0) }, first, last, at: time, within: 0.5))
    }

    @Test func weightsTrackingAndLinesAreInterpolated() throws {
        let looks: [(Bool) -> AnyView] = [
            { AnyView(Text(verbatim: "HIT").fontWeight($0 ? .black : .thin)) },
            // The outlines of these letters are drawn by different numbers of curves.
            { AnyView(Text(verbatim: "Rej").font(.system(size: 40, weight: $0 ? .bold : .regular))) },
            { AnyView(Text(verbatim: "HIT").tracking($0 ? 20 : 0)) },
            { AnyView(Text(verbatim: "HIT\nH").multilineTextAlignment($0 ? .trailing : .leading)) },
            { AnyView(Text(verbatim: "HIT\nH").lineSpacing($0 ? 20 : 0)) },
            { AnyView(Text(verbatim: "HIT").font($0 ? .largeTitle : .caption)) },
        ]
        for (index, look) in looks.enumerated() {
            let (first, last) = (try box(at: 0) { look($0) }, try box(at: 1) { look($0) })
            let half = try box(at: 0.5) { look($0) }
            #expect(isBetween(half, first, last, at: 0.5), "\(index): \(first) \(half) \(last)")
        }
    }

    @Test func ofOneColourAndOpacityAllTheWay() throws {
        let stage = stage { Text(verbatim: "Sizes").font(.system(size: $0 ? 60 : 20)) }
        for time in [0, 0.25, 0.5, 1, 1.5] {
            let leaves = try stage.list(at: time).leaves
            #expect(leaves.map(\.opacity) == [1] && leaves[0].color == .black)
        }
    }

    /// On arrival the very outlines of the font stand there.
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

    /// Also where they have as many contours.
    @Test(arguments: ["R2g%", "Serif to sans"])
    func otherDesignsCrossFade(text: String) throws {
        let stage = stage { Text(verbatim: text).font(.system(size: 40, design: $0 ? .serif : .default)) }
        _ = try stage.list(at: 0)
        #expect(try stage.list(at: 0.25).leaves.map(\.opacity) == [0.75, 0.25])
    }

    /// A change on the way starts where the letters are, with the speed that they have.
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
