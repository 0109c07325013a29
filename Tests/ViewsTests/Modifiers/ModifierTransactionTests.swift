// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// Animations and transactions of modifiers apply to the modifier, not to its content.
@Suite @MainActor struct ModifierTransactionTests {
    private struct Shift: ViewModifier {
        let on: Bool
        func body(content: Content) -> some View { content.offset(x: on ? 40 : 0) }
    }

    private func frame<M: ViewModifier>(at time: Double, _ modifier: @escaping (Bool) -> M) throws -> String? {
        let box = StepBox()
        let stage = Stage {
            Switching(box: box) { step in
                Color.red.frame(width: step == 1 ? 20 : 10, height: 10).modifier(modifier(step == 1))
            }
        }
        _ = try stage.list()
        box.set(1)
        _ = try stage.list(at: 0)
        return try stage.list(at: time).leaves.first?.frame.text
    }

    @Test func animationOfAModifier() throws {
        #expect(try frame(at: 0.5) { Shift(on: $0).animation(.linear(duration: 1)) } == "60 45 20 10")
        #expect(try frame(at: 1) { Shift(on: $0).animation(.linear(duration: 1)) } == "80 45 20 10")
    }

    @Test func transactionOfAModifier() throws {
        #expect(
            try frame(at: 0.5) { Shift(on: $0).transaction { $0.animation = .linear(duration: 1) } } == "60 45 20 10")
        #expect(try frame(at: 0.5) { Shift(on: $0).transaction { $0.animation = nil } } == "80 45 20 10")
        #expect(try frame(at: 0.5) { Shift(on: $0) } == "80 45 20 10")
    }
}
