// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// Layouts of real views, calculated by hand. The window is 100 × 100 points.
@Suite @MainActor
struct LayoutTests {
    private func frames<V: View>(scale: Double = 1, @ViewBuilder _ content: () -> V) throws -> [String] {
        try Stage(scale: scale, content: content).frames()
    }

    @Test func stacks() throws {
        #expect(
            try frames {
                HStack {
                    Color.red; Color.blue
                }
            } == ["0 0 46 100", "54 0 46 100"])
        #expect(
            try frames {
                VStack {
                    Box(); Color.red
                }
            } == ["45 0 10 10", "0 18 100 82"])
        #expect(
            try frames {
                VStack(alignment: .leading, spacing: 0) {
                    Box(); Box(side: 30)
                }
            } == ["35 30 10 10", "35 40 30 30"])
        #expect(
            try frames {
                ZStack(alignment: .bottomTrailing) {
                    Box(); Box(side: 30)
                }
            } == ["55 55 10 10", "35 35 30 30"])
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Color.red; Box().layoutPriority(1)
                }
            } == ["0 0 90 100", "90 45 10 10"])
    }

    /// An alignment guide moves a view in an overlay or background, as it does in a stack or a frame.
    @Test func guidesOfAttachedViewsCount() throws {
        let badge = Box(side: 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width * 0.8 }
        let expected = ["30 30 40 40", "62 25 10 10"]
        let square = Box(side: 40)
        #expect(try frames { square.overlay(alignment: .topTrailing) { badge } } == expected)
        #expect(try frames { square.overlay(badge, alignment: .topTrailing) } == expected)
        #expect(try frames { square.background(alignment: .topTrailing) { badge } } == expected.reversed())
        // A condition, a type-erased view or a group around one view changes nothing.
        let isShown = true
        #expect(try frames { square.overlay(alignment: .topTrailing) { if isShown { badge } } } == expected)
        #expect(try frames { square.overlay(alignment: .topTrailing) { AnyView(Group { badge }) } } == expected)
        // Two attached views form a stack. The alignment applies to the stack as a whole.
        #expect(
            try frames {
                square.overlay(alignment: .top) {
                    Box(side: 10).alignmentGuide(.top) { _ in 4 }
                    Box(side: 10)
                }
            } == ["30 30 40 40", "45 30 10 10", "45 34 10 10"])
    }

    @Test func spacers() throws {
        #expect(
            try frames {
                VStack {
                    Spacer(); Box()
                }
            } == ["45 90 10 10"])
        #expect(
            try frames {
                HStack {
                    Box(); Spacer(minLength: 50).frame(width: 20); Box()
                }.fixedSize()
            }.count == 2)
        #expect(
            try frames {
                HStack {
                    Color.red; Spacer(); Color.blue
                }.fixedSize(horizontal: true, vertical: false)
            } == ["36 0 10 100", "54 0 10 100"])
    }

    @Test func framesAndPadding() throws {
        #expect(try frames { Box().frame(width: 50, height: 50, alignment: .topLeading) } == ["25 25 10 10"])
        #expect(try frames { Color.red.padding() } == ["16 16 68 68"])
        #expect(try frames { Color.red.padding(.horizontal, 10).padding(.top) } == ["10 16 80 84"])
        #expect(try frames { Color.red.frame(maxWidth: 40, maxHeight: .infinity) } == ["30 0 40 100"])
        #expect(try frames { Color.red.frame(minWidth: 150) } == ["-25 0 150 100"])
    }

    /// A padded edge has the default gap of 8 points to the next view. Edges without padding keep the gaps of texts.
    @Test func paddingKeepsTheGapsOfTextsOnOtherEdges() throws {
        func gap(_ edges: Edge.Set) throws -> Double {
            let padded = try frames {
                VStack {
                    Text("A").hidden().padding(edges, 4).overlay(Color.red)
                    Text("B").hidden().padding(edges, 4).overlay(Color.blue)
                }
            }.map { $0.split(separator: " ").compactMap { Double($0) } }
            return padded[1][1] - padded[0][1] - padded[0][3]
        }
        // Body text has two points of leading above it.
        #expect(try gap([]) == 2)
        #expect(try gap(.horizontal) == 2)
        #expect(try gap(.vertical) == 8)
        #expect(try gap(.all) == 8)
        #expect(try gap(.top) > 0)
        #expect(try gap(.bottom) > 0)
    }

    @Test func positionAndOffset() throws {
        #expect(try frames { Box().position(x: 20, y: 30) } == ["15 25 10 10"])
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Box().offset(x: 5, y: -5); Box()
                }
            } == ["45 40 10 10", "50 45 10 10"])
    }

    @Test func aspectRatio() throws {
        #expect(try frames { Color.red.aspectRatio(2, contentMode: .fit) } == ["0 25 100 50"])
        #expect(try frames { Color.red.aspectRatio(2, contentMode: .fill) } == ["-50 0 200 100"])
    }

    @Test func images() throws {
        func frames<V: View>(@ViewBuilder _ content: () -> V) throws -> [String] {
            try Stage(images: FakeImages(), content: content).frames()
        }
        #expect(try frames { Image("wide") } == ["30 40 40 20"])
        #expect(try frames { Image("retina") } == ["40 45 20 10"])
        #expect(try frames { Image("wide").frame(width: 10) } == ["30 40 40 20"])
        #expect(try frames { Image("wide").resizable() } == ["0 0 100 100"])
        #expect(try frames { Image("wide").resizable().scaledToFit() } == ["0 25 100 50"])
        #expect(
            try frames { Image("wide").resizable().aspectRatio(contentMode: .fit).frame(width: 60) } == ["20 35 60 30"])
    }

    private struct Framed: View { var body: some View { Image("nothing") } }

    private struct Panel<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
    }

    @Test func namesInMessagesAreShort() throws {
        let stage = Stage(images: FakeImages()) {
            Panel {
                Panel {
                    Framed()
                    Text("A")
                }
            }
        }
        _ = try stage.frames()
        #expect(stage.host.renderWarnings.map(\.viewPath) == ["Panel › Panel › Framed"])
    }

    @Test func aMissingImageNamesItsView() throws {
        let stage = Stage(images: FakeImages()) {
            ZStack {
                Framed()
                Framed()
                Box()
            }
        }
        for time in [0.0, 1] { #expect(try stage.frames(at: time) == ["45 45 10 10"]) }
        #expect(
            stage.host.renderWarnings == [
                RenderWarning(.picture, "nothing", viewPath: "Framed", message: "no picture \"nothing\"")
            ])
        #expect(stage.host.warnings == ["no picture \"nothing\" (asked for by Framed)"])
        let none = Stage { Framed() }
        #expect(try none.list().leaves.isEmpty)
        #expect(
            none.host.warnings == [
                "no picture \"nothing\": the renderer was given no assets (asked for by Framed)"
            ])
    }

    @Test func aMissingImageTakesTheSpaceThatAViewGivesIt() throws {
        let stage = Stage(images: FakeImages()) {
            HStack(spacing: 0) {
                Box()
                Image("nothing").resizable().frame(width: 30, height: 20)
                Image("nothing")
                Image(systemName: "no.such.symbol")
                Box()
            }
        }
        #expect(try stage.frames() == ["25 45 10 10", "65 45 10 10"])
        #expect(stage.host.renderWarnings.map(\.kind) == [.picture, .symbol])
    }

    @Test func fatalErrorsNameTheView() throws {
        let stage = Stage(images: FakeImages()) { ZStack { Framed() } }
        stage.host.fatalWarnings = .missingResources.subtracting([.picture])
        _ = try stage.list()
        stage.host.fatalWarnings = .missingResources
        let error = #expect(throws: MissingResourceError.self) { try stage.list() }
        #expect(error?.description == "no picture \"nothing\" (asked for by Framed)")
    }

    @Test func attachments() throws {
        #expect(try frames { Box().background { Color.red } } == ["45 45 10 10", "45 45 10 10"])
        #expect(
            try frames { Box(side: 30).overlay(alignment: .topTrailing) { Box() } } == ["35 35 30 30", "55 35 10 10"])
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Box().background { Box(side: 50) }; Box()
                }
            } == ["20 25 50 50", "40 45 10 10", "50 45 10 10"])
        #expect(try frames { Box().border(.red, width: 2) } == ["45 45 10 10", "46 46 8 8"])
    }

    // MARK: Geometry readers

    @Test func readersPlaceAtTheTopLeading() throws {
        #expect(
            try frames { GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10) } } == ["0 0 50 10"])
        #expect(
            try frames { GeometryReader { _ in Box() }.environment(\.layoutDirection, .rightToLeft) } == ["90 0 10 10"])
        #expect(
            try frames {
                HStack {
                    GeometryReader { _ in
                        Spacer(); Box()
                    }
                }
            } == ["0 0 10 10"])
    }

    /// Draws a bar whose width is the left edge of the reader's frame in a coordinate space.
    private struct Ruler: View {
        var space = CoordinateSpace.global
        var body: some View {
            GeometryReader { Color.red.frame(width: $0.frame(in: space).minX, height: $0.frame(in: space).width) }
        }
    }

    private func measured<V: View>(@ViewBuilder _ content: () -> V) throws -> CGSize {
        let stage = Stage { content() }
        let leaf = try #require(try stage.list().items.first)
        guard case .fill(let path, _, _) = leaf.content else { return .zero }
        return path.boundingRect.size
    }

    @Test func globalFramesFollowEffects() throws {
        #expect(try measured { Ruler().frame(width: 10, height: 20) } == CGSize(width: 45, height: 10))
        #expect(try measured { Ruler().frame(width: 10, height: 20).offset(x: 5) } == CGSize(width: 50, height: 10))
        #expect(
            try measured { Ruler().frame(width: 10, height: 20).rotationEffect(.degrees(90)) }
                == CGSize(width: 40, height: 20))
        #expect(try measured { Ruler(space: .local).frame(width: 10, height: 20) } == CGSize(width: 0, height: 10))
        #expect(
            try measured {
                Ruler(space: .named("box")).frame(width: 10, height: 20).padding(7).coordinateSpace(name: "box").offset(
                    x: 9)
            } == CGSize(width: 7, height: 10))
    }

    private struct Moving: View {
        @State private var isOn = false
        var body: some View {
            Ruler().frame(width: 10, height: 10).offset(x: isOn ? 40 : 0).animation(.linear(duration: 1), value: isOn)
                .onAppear { isOn = true }
        }
    }

    @Test func globalFramesFollowAnimations() throws {
        let stage = Stage { Moving() }
        #expect(try [0, 0.5, 1].map { try stage.list(at: $0).leaves[0].frame.width } == [45, 65, 85])
    }

    // MARK: Pixels and direction

    @Test func framesLieOnPixels() throws {
        let thirds = [
            1: ["0 0 33 100", "33 0 34 100", "67 0 33 100"], 2: ["0 0 33.5 100", "33.5 0 33 100", "66.5 0 33.5 100"],
        ]
        for (scale, expected) in thirds {
            #expect(
                try frames(scale: Double(scale)) {
                    HStack(spacing: 0) {
                        Color.red; Color.red; Color.red
                    }
                } == expected)
        }
        let three = try frames(scale: 3) {
            HStack(spacing: 0) {
                Color.red; Color.red; Color.red
            }
        }
        #expect(three == ["0 0 33.33 100", "33.33 0 33.33 100", "66.67 0 33.33 100"])
        #expect(try frames { Box(side: 11) } == ["45 45 11 11"])
    }

    private struct Flag: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 2, height: rect.height)) }
    }

    private struct Turning: View {
        @State private var direction = LayoutDirection.leftToRight
        let handle: (@escaping () -> Void) -> Void
        var body: some View {
            let _ = handle { direction = .rightToLeft }
            HStack(spacing: 0) {
                Box(side: 20)
                Box().frame(width: 30, alignment: .leading)
                Flag().frame(width: 10, height: 10)
                Box().flipsForRightToLeftLayoutDirection(true)
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        var turn: () -> Void = {}
        let stage = Stage { Turning { turn = $0 } }
        let before = try stage.list().leaves.map(\.frame)
        turn()
        let after = try stage.list(at: 1).leaves.map(\.frame)
        #expect(after.map { 100 - $0.maxX } == before.map(\.minX))
        #expect(after.map(\.width) == before.map(\.width))
    }
}
