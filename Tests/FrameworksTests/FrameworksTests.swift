// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreHaptics
import DeveloperToolsSupport
import OSLog
import QuartzCore
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct FrameworksTests {
    @Test func locksOfCExcludeOthers() async {
        final class Count: @unchecked Sendable {
            var lock = os_unfair_lock_s()
            var number = 0
            func add() {
                os_unfair_lock_lock(&lock)
                defer { os_unfair_lock_unlock(&lock) }
                number += 1
            }
        }
        let count = Count()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<1000 { count.add() } } }
        }
        #expect(count.number == 4000)
        os_unfair_lock_lock(&count.lock)
        #expect(!os_unfair_lock_trylock(&count.lock))
        os_unfair_lock_unlock(&count.lock)
    }

    @Test func coreGraphicsHasPointsAndTransforms() {
        let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4))
        #expect(moved == CGPoint(x: 4, y: 6))
    }

    @Test func mediaTimeIsThatOfTheHost() {
        var times: [Double] = []
        let stage = Stage { Rectangle().task { times.append(CACurrentMediaTime()) } }
        stage.host.advance(to: 1)
        #expect(times == [0])
    }

    @Test func hapticsAreNotThere() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let engine = try CHHapticEngine()
        try engine.start()
        let event = CHHapticEvent(
            eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 0.5)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        #expect(pattern.duration == 0.5)
        try engine.makePlayer(with: pattern).start(atTime: 0)
    }

    @Test func messagesShowTheirValues() {
        let (name, part) = ("Ann", 2.0 / 3)
        let message: OSLogMessage = "to \(name, privacy: .private): \(part, format: .fixed(precision: 2)) of \(3)"
        #expect("\(message)".contains("to Ann: 0.67 of 3"))
    }

    @Test func levelsHaveTheirNumbers() {
        #expect([OSLogType.default, .info, .debug, .error, .fault].map(\.rawValue) == [0, 1, 2, 16, 17])
    }
}
