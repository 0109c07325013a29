// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite struct UndoManagerTests {
    private final class Counter {
        let manager = UndoManager()
        private(set) var value = 0

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test func stepsAreTakenBackAndAgain() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        counter.manager.undo()
        #expect(counter.value == 1 && counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo)
        counter.manager.redo()
        counter.manager.redo()
        #expect(counter.value == 2 && !counter.manager.canRedo && counter.manager.canUndo)
        counter.manager.undo()
        counter.set(9)
        #expect(!counter.manager.canRedo)
    }

    @Test func groupsAreOneStep() {
        let counter = Counter()
        counter.manager.beginUndoGrouping()
        counter.set(1)
        counter.set(2)
        counter.manager.setActionName("Count")
        counter.manager.endUndoGrouping()
        #expect(counter.manager.undoActionName == "Count")
        counter.manager.undo()
        #expect(counter.value == 0 && counter.manager.redoActionName == "Count")
        counter.manager.redo()
        #expect(counter.value == 2)
    }

    @Test func levelsAndTargetsAreForgotten() {
        let counter = Counter()
        counter.manager.levelsOfUndo = 2
        for value in 1...4 { counter.set(value) }
        counter.manager.undo()
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 2)
        counter.set(7)
        counter.manager.removeAllActions(withTarget: counter)
        #expect(!counter.manager.canUndo)
        counter.manager.disableUndoRegistration()
        counter.set(8)
        #expect(!counter.manager.canUndo)
    }
}
