import Foundation
import Geometry
import Testing
import Views

@Suite struct SymbolLibraryTests {
    @Test func everyNameDraws() throws {
        #expect(SymbolLibrary.names.count >= 130)
        #expect(SymbolLibrary.names == SymbolLibrary.names.sorted())
        for name in SymbolLibrary.names {
            let symbol = try SymbolLibrary.symbol(named: name)
            #expect(!symbol.outline.isEmpty, "\(name)")
            #expect(symbol.bounds.width > 0.1 && symbol.bounds.width < 1.3, "\(name): \(symbol.bounds)")
            #expect(symbol.layers.contains { $0.level == 0 }, "\(name)")
        }
    }

    @Test func weightsChangeLinesAndNotTheSize() throws {
        for name in ["play.circle", "heart", "square", "pause.circle.fill"] {
            let light = try SymbolLibrary.symbol(named: name, weight: SymbolWeight(100))
            let black = try SymbolLibrary.symbol(named: name, weight: SymbolWeight(900))
            #expect(abs(light.bounds.width - black.bounds.width) < 0.02, "\(name)")
        }
        var last: CGFloat = 0
        for value in stride(from: 100.0, through: 900, by: 50) {
            let width = SymbolWeight(value).lineWidth
            #expect(width > last)
            last = width
        }
    }

    /// The glyph is cut out of a filled enclosure: neither layer alone is the whole.
    @Test func filledEnclosuresShowTheGlyphAsAHole() throws {
        let symbol = try SymbolLibrary.symbol(named: "play.circle.fill")
        #expect(!symbol.outline.contains(.zero))
        #expect(symbol.outline.contains(CGPoint(x: 0, y: -0.45)))
        #expect(symbol.layers.map(\.level) == [1, 0])
        let ring = try SymbolLibrary.symbol(named: "play.circle")
        #expect(ring.outline.contains(.zero))
    }

    @Test func glyphsStayInsideTheirEnclosures() throws {
        for name in SymbolLibrary.names where name.contains(".circle") {
            let symbol = try SymbolLibrary.symbol(named: name)
            let inner = symbol.layers[1].path.boundingRect
            let reach = max(abs(inner.minX), abs(inner.maxX), abs(inner.minY), abs(inner.maxY))
            #expect(reach < 0.36, "\(name): \(inner)")
        }
    }

    @Test func unknownNamesAreAnErrorWithTheNearestOnes() {
        #expect {
            try SymbolLibrary.symbol(named: "play.circel.fill")
        } throws: { error in
            "\(error)".contains("play.circel.fill") && "\(error)".contains("play.circle.fill")
        }
        for name in ["", "circle.circle", "minus.fill", String(repeating: "a", count: 10_000)] {
            #expect(throws: SymbolError.self) { try SymbolLibrary.symbol(named: name) }
        }
    }
}
