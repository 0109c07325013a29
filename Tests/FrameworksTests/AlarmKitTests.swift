// SPDX-License-Identifier: MIT

import AlarmKit
import Foundation
import SwiftUI
import Testing

/// Authorization is denied, and no alarm can be scheduled.
@MainActor @Suite struct AlarmKitTests {
    private struct Metadata: AlarmMetadata { var recipe = "bread" }

    private var attributes: AlarmAttributes<Metadata> {
        let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
        return AlarmAttributes(
            presentation: AlarmPresentation(
                alert: .init(
                    title: "Ready", stopButton: stop, secondaryButton: stop, secondaryButtonBehavior: .countdown),
                countdown: .init(title: "Baking", pauseButton: stop), paused: .init(title: "Paused", resumeButton: stop)
            ),
            metadata: Metadata(), tintColor: .orange)
    }

    @Test func alarmsAreDenied() async throws {
        let manager = AlarmManager.shared
        #expect(manager.authorizationState == .denied)
        #expect(try await manager.requestAuthorization() == .denied)
        #expect(try manager.alarms.isEmpty)
        for await _ in manager.alarmUpdates { Issue.record("there is no alarm") }
        do {
            try await manager.schedule(id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
            Issue.record("no alarm can be scheduled")
        } catch {
            #expect(error is CocoaError)
        }
        #expect(throws: CocoaError.self) { try manager.cancel(id: UUID()) }
        #expect(throws: CocoaError.self) { try manager.pause(id: UUID()) }
    }

    @Test func attributesKeepTheirValues() throws {
        let attributes = attributes
        #expect(attributes.tintColor == .orange && attributes.metadata?.recipe == "bread")
        #expect(attributes.presentation.alert.secondaryButtonBehavior == .countdown)
        #expect(attributes.presentation.countdown?.pauseButton?.systemImageName == "stop.circle")
        let copy = try JSONDecoder().decode(
            AlarmAttributes<Metadata>.self, from: JSONEncoder().encode(attributes))
        // Colours are not encoded.
        #expect(copy.presentation.paused?.resumeButton.systemImageName == "stop.circle")
        #expect(copy.metadata == attributes.metadata)
        #expect(String(localized: copy.presentation.alert.title) == "Ready")
    }

    @Test func schedulesAreValues() throws {
        let schedule = Alarm.Schedule.relative(
            .init(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday, .friday])))
        let copy = try JSONDecoder().decode(Alarm.Schedule.self, from: JSONEncoder().encode(schedule))
        #expect(copy == schedule && copy != .fixed(.now))
    }
}
