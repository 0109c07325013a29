import Drawing
import Foundation
import Geometry
import Testing
import Views

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

    /// In one colour a symbol is one outline; with several styles each layer takes its own.
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

    @Test func unknownSymbolsFailWithTheViewPath() {
        #expect {
            try Stage { Image(systemName: "plya") }.list()
        } throws: { error in
            "\(error)".contains("plya") && "\(error)".contains("did you mean")
        }
    }
}
