// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

/// Labels that are strings on iOS ignore the author's fonts and colours.
@Suite @MainActor struct OwnStylesTests {
    /// A label, plain or with styles of its own.
    private struct Words: View {
        let isStyled: Bool
        var body: some View {
            if isStyled {
                Text(verbatim: "Words").font(.largeTitle).italic().foregroundStyle(.green)
            } else {
                Text(verbatim: "Words")
            }
        }
    }

    private static func title(_ isStyled: Bool) -> Text {
        isStyled ? Text(verbatim: "Title").font(.largeTitle).foregroundColor(.green).italic() : Text(verbatim: "Title")
    }

    private static func places(_ isStyled: Bool) -> [(name: String, view: AnyView)] {
        let words = Words(isStyled: isStyled)
        let button = Button {
        } label: {
            words
        }
        let title = title(isStyled)
        return [
            ("segments", AnyView(Picker("", selection: .constant(0)) { words.tag(0) }.pickerStyle(.segmented))),
            ("tab", AnyView(TabView { Color.red.tabItem { words } })),
            (
                "alert",
                AnyView(
                    Color.red.alert(title, isPresented: .constant(true)) {
                        button
                    } message: {
                        words
                    })
            ),
            (
                "dialog",
                AnyView(
                    Color.red.confirmationDialog(title, isPresented: .constant(true), titleVisibility: .visible) {
                        button
                    } message: {
                        words
                    })
            ),
            ("large title", AnyView(NavigationStack { ScrollView { Color.red }.navigationTitle(title) })),
            (
                "title",
                AnyView(NavigationStack { Color.red.navigationTitle(title).navigationBarTitleDisplayMode(.inline) })
            ),
            ("menu", AnyView(Menu("Menu") { button })),
            ("swipe", AnyView(List { Text(verbatim: "Row").swipeActions { button } })),
        ]
    }

    @Test(arguments: [false, true])
    func labelsOfSystemPartsIgnoreOwnStyles(isMac: Bool) throws {
        for (styled, plain) in zip(Self.places(true), Self.places(false)) {
            let lists = [styled, plain].map { place in
                var environment = EnvironmentValues()
                if isMac { environment.systemPalette = .macOS15 }
                let stage = Stage(390, 800, environment: environment) { place.view }
                let swipe = EventScript.Event.drag("Row", by: CGSize(width: -120, height: 0), at: 0.2, duration: 0.3)
                if place.name == "menu" { stage.host.play(EventScript([.tap("Menu", at: 0.2)])) }
                if place.name == "swipe", !isMac { stage.host.play(EventScript([swipe])) }
                return stage
            }
            #expect(try lists[0].list(at: 2) == lists[1].list(at: 2), "\(styled.name)")
        }
    }

    /// Outside of such labels, and in items of toolbars, styles count.
    @Test func otherLabelsHaveTheirStyles() throws {
        func toolbar(_ isStyled: Bool) throws -> DisplayList {
            try Stage(390, 800) {
                NavigationStack { Color.red.toolbar { ToolbarItem { Words(isStyled: isStyled) } } }
            }.list()
        }
        #expect(try toolbar(true) != toolbar(false))
    }

    /// Symbols keep their palettes in menus, but no single colour.
    @Test func palettesAreKept() throws {
        func colors<S: View>(_ symbol: S) throws -> [RGBAColor?] {
            let stage = Stage(390, 800) {
                Menu("Menu") {
                    Button {
                    } label: {
                        Label {
                            Text(verbatim: "Item")
                        } icon: {
                            symbol
                        }
                    }
                }
            }
            stage.host.play(EventScript([.tap("Menu", at: 0.2)]))
            return try stage.list(at: 2).leaves.map(\.color)
        }
        let star = Image(systemName: "star.fill")
        let green = try Stage { Color.green }.colors()[0]
        #expect(try colors(star.foregroundStyle(.green)) == colors(star))
        #expect(try colors(star.symbolRenderingMode(.palette).foregroundStyle(.green)).contains(green))
    }
}
