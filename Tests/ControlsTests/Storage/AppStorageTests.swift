// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct AppStorageTests {
    /// A unique name, so that tests share no values.
    private let store = UserDefaults(suiteName: UUID().uuidString)!

    private enum Theme: String { case light, dark }

    @Test func viewsShareStoredValues() {
        struct Writer: View {
            @AppStorage("count") var count = 1
            var body: some View { Button("More") { count += 1 } }
        }
        struct Reader: View {
            let notes: Notes
            @AppStorage("count") var count = 1
            var body: some View {
                let _ = notes.add("\(count)")
                Color.red
            }
        }
        let notes = Notes()
        let stage = Stage {
            VStack {
                Writer()
                Reader(notes: notes)
            }
            .defaultAppStorage(store)
        }
        stage.host.play(EventScript([.tap("More", at: 1)]))
        stage.host.advance(to: 2)
        #expect(notes.lines == ["1", "2"])
        #expect(store.integer(forKey: "count") == 2)
    }

    @Test func aStoredValueOverridesTheDefault() {
        store.set("dark", forKey: "theme")
        store.set(2.5, forKey: "speed")
        struct Content: View {
            let notes: Notes
            @AppStorage("theme") var theme = Theme.light
            @AppStorage("speed") var speed = 1.0
            @AppStorage("name") var name: String?
            var body: some View {
                let _ = notes.add("\(theme) \(speed) \(name ?? "nobody")")
                Color.red
            }
        }
        let notes = Notes()
        Stage { Content(notes: notes).defaultAppStorage(store) }.host.advance(to: 0)
        #expect(notes.lines == ["dark 2.5 nobody"])
    }

    @Test func aStoreThatIsNamedWinsOverThatOfThePlace() {
        let other = UserDefaults(suiteName: UUID().uuidString)!
        other.set(true, forKey: "flag")
        struct Content: View {
            let notes: Notes
            @AppStorage var flag: Bool
            init(_ notes: Notes, _ store: UserDefaults) {
                self.notes = notes
                _flag = AppStorage(wrappedValue: false, "flag", store: store)
            }
            var body: some View {
                let _ = notes.add("\(flag)")
                Toggle("Flag", isOn: $flag)
            }
        }
        let notes = Notes()
        let stage = Stage { Content(notes, other).defaultAppStorage(store) }
        stage.host.play(EventScript([.tap("Flag", at: 1)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["true", "false"])
        #expect(store.object(forKey: "flag") == nil)
    }

    @Test func aSceneStoresItsViewsValues() {
        struct Content: View {
            let notes: Notes
            @SceneStorage("tab") var tab = 0
            var body: some View {
                let _ = notes.add("\(tab)")
                Button("Next") { tab += 1 }
            }
        }
        let notes = Notes()
        let stage = Stage { Content(notes: notes) }
        stage.host.play(EventScript([.tap("Next", at: 1)]))
        stage.host.advance(to: 2)
        #expect(notes.lines == ["0", "1"])
        // Another scene starts with the default value.
        Stage { Content(notes: notes) }.host.advance(to: 0)
        #expect(notes.lines == ["0", "1", "0"])
    }
}
