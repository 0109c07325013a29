// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct StepperTests {
    private let notes = Notes()

    private func stage<Content: View>(
        _ value: Int, _ events: EventScript.Event..., @ViewBuilder content: @escaping (Binding<Int>) -> Content
    ) -> Stage {
        let stage = Stage(200, 100) { Held(value, notes: notes, content: content) }
        stage.host.play(EventScript(events))
        return stage
    }

    @Test func theKeysHave94Times32Points() throws {
        let stage = Stage(200, 100) { Stepper("", value: .constant(0)).labelsHidden() }
        #expect(try stage.frames()[0] == "53 34 94 32")
    }

    @Test func theKeysStep() throws {
        let stage = stage(1, .tap("Increment", at: 1), .tap("Increment", at: 2), .tap("Decrement", at: 3)) {
            Stepper("Count", value: $0, step: 5)
        }
        stage.host.advance(to: 4)
        #expect(notes.lines == ["6", "11", "6"])
    }

    @Test func theyStopAtTheBounds() throws {
        let stage = stage(8, .tap("Increment", at: 1), .tap("Increment", at: 2), .tap("Decrement", at: 3)) {
            Stepper("Count", value: $0, in: 0...10, step: 5)
        }
        stage.host.advance(to: 4)
        // The first step is shortened to end at the bound 10. There Increment is disabled, so the second tap does
        // nothing.
        #expect(notes.lines == ["10", "5"])
        #expect(stage.host.warnings.count == 1)
    }

    @Test func closuresDefineTheButtonsActions() throws {
        let stage = stage(0, .tap("Increment", at: 1), .tap("Decrement", at: 2)) { _ in
            Stepper {
                Text("Label")
            } onIncrement: {
                notes.add("more")
            } onDecrement: {
                notes.add("less")
            } onEditingChanged: {
                notes.add("\($0)")
            }
        }
        stage.host.advance(to: 3)
        #expect(notes.lines == ["true", "false", "more", "true", "false", "less"])
    }
}
