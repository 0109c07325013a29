// SPDX-License-Identifier: MIT

import Drawing
import Screens
import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope

@MainActor
@Suite struct ScreenChromeTests {
    private struct Page: View {
        @State var text = ""
        var isHidden = false
        var body: some View {
            VStack {
                TextField("Name", text: $text)
                Spacer()
                Color.red.frame(width: 30, height: 40)
            }
            .statusBarHidden(isHidden)
        }
    }

    private func source(
        _ chrome: DeviceChrome, isHidden: Bool = false, events: EventScript = EventScript([])
    ) throws -> ViewFrameSource {
        try source(chrome, events: events) { Page(isHidden: isHidden) }
    }

    private func source<V: View>(
        _ chrome: DeviceChrome, events: EventScript, device name: String = "iphone-16", isLandscape: Bool = false,
        @ViewBuilder _ view: @escaping () -> V
    ) throws -> ViewFrameSource {
        let device = try #require(Device.named(name))
        let (size, insets) = device.canvas(isLandscape: isLandscape)
        let settings = try RenderSettings(
            size: chrome.size(around: size), assets: AssetLibrary(directories: []),
            traits: Traits(safeAreaInsets: insets), events: events, chrome: chrome)
        return ViewFrameSource(settings) { view() }
    }

    private func bottom(_ source: ViewFrameSource, at time: Double) throws -> CGFloat {
        let red = Color.red.resolve(.init())
        return try #require(source.displayList(at: time).leaves.first { $0.color == red }).frame.maxY
    }

    @Test func theChromeDoesNotMoveViews() throws {
        let plain = try bottom(source([]), at: 0)
        #expect(isClose(plain, 852 - 34))
        #expect(isClose(try bottom(source([.bars]), at: 0), plain))
        #expect(isClose(try bottom(source([.keyboard]), at: 0), plain))
    }

    /// The home indicator: 5 points high, 8 above the edge.
    @Test func aDeviceWithoutAButtonHasALineAtItsBottom() throws {
        let lines = try source([.bars]).displayList(at: 0).leaves.filter { isClose($0.frame.maxY, 844) }
        #expect(lines.map(\.frame.height) == [5])
        #expect(try source([]).displayList(at: 0).leaves.allSatisfy { !isClose($0.frame.maxY, 844) })
    }

    @Test func theBarAtTheTopCanBeHidden() throws {
        func countAtTop(_ isHidden: Bool) throws -> Int {
            try source([.bars], isHidden: isHidden).displayList(at: 0).leaves.count { $0.frame.maxY < 59 }
        }
        #expect(try countAtTop(false) > 5)
        #expect(try countAtTop(true) == 0)
    }

    /// The keyboard covers 291 points while a field has the focus.
    @Test func viewsKeepClearOfAKeyboard() throws {
        let script = EventScript([.tap("Name", at: 1)])
        let typing = try source([.keyboard], events: script)
        #expect(isClose(try bottom(typing, at: 0.5), 818))
        #expect(isClose(try bottom(typing, at: 3), 852 - 291))
        let without = try source([], events: script)
        #expect(isClose(try bottom(without, at: 3), 818))
    }

    /// The lower edge of a view that ignores a safe area, while a field has the focus.
    @Test(arguments: [SafeAreaRegions.all, .keyboard, .container, []])
    func aKeyboardIsARegionOfItsOwn(_ regions: SafeAreaRegions) throws {
        let edge: CGFloat =
            regions == .all ? 852 : regions.contains(.keyboard) ? 852 - 34 : 852 - 291
        let source = try source([.keyboard], events: EventScript([.tap("Name", at: 1)])) {
            Color.red.ignoresSafeArea(regions, edges: .bottom)
                .overlay(alignment: .top) { TextField("Name", text: .constant("")) }
        }
        #expect(isClose(try bottom(source, at: 3), edge))
        // Without a keyboard only the device's safe area can be ignored.
        let rest = try self.source([], events: EventScript([.tap("Name", at: 1)])) {
            Color.red.ignoresSafeArea(regions, edges: .bottom)
                .overlay(alignment: .top) { TextField("Name", text: .constant("")) }
        }
        #expect(isClose(try bottom(rest, at: 3), regions.contains(.container) ? 852 : 852 - 34 as CGFloat))
    }

    /// The content scrolls up by as much as necessary to show the field above the keyboard.
    @Test func aFieldScrollsAboveTheKeyboard() throws {
        func form(_ chrome: DeviceChrome) throws -> ViewFrameSource {
            try source(chrome, events: EventScript([.tap("Name", at: 1)])) {
                ScrollView {
                    Color.red.frame(height: 600)
                    TextField("Name", text: .constant(""))
                    Color.blue.frame(height: 600)
                }
            }
        }
        let before = try bottom(form([.keyboard]), at: 0.5)
        #expect(isClose(try bottom(form([]), at: 3), before))
        let after = try bottom(form([.keyboard]), at: 3)
        #expect(after < before - 50)
        // Between the red view and the keyboard is the field's line of 22 points, with 8 points above and below it.
        let keyboard: CGFloat = 852 - 291
        #expect(isClose(after, keyboard - 8 - 22 - 8, within: 3))
    }

    /// The keyboard covers the tab bar, and the page ends at the keyboard.
    @Test func aTabBarStaysBelowTheKeyboard() throws {
        let source = try source([.keyboard], events: EventScript([.tap("Name", at: 1)])) {
            TabView {
                VStack {
                    TextField("Name", text: .constant(""))
                    Spacer()
                    Color.red.frame(width: 30, height: 40)
                }
                .tabItem { Color.green.frame(width: 9, height: 9) }
            }
        }
        let green = Color.green.resolve(.init())
        func item(at time: Double) throws -> CGRect? {
            try source.displayList(at: time).leaves.first { $0.color == green }?.frame
        }
        let before = try #require(try item(at: 0.5))
        #expect(before.minY > 852 - 34 - 49)
        #expect(isClose(try bottom(source, at: 0.5), 852 - 34 - 49))
        #expect(try item(at: 3) == before)
        #expect(isClose(try bottom(source, at: 3), 852 - 291))
    }

    /// A menu covers the keyboard, and its items receive taps there.
    @Test func menusAreAboveTheKeyboard() throws {
        struct Page: View {
            @State var text = ""
            @State var choice = 0
            var body: some View {
                VStack {
                    TextField("Name", text: $text)
                    Spacer()
                    Menu("Menu") { ForEach(1..<8) { number in Button("Item \(number)") { choice = number } } }
                    Color.red.frame(width: 10 * CGFloat(choice), height: 40)
                    Spacer().frame(height: 240)
                }
            }
        }
        let source = try source(
            [.keyboard], events: EventScript([.tap("Name", at: 1), .tap("Menu", at: 3), .tap("Item 7", at: 5)])
        ) { Page() }
        let red = Color.red.resolve(.init())
        func width(at time: Double) throws -> CGFloat? {
            try source.displayList(at: time).leaves.first { $0.color == red }?.frame.width
        }
        #expect(try width(at: 4) ?? 0 == 0)
        #expect(try width(at: 6) == 70)
    }

    /// A field on a tab that is no longer selected loses the focus, and the keyboard leaves. Its text remains.
    @Test func theKeyboardLeavesWithItsTab() throws {
        struct Tabs: View {
            @State var choice = 0
            var body: some View {
                TabView(selection: $choice) {
                    VStack {
                        TextField("Name", text: .constant(""))
                        Button("On") { choice = 1 }
                        Spacer()
                    }
                    .tag(0)
                    VStack {
                        Button("Back") { choice = 0 }
                        Spacer()
                        Color.red.frame(width: 30, height: 40)
                    }
                    .tag(1)
                }
            }
        }
        let source = try source(
            [.keyboard], events: EventScript([.tap("Name", at: 1), .tap("On", at: 3), .tap("Back", at: 5)])
        ) { Tabs() }
        func keys(at time: Double) throws -> Int {
            try source.displayList(at: time).leaves.count { $0.frame.minY > 852 - 291 && $0.frame.width < 60 }
        }
        #expect(try keys(at: 2.5) > 40)
        #expect(isClose(try bottom(source, at: 4.5), 852 - 34 - 49))
        // Nor does the keyboard come back with the tab.
        #expect(try keys(at: 6.5) < 10)
    }

    @Test func keyboardsAreAsHighAsTheirDevicesHaveThem() {
        #expect(SoftwareKeyboard.height(in: CGSize(width: 393, height: 852), bottom: 34) == 291)
        #expect(SoftwareKeyboard.height(in: CGSize(width: 375, height: 667), bottom: 0) == 216)
        #expect(SoftwareKeyboard.height(in: CGSize(width: 852, height: 393), bottom: 21) == 183)
        #expect(SoftwareKeyboard.height(in: CGSize(width: 820, height: 1180), bottom: 20) == 320)
    }

    /// The frames of the keyboard's white keys while `field` has the focus.
    private func lightKeys<V: View>(_ field: V) throws -> [CGRect] {
        let source = try source([.keyboard], events: EventScript([.tap("Name", at: 1)])) { field }
        return try source.displayList(at: 3).leaves
            .filter { $0.color == Color.white.resolve(.init()) && $0.frame.minY > 852 - 291 }.map(\.frame)
    }

    @Test func keysFollowTheField() throws {
        let field = TextField("Name", text: .constant("a"))
        // 26 letters and the space bar.
        #expect(try lightKeys(field).count == 27)
        #expect(try lightKeys(field.keyboardType(.emailAddress)).count == 29)
        #expect(try lightKeys(field.keyboardType(.URL)).count == 29)
        #expect(try lightKeys(field.keyboardType(.numbersAndPunctuation)).count == 26)
        for pad in [UIKeyboardType.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad] {
            let keys = try lightKeys(field.keyboardType(pad))
            #expect(keys.count == 10)
            #expect(Set(keys.map(\.width)).count == 1 && keys[0].width > 120)
            // The keys end above the space for the home indicator.
            #expect(keys.allSatisfy { $0.maxY < 852 - 75 })
        }
    }

    @Test func theReturnKeyIsCalledAsTheFieldWants() throws {
        func blueKeys<V: View>(_ field: V) throws -> Int {
            let source = try source([.keyboard], events: EventScript([.tap("Name", at: 1)])) { field }
            return try source.displayList(at: 3).leaves
                .count { $0.color == Color.blue.resolve(.init()) && $0.frame.minY > 852 - 291 && $0.frame.width > 80 }
        }
        let field = TextField("Name", text: .constant("a"))
        #expect(try blueKeys(field) == 0)
        #expect(try blueKeys(field.submitLabel(.next)) == 0)
        #expect(try blueKeys(field.submitLabel(.search)) == 1)
    }

    /// The shift key is light while the next letter is a capital.
    @Test func capitalsFollowTheTextBeforeTheCaret() throws {
        func isShifted(_ text: String) throws -> Bool {
            try lightKeys(TextField("Name", text: .constant(text))).count == 28
        }
        #expect(try isShifted(""))
        #expect(try !isShifted("One"))
        #expect(try !isShifted("One "))
        #expect(try isShifted("One. "))
        let field = TextField("Name", text: .constant("One "))
        #expect(try lightKeys(field.textInputAutocapitalization(.words)).count == 28)
        #expect(try lightKeys(field.textInputAutocapitalization(.characters)).count == 28)
        #expect(try lightKeys(TextField("Name", text: .constant("")).autocapitalization(.none)).count == 27)
        // After a letter is typed, the keys show small letters again.
        let typing = try source([.keyboard], events: EventScript([.type("a", into: "Name", at: 1)])) {
            TypedField()
        }
        let faces = try typing.displayList(at: 4).leaves
            .filter { $0.color == Color.white.resolve(.init()) && $0.frame.minY > 852 - 291 }
        #expect(faces.count == 27)
    }

    private struct TypedField: View {
        @State private var text = ""
        var body: some View { TextField("Name", text: $text) }
    }

    @Test func anAlertStandsInTheMiddleOfWhatTheKeyboardLeaves() throws {
        func middle(_ chrome: DeviceChrome) throws -> CGFloat {
            let source = try source(chrome, events: EventScript([.tap("Name", at: 1)])) {
                Color.clear.alert("Title", isPresented: .constant(true)) {
                    TextField("Name", text: .constant(""))
                    Button("Done") {}
                }
            }
            let parts = try source.displayList(at: 3).leaves.map(\.frame).filter { $0.width == 270 }
            return parts.reduce(CGRect.null) { $0.union($1) }.midY
        }
        #expect(isClose(try middle([]), 426))
        let raised = try middle([.keyboard])
        #expect(isClose(raised, (852 - 291) / 2, within: 1), "\(raised)")
    }

    @Test func aMediumSheetRisesAboveTheKeyboard() throws {
        func frame(_ detent: PresentationDetent, _ chrome: DeviceChrome) throws -> CGRect {
            let source = try source(chrome, events: EventScript([.tap("Name", at: 1)])) {
                Color.clear.sheet(isPresented: .constant(true)) {
                    VStack {
                        TextField("Name", text: .constant(""))
                        Color.red
                    }
                    .presentationDetents([detent])
                }
            }
            let red = Color.red.resolve(.init())
            return try #require(source.displayList(at: 3).leaves.first { $0.color == red }).frame
        }
        let (rest, raised) = (try frame(.medium, []), try frame(.medium, [.keyboard]))
        #expect(isClose(raised.maxY, 852 - 291))
        #expect(isClose(raised.height, rest.height))
        // A full sheet stays where it is, and its content ends at the keyboard.
        let (full, typed) = (try frame(.large, []), try frame(.large, [.keyboard]))
        #expect(isClose(typed.minY, full.minY))
        #expect(isClose(typed.maxY, 852 - 291))
    }

    @Test func aFrameMovesTheWindowAndLeavesItAsItIs() throws {
        let list = try source([.frame]).displayList(at: 0)
        #expect(list.size == CGSize(width: 393 + 32, height: 852 + 32))
        #expect(list.background == nil)
        #expect(isClose(try bottom(source([.frame]), at: 0), 818 + 16))
    }

    /// The frame of the camera that `--frame` draws; nil if the device has none.
    private func camera(_ name: String, isLandscape: Bool = false) throws -> String? {
        let device = try source([.frame], events: EventScript([]), device: name, isLandscape: isLandscape) {
            Color.white
        }
        return try device.displayList(at: 0).leaves.last { $0.color == .black }?.frame.text
    }

    /// The camera is a pill of 126 × 37 points. It ends 11 points above the end of the top inset (59, 62 or 68 points).
    @Test(arguments: [
        ("iphone-14-pro", "149.5 27 126 37"), ("iphone-16", "149.5 27 126 37"), ("iphone-16-plus", "168 27 126 37"),
        ("iphone-16-pro", "154 30 126 37"), ("iphone-17-pro-max", "173 30 126 37"), ("iphone-air", "163 36 126 37"),
    ])
    func phonesWithAPillShowIt(name: String, frame: String) throws { #expect(try camera(name) == frame) }

    @Test func otherPhonesHaveALensOrNothing() throws {
        #expect(try camera("iphone-14") == "204 31 14 14")
        #expect(try camera("iphone-13-mini") == "196.5 31 14 14")
        #expect(try camera("iphone-se") == nil)
        #expect(try camera("ipad-pro-11") == nil)
    }

    /// In landscape the top of the device is at the left.
    @Test func aLyingPhoneHasItsPillAtTheSide() throws {
        #expect(try camera("iphone-16", isLandscape: true) == "27 149.5 37 126")
        #expect(try camera("iphone-14", isLandscape: true) == nil)
    }

    @Test func theHomeIndicatorMayBeHidden() throws {
        func leaves(_ isHidden: Bool) throws -> Int {
            try source([.bars], events: EventScript([])) { Color.red.prefersHomeIndicatorAutoHidden(isHidden) }
                .displayList(at: 0).leaves.count
        }
        #expect(try leaves(true) == leaves(false) - 1)
    }
}
