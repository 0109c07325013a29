// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

@Suite @MainActor struct SymbolImageTests {
    @Test func sizeFollowsTheFont() throws {
        func width<V: View>(@ViewBuilder _ content: () -> V) throws -> CGFloat {
            let list = try Stage(200, 200, scale: 3, content: content).list()
            return try #require(list.leaves.first).frame.width
        }
        let body = try width { Image(systemName: "circle.fill") }
        #expect(abs(body - 17) < 0.5)
        let title = try width { Image(systemName: "circle.fill").font(.system(size: 34)) }
        #expect(abs(title - 34) < 0.5)
        let large = try width { Image(systemName: "circle.fill").imageScale(.large) }
        #expect(abs(large - 17 * 1.29) < 0.5)
        let resized = try width { Image(systemName: "circle.fill").resizable().frame(width: 80, height: 80) }
        #expect(abs(resized - 80) < 0.1)
    }

    /// The layout size of a filled circle is 1.17 em: 20 points with a font of 17 points.
    @Test func symbolsKeepTheirDistance() throws {
        let list = try Stage(200, 200) { Image(systemName: "circle.fill").background(Color.red) }.list()
        let box = try #require(list.leaves.first).frame
        #expect(abs(box.width - 20) < 1 && abs(box.height - 20) < 1)
    }

    /// A monochrome symbol is one outline; with several styles, each layer has its own.
    @Test func stylesColourLayers() throws {
        let plain = try Stage { Image(systemName: "play.circle.fill").foregroundColor(.red) }.list()
        #expect(plain.items.count == 1)
        let palette = try Stage { Image(systemName: "play.circle.fill").foregroundStyle(.white, .blue) }.list()
        #expect(palette.leaves.map(\.color?.blue).count == 2)
        #expect(palette.leaves[1].color == .white)
        #expect(palette.leaves[0].color != .white)
        let hierarchical = try Stage {
            Image(systemName: "play.circle").foregroundColor(.black).symbolRenderingMode(.hierarchical)
        }.list()
        #expect(hierarchical.leaves.map { $0.color?.alpha } == [0.5, 1])
    }

    @Test func directionalSymbolsTurnWithTheText() throws {
        func path(_ name: String, _ direction: LayoutDirection) throws -> Path {
            let list = try Stage { Image(systemName: name).environment(\.layoutDirection, direction) }.list()
            guard case .fill(let path, _, _) = list.items[0].content else { return Path() }
            return path
        }
        #expect(try path("chevron.forward", .leftToRight) != path("chevron.forward", .rightToLeft))
        #expect(try path("chevron.right", .leftToRight) == path("chevron.right", .rightToLeft))
    }

    private struct Controls: View {
        var body: some View { Image(systemName: "plya") }
    }

    @Test func unknownSymbolsAreNotDrawnAndWarnOnce() throws {
        let stage = Stage { Controls() }
        #expect(try stage.list().leaves.isEmpty)
        #expect(try stage.list(at: 1).leaves.isEmpty)
        let warning = try #require(stage.host.renderWarnings.first)
        #expect(stage.host.renderWarnings.count == 1)
        #expect(warning.kind == .symbol && warning.name == "plya" && warning.viewPath == "Controls")
        #expect(warning.message.contains("plya") && warning.message.contains("did you mean"))
    }

    @Test func placesChooseForms() throws {
        func paths<V: View>(@ViewBuilder _ content: () -> V) throws -> [Path] {
            try Stage(200, 200, content: content).list().items.compactMap { item in
                guard case .fill(let path, _, _) = item.content else { return nil }
                return path
            }
        }
        let heart = try paths { Image(systemName: "heart.circle.fill") }
        #expect(try paths { Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle) } == heart)
        let plain = try paths { Image(systemName: "heart") }
        #expect(try paths { Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill) } == plain)
        let book = try paths {
            Image(systemName: "character.book.closed").environment(\.locale, Locale(identifier: "he"))
        }
        #expect(try book == paths { Image(systemName: "character.book.closed.he") })
        #expect(try book != paths { Image(systemName: "character.book.closed") })
    }

    /// Symbols are templates. With `.original` rendering they keep their colours in any style.
    @Test(arguments: ["heart", "heart.fill", "ladybug", "ladybug.fill"])
    func originalColoursAreThoseOfMulticolor(_ name: String) throws {
        func colors<V: View>(@ViewBuilder _ content: () -> V) throws -> [RGBAColor?] {
            try Stage { content().foregroundColor(.blue) }.colors()
        }
        let multicolor = try colors { Image(systemName: name).symbolRenderingMode(.multicolor) }
        let red = try Stage { Color.red }.colors()[0]
        #expect(multicolor.contains(red))
        #expect(try colors { Image(systemName: name).renderingMode(.original) } == multicolor)
        let blue = try colors { Image(systemName: name) }
        #expect(blue.count == 1 && !blue.contains(red))
        #expect(try colors { Image(systemName: name).renderingMode(.template) } == blue)
        #expect(try colors { Image(systemName: name).renderingMode(nil) } == blue)
    }

    /// The image's own modifiers override the environment's, and the result is an `Image`.
    @Test func imagesHaveARenderingModeOfTheirOwn() throws {
        let image: Image = Image(systemName: "heart.fill").symbolRenderingMode(.monochrome)
        let plain = try Stage { image.resizable() }.colors()
        #expect(
            try Stage { image.resizable().symbolRenderingMode(.multicolor).foregroundColor(.black) }.colors() != plain)
        #expect(
            try Stage { VStack { image.resizable() }.symbolRenderingMode(.multicolor) }.colors() == plain)
        let around = Stage {
            VStack { Image(systemName: "heart.fill").symbolRenderingMode(nil) }.symbolRenderingMode(.multicolor)
        }
        #expect(try around.colors() != plain)
    }

    @Test func multicolorAndVariableValues() throws {
        let sign = try Stage {
            Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)
        }.list()
        #expect(sign.leaves.count == 2)
        #expect(sign.leaves[1].color == RGBAColor(red: 1, green: 1, blue: 1, alpha: 1))
        let wifi = try Stage { Image(systemName: "wifi", variableValue: 0.5) }.list()
        #expect(wifi.leaves.map(\.opacity) == [1, 1, 0.3])
        #expect(try Stage { Image(systemName: "wifi", variableValue: nil) }.list().leaves.count == 1)
    }

    @Test func threeStylesColourThreeLevels() throws {
        let list = try Stage {
            Image(systemName: "person.3.sequence.fill").foregroundStyle(.red, .blue, .brown)
        }.list()
        let expected = try [Color.brown, .blue, .red].map { color in
            try #require(Stage { color }.list().leaves.first?.color)
        }
        #expect(list.leaves.map(\.color) == expected)
    }
}
