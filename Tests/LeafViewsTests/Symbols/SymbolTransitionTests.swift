// SPDX-License-Identifier: MIT

import Drawing
import Geometry
import SwiftUI
import Testing
import Screens

/// Symbols that are inserted, removed and replaced.
@Suite @MainActor struct SymbolTransitionTests {
    // MARK: Transitions

    private struct Visitor: View {
        let transition: AnyTransition
        @State private var isThere = false

        var body: some View {
            VStack {
                if isThere {
                    Label("Hello" as String, systemImage: "heart.fill").transition(transition)
                }
            }
            .font(.system(size: 100))
            .onAppear {
                for time in [0.5, 2] {
                    DispatchQueue.main.asyncAfter(deadline: .now() + time) {
                        withAnimation(.linear(duration: 9)) { isThere.toggle() }
                    }
                }
            }
        }
    }

    /// The symbol's effect has its own duration; the text stays until the effect ends.
    @Test func symbolsComeAndGo() throws {
        for transition in [AnyTransition.symbolEffect, .symbolEffect(.appear), .symbolEffect(.disappear.down)] {
            let stage = Stage(600, 300) { Visitor(transition: transition) }
            #expect(try stage.list(at: 0.4).items.isEmpty)
            let coming = try stage.list(at: 0.6).leaves
            #expect(coming.count == 2 && coming.contains { $0.opacity == 1 } && coming.contains { $0.opacity < 1 })
            let there = try stage.list(at: 1.9)
            #expect(there.leaves.map(\.opacity) == [1, 1])
            let going = try stage.list(at: 2.1).leaves
            #expect(going.count == 2 && going.contains { $0.opacity < 0.9 })
            #expect(try !stage.list(at: 2.65).items.isEmpty)
            #expect(try stage.list(at: 2.75).items.isEmpty)
        }
    }

    @Test func transitionsHaveTheirOwnSpeed() throws {
        let stage = Stage(600, 300) { Visitor(transition: .symbolEffect(.automatic, options: .speed(0.5))) }
        #expect(try !stage.list(at: 3.35).items.isEmpty)
        #expect(try stage.list(at: 3.45).items.isEmpty)
    }

    // MARK: Replacements

    private func stage(
        _ transition: ContentTransition?, _ names: [String], at times: [Double] = [0.5],
        rendering: SymbolRenderingMode = .monochrome, disablesAnimations: Bool = false
    ) -> Stage {
        effectStage {
            Counting(times: times) { number in
                let image = Image(systemName: names[number % names.count]).symbolRenderingMode(rendering)
                    .transaction { $0.disablesAnimations = disablesAnimations }
                if let transition { image.contentTransition(transition) } else { image }
            }
        }
    }

    private func plain(_ name: String) throws -> DisplayList { try effectStage { Image(systemName: name) }.list() }

    @Test func symbolsChangeAtOnceByDefault() throws {
        for time in [0.5, 0.55, 2] {
            #expect(try stage(nil, ["play.fill", "pause.fill"]).list(at: time) == plain("pause.fill"))
        }
        let quick = stage(.symbolEffect, ["play.fill", "pause.fill"], disablesAnimations: true)
        #expect(try quick.list(at: 0.55) == plain("pause.fill"))
    }

    @Test(arguments: [
        ContentTransition.symbolEffect, .symbolEffect(.replace), .symbolEffect(.replace.upUp.wholeSymbol),
        .symbolEffect(.replace.offUp.byLayer), .symbolEffect(.replace.magic(fallback: .downUp)),
        .symbolEffect(.automatic, options: .speed(2)),
    ])
    func theOldSymbolIsReplacedByTheNewOne(_ transition: ContentTransition) throws {
        let stage = stage(transition, ["play.fill", "heart.fill"])
        #expect(try stage.list(at: 0.45) == plain("play.fill"))
        let between = try stage.list(at: 0.62)
        #expect(try between != plain("play.fill"))
        #expect(try between != plain("heart.fill"))
        #expect(try stage.list(at: 1.5) == plain("heart.fill"))
    }

    @Test func theOldOneShrinksGrowsOrIsGone() throws {
        func old(_ effect: ReplaceSymbolEffect) throws -> SeenPart? {
            let parts = try stage(.symbolEffect(effect), ["square.fill", "star.fill"]).parts(at: 0.6)
            return parts.count == 2 || effect != .replace.offUp ? parts.first : nil
        }
        let rest = try effectStage { Image(systemName: "square.fill") }.parts(at: 0)[0]
        let down = try #require(try old(.downUp))
        #expect(down.frame.width < rest.frame.width && down.opacity < 1)
        let up = try #require(try old(.upUp))
        #expect(up.frame.width > rest.frame.width && up.opacity < 1)
        #expect(try old(.offUp) == nil)
    }

    @Test func replacementsMayBeReplaced() throws {
        let names = ["circle.fill", "square.fill", "star.fill", "heart.fill"]
        let stage = stage(.symbolEffect(.replace), names, at: [0.5, 0.7, 0.72])
        #expect(try stage.list(at: 0.85).items.count >= 2)
        #expect(try stage.list(at: 2) == plain("heart.fill"))
        // A symbol that is removed during its insertion does not jump to its full size.
        let (before, after) = (
            try self.stage(.symbolEffect(.replace), names, at: [0.5, 0.7]).parts(at: 0.6999),
            try self.stage(.symbolEffect(.replace), names, at: [0.5, 0.7]).parts(at: 0.7001)
        )
        let square = try #require(before.last)
        #expect(after.contains { $0.distance(to: square) < 1 })
    }

    /// The new symbol is wider and aligned to the leading edge; the old one fades in place.
    @Test func theOldSymbolLeavesInPlace() throws {
        let stage = Stage(300, 100) {
            Counting(times: [0.5]) { number in
                Image(systemName: number == 0 ? "circle.fill" : "rectangle.fill")
                    .font(.system(size: 60))
                    .contentTransition(.symbolEffect(.replace))
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let before = try stage.parts(at: 0.4999)[0]
        let after = try stage.parts(at: 0.5001)[0]
        #expect(before.distance(to: after) < 0.1)
    }

    @Test func othersCrossFadeWithinAnAnimation() throws {
        struct Switch: View {
            let transition: ContentTransition
            let animation: Animation?
            @State private var isOn = false

            var body: some View {
                Image(systemName: isOn ? "heart.fill" : "star.fill")
                    .contentTransition(transition)
                    .onAppear { withAnimation(animation) { isOn = true } }
            }
        }
        func opacities(_ transition: ContentTransition, _ animation: Animation?) throws -> [[Double]] {
            let stage = effectStage { Switch(transition: transition, animation: animation) }
            return try [0.25, 1].map { try stage.opacities(at: $0) }
        }
        for transition in [ContentTransition.opacity, .interpolate] {
            #expect(try opacities(transition, .linear(duration: 1)) == [[0.75, 0.25], [1]])
            #expect(try opacities(transition, nil) == [[1], [1]])
        }
        #expect(try opacities(.numericText(), .linear(duration: 1)) == [[1], [1]])
    }

    // MARK: Slashes

    @Test func slashesAreDrawnAndTakenBack() throws {
        let stage = stage(.symbolEffect(.replace), ["bell", "bell.slash"], at: [0.5, 2])
        // The bell stays in place and the slash grows.
        let bell = try stage.parts(at: 0)[0].frame
        #expect(try stage.list(at: 0.4) == plain("bell"))
        var rights: [Double] = []
        for time in [0.55, 0.65, 0.75, 0.85] {
            let parts = try stage.parts(at: time)
            #expect(parts.count == 1 && parts[0].opacity == 1)
            rights.append(Double(parts[0].frame.maxX))
            #expect(parts[0].frame.midY - bell.midY < 8)
        }
        #expect(rights == rights.sorted())
        #expect(try stage.list(at: 1) == plain("bell.slash"))
        #expect(try stage.list(at: 2.2) != plain("bell.slash"))
        #expect(try stage.list(at: 2.5) == plain("bell"))
    }

    @Test func aSlashMayTurnBackHalfWay() throws {
        let there = stage(.symbolEffect(.replace), ["mic.fill", "mic.slash.fill"], at: [0.5, 0.7])
        var right = Double(try there.parts(at: 0.5)[0].frame.maxX)
        for step in 31...80 {
            let next = Double(try there.parts(at: Double(step) / 60)[0].frame.maxX)
            #expect(abs(next - right) < 8)
            right = next
        }
        #expect(try there.list(at: 2) == plain("mic.fill"))
    }

    @Test func otherNamesHaveNoMagic() throws {
        let effect = ContentTransition.symbolEffect(.replace.magic(fallback: .upUp))
        #expect(try stage(effect, ["bell", "mic.slash"]).list(at: 0.6).items.count == 2)
        #expect(try stage(.symbolEffect(.replace.downUp), ["bell", "bell.slash"]).list(at: 0.6).items.count > 1)
        // In an enclosed symbol, the slash is part of the mark.
        #expect(try stage(effect, ["bell.circle", "bell.slash.circle"]).list(at: 0.6).items.count > 1)
    }

    /// A slashed glyph has the secondary style. The glyph fades to this style while the slash is drawn.
    @Test func levelsChangeWithTheSlash() throws {
        let names = ["location", "location.slash"]
        try #require(SymbolLibrary.symbol(named: names[0]).layers.map(\.level) == [.primary])
        let stage = stage(.symbolEffect(.replace), names, rendering: .hierarchical)
        let alphas = try [0.501, 0.7, 0.899, 1.5].map { time in
            try stage.list(at: time).leaves.dropLast().map { Double($0.color?.alpha ?? 0) * $0.opacity }.reduce(0, +)
        }
        #expect(alphas[0] > 0.98 && alphas[1] < alphas[0] && isClose(alphas[2], 0.5, within: 0.02) && alphas[3] == 0.5)
    }

    @Test func variantsAreReplacedToo() throws {
        let stage = effectStage {
            Counting(times: [0.5]) { number in
                Image(systemName: "heart").symbolVariant(number == 0 ? .none : .fill)
                    .contentTransition(.symbolEffect(.replace))
            }
        }
        #expect(try stage.list(at: 0.64).items.count == 2)
    }
}
