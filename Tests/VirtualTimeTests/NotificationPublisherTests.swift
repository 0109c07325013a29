// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct NotificationPublisherTests {
    @Test func thePublisherSendsPostsUntilItIsCancelled() {
        let (center, name) = (NotificationCenter(), Notification.Name("Bell"))
        let notes = Notes()
        let subscription = center.publisher(for: name).sink { note in
            MainActor.assumeIsolated { notes.add(note.userInfo?["word"] as? String ?? "") }
        }
        center.post(name: name, object: nil, userInfo: ["word": "one"])
        center.post(name: Notification.Name("Other"), object: nil)
        subscription.cancel()
        center.post(name: name, object: nil, userInfo: ["word": "two"])
        #expect(notes.lines == ["one"])
    }

    @Test func viewsReceiveIt() {
        let name = Notification.Name("\(UUID())")
        let notes = Notes()
        let stage = Stage {
            Color.red.onReceive(NotificationCenter.default.publisher(for: name)) { _ in notes.add("bell") }
        }
        stage.host.advance(to: 1)
        NotificationCenter.default.post(name: name, object: nil)
        stage.host.advance(to: 2)
        #expect(notes.lines == ["bell"])
    }
}
