// SPDX-License-Identifier: MIT

import AppStructure
import Drawing
import SwiftUI
import UIKitTypes
import TestSupport
import Testing

private final class Store: ObservableObject {
    @Published var width = 20.0
}

private struct Room: View {
    @EnvironmentObject var store: Store
    @Environment(\.scenePhase) private var phase
    var body: some View {
        Rectangle().frame(width: store.width, height: phase == .active ? 10 : 1)
            .onTapGesture { store.width = 40 }
    }
}

/// An app with state that the view in its window changes.
private struct House: App {
    @StateObject private var store = Store()
    @State private var count = 0
    var body: some Scene {
        Settings { Color.red }
        WindowGroup("House") {
            Room()
        }
        .environmentObject(store)
        .onChange(of: store.width) { count += 1 }
        Window("Other", id: "other") { Color.blue.frame(width: 1, height: 1) }
    }
}

/// A custom scene whose state determines the width of its content.
private struct Part: Scene {
    @State private var width = 12.0
    var body: some Scene {
        WindowGroup {
            Rectangle().frame(width: width, height: 10).onTapGesture { width = 24 }
        }
    }
}

/// An app with a launch scene, which is not drawn, before its window.
private struct LaunchedApp: App {
    var body: some Scene {
        DocumentGroupLaunchScene("Notes") {
            NewDocumentButton("New")
            NewDocumentButton(Text("Other"))
        } background: {
            Color.red
        } overlayAccessoryView: { proxy in
            Color.red.frame(width: proxy.titleViewFrame.width)
        }
        DocumentGroupLaunchScene(backgroundStyle: .red)
        AssistiveAccess { Color.red }
        WindowGroup { Rectangle().frame(width: 14, height: 10) }
    }
}

private struct PartedApp: App {
    var body: some Scene { Part() }
}

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var width = 30.0
    let names = ["a", "b"]
    override init() {
        super.init()
        width += 2
    }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {
    var height = 8.0
}

private struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @UIApplicationDelegateAdaptor private var other: PlainDelegate
    var body: some Scene {
        WindowGroup {
            Rectangle().frame(width: delegate.width * Double(delegate.names.count), height: other.height)
        }
    }
}

private struct SettingsOnly: App {
    var body: some Scene { Settings { Color.red } }
}

@MainActor
@Suite struct AppTests {
    @Test func makesTheDelegate() throws {
        let stage = Stage { AppView(DelegatedApp()) }
        #expect(try stage.frames() == ["18 46 64 8"])
        // The shared delegate is the one that was created last.
        #expect(UIApplication.shared.delegate is PlainDelegate)
        #expect(stage.host.warnings.contains { $0.contains("Delegate is made, but not told") })
    }

    @Test func showsTheFirstWindow() throws {
        let stage = Stage { AppView(House()) }
        #expect(try stage.frames() == ["40 45 20 10"])
    }

    @Test func keepsItsState() throws {
        let stage = Stage { AppView(House()) }
        stage.host.play(EventScript([.tap(CGPoint(x: 50, y: 50), at: 1)]))
        stage.host.advance(to: 2)
        #expect(try stage.frames(at: 2) == ["30 45 40 10"])
    }

    @Test func launchScenesAreNotDrawn() throws {
        let stage = Stage { AppView(LaunchedApp()) }
        #expect(try stage.frames() == ["43 45 14 10"])
        #expect(
            stage.host.warnings == ["DocumentGroupLaunchScene is not drawn: the app shows a new document"])
    }

    @Test func scenesHaveStateOfTheirOwn() throws {
        let stage = Stage { AppView(PartedApp()) }
        #expect(try stage.frames() == ["44 45 12 10"])
        stage.host.play(EventScript([.tap(CGPoint(x: 50, y: 50), at: 1)]))
        stage.host.advance(to: 2)
        #expect(try stage.frames(at: 2) == ["38 45 24 10"])
    }

    @Test func settingsAreNotThereAtLaunch() throws {
        #expect(try Stage { AppView(SettingsOnly()) }.frames() == [])
    }
}
