// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

// The declarations that docs/virtual-time.md recommends for modules that also import Foundation. (Private, because other
// tests need the real functions.)
private typealias Timer = SwiftUI.Timer
private typealias DispatchQueue = SwiftUI.DispatchQueue
extension Date {
    fileprivate init() { self = .virtualNow }
}

/// Virtual time of views in a file that imports both Foundation and SwiftUI.
@MainActor
@Suite struct FoundationImportTests {
    @Test func aTypealiasMeansVirtualTime() {
        let notes = Notes()
        let stage = Stage {
            Color.black.onAppear {
                Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in notes.add("timer") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { notes.add("block") }
            }
            .task {
                try? await Task.sleep(for: .seconds(0.75))
                notes.add("sleep \(Date().timeIntervalSinceReferenceDate)")
                let start = ContinuousClock.now
                try? await Task.sleep(nanoseconds: 250_000_000)
                notes.add("\(start.duration(to: .now))")
            }
        }
        stage.host.advance(to: 2)
        #expect(notes.lines == ["timer", "block", "sleep 0.75", "0.25 seconds"])
    }

    @Test func aRealTimerIsNoticed() {
        nonisolated(unsafe) var timer: Foundation.Timer?
        let stage = Stage {
            Color.black.onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                }
            }
        }
        stage.host.advance(to: 0.5)
        #expect(stage.host.warnings.isEmpty)
        stage.host.advance(to: 1.5)
        #expect(stage.host.warnings.count == 1)
        #expect(stage.host.warnings.first?.hasPrefix("a Timer of Foundation was scheduled") == true)
        timer?.invalidate()
    }

    /// A Foundation timer that was scheduled before the host existed causes no warning.
    @Test func timersFromBeforeAreNotNoticed() {
        let timer = Foundation.Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in }
        let stage = Stage { Color.black }
        stage.host.advance(to: 1)
        #expect(stage.host.warnings.isEmpty)
        timer.invalidate()
    }
}
