// SPDX-License-Identifier: MIT

import Drawing
import Geometry
import SwiftUI
import Testing
import SwiftUICore

/// The order of a symbol's layers in effects, and the points about which they rotate.
@Suite @MainActor struct SymbolLayerEffectTests {
    private func stage<E: DiscreteSymbolEffect & SymbolEffect>(
        _ effect: E, _ symbol: String, options: SymbolEffectOptions = .default
    ) -> Stage {
        effectStage {
            Counting(times: [0.5]) { number in
                Image(systemName: symbol).symbolEffect(effect, options: options, value: number)
                    .symbolRenderingMode(.hierarchical)
            }
        }
    }

    /// The clock's two layers start first, then the inner waves, then the outer ones. All have the same motion.
    @Test func layersFollowOneAnother() throws {
        let name = "alarm.waves.left.and.right.fill"
        let stage = stage(.bounce, name)
        let rest = try stage.widths(at: [0])[0]
        let layers = try SymbolLibrary.symbol(named: name).layers
        #expect(layers.map(\.isVariable) == [false, false, true, true])
        let early = zip(try stage.widths(at: [0.58])[0], rest).map { $0 / $1 }
        #expect(early[0] > early[2] && early[2] > early[3] && early[3] == 1)
        for (layer, delay) in [0, 0, 0.045, 0.09].enumerated() {
            let peak = try self.stage(.bounce, name).widths(at: [0.67 + delay])[0][layer] / rest[layer]
            #expect(isClose(peak, 1.18, within: 1e-6), "layer \(layer)")
        }
    }

    /// The mark on a filled shape moves with the shape. In a monochrome symbol, the mark is a hole, which moves too.
    @Test func cutoutsMoveWithTheirShape() throws {
        let stage = stage(.bounce, "checkmark.seal.fill")
        let rest = try stage.widths(at: [0])[0]
        let shares = zip(try stage.widths(at: [0.6])[0], rest).map { $0 / $1 }
        #expect(shares.count == 2 && isClose(shares[0], shares[1], within: 1e-9) && shares[0] > 1.05)
    }

    @Test func wholeSymbolsMoveAsOne() throws {
        let stage = stage(.bounce.wholeSymbol, "alarm.waves.left.and.right.fill")
        let rest = try stage.widths(at: [0])[0]
        let shares = zip(try stage.widths(at: [0.6])[0], rest).map { $0 / $1 }
        for share in shares { #expect(isClose(share, shares[0], within: 1e-9) && share > 1.05) }
    }

    /// A monochrome symbol that moves as a whole stays one outline: its layers are not composed again.
    @Test func wholeSymbolsStayOneOutline() throws {
        let stage = effectStage {
            Counting(times: [0.5]) { number in
                Image(systemName: "play.circle.fill").symbolEffect(.bounce.wholeSymbol, value: number)
            }
        }
        #expect(try stage.list(at: 0.6).items.count == 1)
    }

    @Test func wheelsTurnAgainstEachOther() throws {
        let stage = stage(.rotate, "gearshape.2.fill")
        func angles(at time: Double) throws -> [Double] {
            try stage.parts(at: time).map { part in
                Double(atan2(part.start.y - part.frame.midY, part.start.x - part.frame.midX)) * 180 / .pi
            }
        }
        let (rest, moved) = (try angles(at: 0.5), try angles(at: 0.7))
        let turns = zip(rest, moved).map { ($1 - $0 + 540).truncatingRemainder(dividingBy: 360) - 180 }
        #expect(turns[0] > 5 && turns[1] < -5)
        // The gear's teeth change its bounding box slightly.
        #expect(abs(turns[0] + turns[1]) < 3)
    }

    /// The hands of the clock rotate and its face does not; the whole rotates only with `wholeSymbol`.
    @Test func layersWithoutPivotsStand() throws {
        let byLayer = stage(.rotate, "clock")
        #expect(try byLayer.parts(at: 0)[0] == byLayer.parts(at: 1)[0])
        let hands = stage(.rotate, "clock")
        #expect(try hands.parts(at: 0)[1].distance(to: hands.parts(at: 1)[1]) > 20)
        let whole = stage(.rotate.wholeSymbol, "clock")
        #expect(try whole.parts(at: 0)[0].distance(to: whole.parts(at: 1)[0]) > 20)
    }

    @Test func aHeartTurnsAsAWhole() throws {
        let stage = stage(.rotate, "heart.fill")
        let half = try stage.parts(at: 0.5 + 0.8)[0]
        let rest = try effectStage { Image(systemName: "heart.fill") }.parts(at: 0)[0]
        // After half a turn, the outline's first point is on the opposite side of the box.
        #expect(isClose(Double(half.frame.width), Double(rest.frame.width), within: 0.1))
        #expect(isClose(half.start.x - half.frame.minX, rest.frame.maxX - rest.start.x, within: 0.1))
        #expect(isClose(half.start.y - half.frame.minY, rest.frame.maxY - rest.start.y, within: 0.1))
        #expect(abs(half.start.y - rest.start.y) > 2)
    }

    @Test func wavesPulseAndTheClockDoesNot() throws {
        let name = "alarm.waves.left.and.right.fill"
        let opacities = try stage(.pulse, name).opacities(at: 1.5)
        #expect(opacities[0] == 1 && opacities[1] == 1)
        #expect(isClose(opacities[2], 0.35) && isClose(opacities[3], 0.35))
        #expect(try stage(.pulse.wholeSymbol, name).opacities(at: 1.5).allSatisfy { isClose($0, 0.35) })
    }

    // MARK: Lights

    /// Checks which of the three layers are lit in successive steps of 0.3 s.
    @Test func layersLightUpInOrder() throws {
        func lit(_ effect: VariableColorSymbolEffect, at times: [Double]) throws -> [[Bool]] {
            let stage = stage(effect, "wifi", options: .repeat(2))
            return try times.map { try stage.opacities(at: 0.5 + $0).map { $0 > 0.8 } }
        }
        let times = [0.28, 0.58, 0.88, 1.3]
        let (yes, no) = (true, false)
        #expect(
            try lit(.variableColor.iterative, at: times)
                == [[yes, no, no], [no, yes, no], [no, no, yes], [no, no, no]])
        #expect(
            try lit(.variableColor.cumulative, at: [0.28, 0.58, 0.88])
                == [[yes, no, no], [yes, yes, no], [yes, yes, yes]])
        #expect(
            try lit(.variableColor.iterative.reversing, at: [0.88, 1.18, 1.48])
                == [[no, no, yes], [no, yes, no], [yes, no, no]])
        #expect(
            try lit(.variableColor.cumulative.reversing, at: [0.88, 1.5, 1.8])
                == [[yes, yes, yes], [yes, yes, no], [yes, no, no]])
    }

    @Test func unlitLayersAreFaintOrHidden() throws {
        #expect(isClose(try stage(.variableColor, "wifi").opacities(at: 0.5 + 0.45)[2], 0.35))
        // Invisible layers are not drawn.
        #expect(try stage(.variableColor.hideInactiveLayers, "wifi").list(at: 0.5 + 0.45).leaves.count < 3)
    }

    @Test func layersWithoutAnnotationsLightUpToo() throws {
        let opacities = try stage(.variableColor, "gearshape.2.fill").opacities(at: 0.5 + 0.28)
        #expect(opacities[0] > 0.8 && opacities[1] < 0.5)
    }
}
