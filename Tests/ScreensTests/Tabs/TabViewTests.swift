// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct TabViewTests {
    private struct Tabs: View {
        let notes: Notes
        @State var chosen = "b"
        var body: some View {
            TabView(selection: $chosen) {
                Color.red.tabItem { Label("A", systemImage: "star") }.tag("a")
                Color.green.tabItem { Label("B", systemImage: "heart") }.tag("b")
                Color.blue.tabItem { Label("C", systemImage: "house") }.tag("c")
            }
            .onChange(of: chosen) { notes.add(chosen) }
        }
    }

    /// A bar fills its images with the colour of the tab, unless they have colours of their own.
    @Test func imagesOfTabsAreTemplates() throws {
        func tints(_ rendering: Image.TemplateRenderingMode?) throws -> Set<Substring> {
            let stage = Stage(300, 300, images: FakeImages()) {
                TabView {
                    Color.clear.tabItem { Image("wide").renderingMode(rendering) }
                    Color.clear.tabItem { Image("wide").renderingMode(rendering) }
                }
            }
            let text = try "\(stage.list(at: 1).items)"
            return Set(text.matches(of: #/tint: (nil|Optional\([^)]*\))/#).map(\.1))
        }
        #expect(try tints(nil).count == 2 && tints(nil) == tints(.template))
        #expect(try tints(.original) == ["nil"])
    }

    /// A tab shows one label; a further text in the same item would cover its title.
    @Test func aTabShowsItsFirstLabelAlone() throws {
        func leaves(_ more: Bool) throws -> [CGRect] {
            let stage = Stage(300, 300) {
                TabView {
                    Color.clear.tabItem {
                        Label("Home", systemImage: "house")
                        if more { Text("Home") }
                    }
                }
            }
            return try stage.list(at: 1).leaves.map(\.frame)
        }
        #expect(try leaves(true) == leaves(false))
        #expect(try leaves(true).count > 1)
    }

    /// The tint moves to the new tab at once, however long the animation is.
    @Test func tintsChangeAtOnceInAnAnimation() throws {
        struct Slow: View {
            @State private var chosen = 0
            var body: some View {
                TabView(selection: $chosen) {
                    Button("Go") { withAnimation(.linear(duration: 4)) { chosen = 1 } }
                        .tabItem { Text("A") }.tag(0)
                    Color.clear.tabItem { Text("B") }.tag(1)
                }
            }
        }
        let stage = Stage(300, 300) { Slow() }
        stage.host.play(EventScript([.tap("Go", at: 1)]))
        func colors(at time: Double) throws -> [RGBAColor?] {
            try stage.list(at: time).leaves.filter { $0.frame.minY > 260 && $0.frame.width < 20 }.map(\.color)
        }
        let before = try colors(at: 0.5)
        let (early, late) = (try colors(at: 1.5), try colors(at: 6))
        #expect(early == late && early.count >= 2)
        #expect(early != before)
    }

    /// The new page is shown at once, however long the animation is.
    @Test func pagesChangeAtOnceInAnAnimation() throws {
        struct Slow: View {
            @State private var chosen = 0
            var body: some View {
                TabView(selection: $chosen) {
                    Text("One").tabItem { Text("First") }.tag(0)
                    Text("Two").tabItem { Text("Second") }.tag(1)
                }
                .animation(.easeInOut(duration: 100), value: chosen)
            }
        }
        let stage = Stage(300, 300) { Slow() }
        stage.host.play(EventScript([.tap("Second", at: 1)]))
        stage.host.advance(to: 1.5)
        #expect(stage.frame(ofLabel: "One") == nil)
        #expect(try #require(stage.frame(ofLabel: "Two")).midX == 150)
    }

    /// Phones in landscape have a lower bar with titles beside the images. Large phones keep its height.
    @Test(arguments: [(852, 393, 32, true), (932, 430, 49, true), (393, 852, 49, false), (820, 1180, 49, false)])
    func theBarHasTheHeightOfItsDevice(width: CGFloat, height: CGFloat, bar: CGFloat, isInline: Bool) throws {
        var bottom: CGFloat?
        let stage = Stage(width, height) {
            TabView {
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.safeAreaInsets.bottom, initial: true) { bottom = $1 }
                }
                .tabItem { Label("Names", systemImage: "star") }
            }
        }
        let inBar = try stage.list(at: 0).leaves.map(\.frame).filter { $0.minY > height - bar && $0.height < bar }
        #expect(bottom == bar)
        let places = inBar.sorted { $0.minX < $1.minX }
        #expect(places.count == 2 && (places[0].maxX <= places[1].minX) == isInline)
    }

    /// An image and a text make the same item as a label.
    @Test func anImageAndATextAreLikeALabel() throws {
        func frames<Item: View>(@ViewBuilder _ item: () -> Item) throws -> [CGRect] {
            let item = item()
            return try Stage(390, 844, scale: 3) { TabView { Color.clear.tabItem { item } } }.list().leaves.map(\.frame)
                .filter { $0.minY > 795 && $0.width < 100 }.sorted { $0.minY < $1.minY }
        }
        let label = try frames { Label("HHH", systemImage: "minus") }
        let parts = try frames {
            Image(systemName: "minus")
            Text("HHH")
        }
        #expect(label.count > 1 && parts == label)
    }

    @Test func aTapChoosesAPage() throws {
        let notes = Notes()
        let stage = Stage(300, 600) { Tabs(notes: notes) }
        func ground(at time: Double) throws -> RGBAColor? {
            try stage.list(at: time).leaves.first { $0.frame.width == 300 && $0.frame.height == 551 }?.color
        }
        stage.host.play(EventScript([.tap(CGPoint(x: 250, y: 580), at: 1), .tap(CGPoint(x: 50, y: 580), at: 2)]))
        #expect(try ground(at: 0) == Color.green.resolve(.init()))
        #expect(try ground(at: 1.5) == Color.blue.resolve(.init()))
        #expect(try ground(at: 2.5) == Color.red.resolve(.init()))
        #expect(notes.lines == ["c", "a"])
    }

    /// Each tab's page keeps its own bars. The host comes to rest although one tab is invisible.
    @Test func eachTabHasItsBars() throws {
        struct Page: View {
            let side: CGFloat
            var body: some View {
                NavigationStack {
                    ScrollView { Color.red.frame(width: side, height: side) }.navigationTitle("Page")
                }
            }
        }
        struct Tabs: View {
            @State var chosen = 0
            var body: some View {
                TabView(selection: $chosen) {
                    Page(side: 9).tabItem { Text("A") }.tag(0)
                    Page(side: 11).tabItem { Text("B") }.tag(1)
                }
            }
        }
        let stage = Stage(300, 600) { Tabs() }
        stage.host.play(EventScript([.tap(CGPoint(x: 225, y: 580), at: 1)]))
        func top(_ side: CGFloat, at time: Double) throws -> CGFloat? {
            try stage.list(at: time).leaves.first { $0.frame.width == side }?.frame.minY
        }
        #expect(try top(9, at: 0.5) == 96)
        #expect(try top(11, at: 3) == 96)
    }

    /// The tab bar has a background while the visible page extends beneath it.
    @Test func theBarHasABackgroundOverThePage() throws {
        struct Tabs: View {
            @State var isOpen = false
            var body: some View {
                TabView {
                    NavigationStack {
                        ScrollView { Button("open") { isOpen = true } }
                            .navigationDestination(isPresented: $isOpen) {
                                ScrollView { Color.green.frame(width: 11, height: 2000) }
                            }
                    }
                    .tabItem { Text("A") }
                }
            }
        }
        let stage = Stage(300, 600) { Tabs() }
        stage.host.play(EventScript([.tap("open", at: 1), .tap("Back", at: 3)]))
        /// Whether the bar has a background, which includes a line of one point above the bar.
        func hasGround(at time: Double) throws -> Bool {
            try stage.list(at: time).leaves.contains {
                $0.frame.width == 300 && $0.frame.height == 1 && $0.frame.minY == 551
            }
        }
        #expect(try [0.5, 2.5, 5].map { try hasGround(at: $0) } == [false, true, false])
    }

    @Test func codeChoosesAPageAtOnceOrWithItsAnimation() throws {
        struct Pages: View {
            @State var chosen = 0
            var body: some View {
                VStack(spacing: 0) {
                    TabView(selection: $chosen) {
                        Color.red.frame(width: 10, height: 10).tag(0)
                        Color.green.frame(width: 12, height: 12).tag(1)
                    }
                    .tabViewStyle(.page(indexDisplayMode: .never))
                    Color.blue.frame(height: 20).onTapGesture { chosen = 1 }
                    Color.yellow.frame(height: 20).onTapGesture { withAnimation(.linear(duration: 1)) { chosen = 0 } }
                }
            }
        }
        let stage = Stage(300, 600) { Pages() }
        stage.host.play(
            EventScript([.tap(CGPoint(x: 150, y: 570), at: 1), .tap(CGPoint(x: 150, y: 590), at: 2)]))
        func middle(_ side: CGFloat, at time: Double) throws -> CGFloat? {
            try stage.list(at: time).leaves.first { $0.frame.width == side }?.frame.midX
        }
        #expect(try middle(10, at: 0.5) == 150)
        #expect(try middle(12, at: 1.05) == 150)
        #expect(abs(try #require(try middle(10, at: 2.5)) - 0) < 1)
        #expect(try middle(10, at: 4) == 150)
    }

    /// Without tags, pages are selected by their index.
    @Test func aFlickLeafsThroughPages() throws {
        struct Pages: View {
            var body: some View {
                TabView {
                    Color.red
                    Color.green
                }
                .tabViewStyle(.page)
            }
        }
        let stage = Stage(300, 600) { Pages() }
        stage.host.play(
            EventScript([
                .touch(
                    CGPoint(x: 250, y: 300), at: 1,
                    EventScript.SyntheticTouch(way: [.to(CGPoint(x: 60, y: 300))], duration: 0.2))
            ]))
        func shown(at time: Double) throws -> [CGFloat] {
            try stage.list(at: time).leaves.filter { $0.frame.size == CGSize(width: 300, height: 600) }.map(
                \.frame.minX)
        }
        #expect(try shown(at: 0).contains(0))
        let leaves = try stage.list(at: 4).leaves.filter { $0.frame.size == CGSize(width: 300, height: 600) }
        let green = try #require(leaves.first { $0.color == Color.green.resolve(.init()) })
        #expect(abs(green.frame.minX) < 0.01)
    }

    /// After a drag, a page continues from the position at which the finger was lifted.
    @Test func pagesMoveOnWithoutAJump() throws {
        let stage = Stage(300, 200) {
            TabView {
                Color.red
                Color.green
                Color.blue
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        stage.host.play(
            EventScript([.drag(CGPoint(x: 280, y: 100), by: CGSize(width: -220, height: 0), at: 0.5, duration: 0.5)]))
        let red = Color.red.resolve(in: EnvironmentValues())
        var places: [CGFloat] = []
        for step in 0...60 {
            let leaf = try stage.list(at: 0.5 + Double(step) / 60).leaves.first {
                abs(($0.color?.red ?? 0) - red.red) < 0.01 && abs(($0.color?.green ?? 0) - red.green) < 0.01
            }
            places.append(leaf?.frame.minX ?? -300)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 <= $0 + 0.01 && $0 - $1 < 30 }, "\(places)")
        #expect(places.allSatisfy { $0 >= -301 }, "\(places)")
    }

    /// The accessory lies above the bar; pages leave room for it.
    @Test func anAccessoryLiesAboveTheBar() throws {
        struct Player: View {
            @Environment(\.tabViewBottomAccessoryPlacement) private var placement
            var body: some View { (placement == .expanded ? Color.purple : Color.black).frame(width: 30, height: 10) }
        }
        func leaves(_ isEnabled: Bool) throws -> [DrawnLeaf] {
            let stage = Stage(300, 600) {
                TabView { Color.green.tabItem { Text("A") } }.tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
            }
            return try stage.list(at: 0.1).leaves
        }
        let (green, purple) = (Color.green.resolve(.init()), Color.purple.resolve(.init()))
        #expect(try leaves(false).contains { $0.color == green && $0.frame.height == 551 })
        #expect(try !leaves(false).contains { $0.color == purple })
        let all = try leaves(true)
        #expect(all.contains { $0.color == green && $0.frame.height == 551 - 56 })
        let player = try #require(all.first { $0.color == purple })
        #expect(player.frame.midX == 150 && player.frame.maxY < 551 && player.frame.minY > 551 - 56)
    }
}
