// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct RandomnessTests {
    private struct Dice: View {
        let notes: Notes
        var body: some View {
            Color.red.onAppear {
                notes.add("\(Int.random(in: 1...6)) \(Double.random(in: 0..<1)) \(CGFloat.random(in: -1...1))")
                notes.add("\(Bool.random()) \([1, 2, 3, 4, 5].shuffled()) \(["a", "b", "c"].randomElement() ?? "")")
            }
        }
    }

    private func throwDice() -> [String] {
        let notes = Notes()
        Stage { Dice(notes: notes) }.host.advance(to: 0)
        return notes.lines
    }

    @Test func eachRenderingHasTheSameLots() {
        let first = throwDice()
        #expect(first.count == 2)
        // With the system's random numbers, two runs would almost certainly differ: 5! orders, 2⁵³ fractions.
        #expect(first == throwDice() && first == throwDice())
    }

    /// Each rendering makes the same UUIDs. They have the version and variant bits of RFC 9562; all other digits vary.
    @Test func identifiersAreThoseOfTheRendering() {
        func draw() -> [String] {
            let notes = Notes()
            Stage { Color.red.onAppear { for _ in 0..<50 { notes.add(UUID.virtuallyRandom().uuidString) } } }
                .host.advance(to: 0)
            return notes.lines
        }
        let ids = draw()
        #expect(ids == draw() && Set(ids).count == 50)
        for id in ids.map(Array.init) { #expect(id[14] == "4" && "89AB".contains(id[19])) }
        for place in 0..<36 where ![8, 13, 14, 18, 23].contains(place) {
            #expect(Set(ids.map { Array($0)[place] }).count > 3)
        }
    }

    @Test func lotsDiffer() {
        let notes = Notes()
        let stage = Stage {
            Color.red.onAppear { for _ in 0..<200 { notes.add("\(UInt64.random(in: 0 ... .max))") } }
        }
        stage.host.advance(to: 0)
        #expect(Set(notes.lines).count == 200)
    }

    @Test func outsideOfHostsTheSystemDraws() {
        let numbers = (0..<4).map { _ in UInt64.random(in: 0 ... .max) }
        #expect(numbers != (0..<4).map { _ in UInt64.random(in: 0 ... .max) })
    }
}
