// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Styles
import SymbolArt
import TestSupport
import Testing

/// The style of each part of a symbol, and moved layers.
@Suite struct SymbolPartsTests {
    private func symbol(_ name: String) throws -> SymbolDrawing { try SymbolLibrary.symbol(named: name) }

    @Test func oneColourIsOnePart() throws {
        for name in ["play.circle.fill", "person.3.sequence", "heart", "bell.slash"] {
            let symbol = try symbol(name)
            #expect(symbol.parts(.monochrome).map(\.path) == [symbol.outline], "\(name)")
        }
    }

    /// The layers together are the monochrome symbol without its holes.
    @Test func layersCoverTheWhole() throws {
        for name in [
            "person.2.wave.2", "cloud.sun.fill", "bell", "lock.shield.fill", "clock.fill", "calendar.badge.plus",
        ] {
            let symbol = try symbol(name)
            var whole = Path()
            for layer in symbol.layers {
                whole = layer.isCutout ? whole.subtracting(layer.path) : whole.union(layer.path)
            }
            // The symbol is 1 unit large. Set operations are made for sizes of about 100 units, so they are less
            // precise here.
            #expect(whole.difference(from: symbol.outline) < 0.02, "\(name)")
        }
    }

    @Test func levelsAndColours() throws {
        let palette = try symbol("person.3.sequence.fill").parts(.leveled)
        #expect(palette.map(\.style) == [.level(.tertiary), .level(.secondary), .level(.primary)])
        let warning = try symbol("exclamationmark.triangle.fill").parts(.multicolor)
        #expect(warning.map(\.style) == [.color(.yellow), .color(.white)])
        let circle = try symbol("plus.circle.fill").parts(.multicolor)
        #expect(circle.map(\.style) == [.color(.green), .color(.white)])
        // A symbol without its own colours is monochrome.
        let plain = try symbol("chevron.right.circle.fill")
        #expect(plain.parts(.multicolor) == plain.parts(.monochrome))
    }

    @Test func variableValuesLightLayersInOrder() throws {
        let wifi = try symbol("wifi")
        #expect(wifi.layers.count(where: \.isVariable) == 3)
        func lit(_ value: Double) -> [Bool] { wifi.states(variableValue: value).map { $0.opacity == 1 } }
        #expect(lit(0) == [false, false, false])
        #expect(lit(0.2) == [true, false, false])
        #expect(lit(0.5) == [true, true, false])
        #expect(lit(1) == [true, true, true])
        #expect(lit(-3) == lit(0) && lit(7) == lit(1))
        #expect(wifi.states(variableValue: .nan).isEmpty)
        #expect(wifi.parts(.monochrome, states: wifi.states(variableValue: 0.5)).map(\.opacity) == [1, 1, 0.3])
        #expect(try symbol("heart").states(variableValue: 0.5).isEmpty)
    }

    // MARK: Moved layers

    @Test func layersMoveAlone() throws {
        let symbol = try symbol("person.2.wave.2")
        var states = symbol.layers.map { _ in SymbolLayerState() }
        states[1] = SymbolLayerState(opacity: 0.5, offset: CGSize(width: 0.1, height: -0.2))
        let parts = symbol.parts(.monochrome, states: states)
        #expect(parts[0].path == symbol.layers[0].path && parts[0].opacity == 1)
        #expect(parts[1].opacity == 0.5)
        let (from, to) = (symbol.layers[1].path.boundingRect, parts[1].path.boundingRect)
        #expect(abs(to.minX - from.minX - 0.1) < 1e-9 && abs(to.minY - from.minY + 0.2) < 1e-9)
    }

    @Test func layersTurnAboutTheirPivots() throws {
        // The gear rotates about its hub, which is not exactly the middle of its outline.
        let symbol = try symbol("gearshape.2.fill")
        let pivot = try #require(symbol.layers[1].pivot)
        let quarter = SymbolLayerState(rotation: .degrees(90))
        let parts = symbol.parts(.leveled, states: [SymbolLayerState(), quarter])
        // The wheel has eight teeth, so it looks the same after a quarter turn.
        #expect(parts[1].path.difference(from: symbol.layers[1].path) < 0.01 * symbol.layers[1].path.area)
        #expect(abs(parts[1].path.boundingRect.midX - pivot.x) < 0.01)
        for name in [
            "gear", "gearshape", "fanblades", "arrow.clockwise", "arrow.2.circlepath", "hurricane", "snowflake",
            "timer",
        ] {
            #expect(try self.symbol(name).layers.contains { $0.pivot != nil }, "\(name)")
        }
    }

    @Test func scaleIsAboutTheMiddleOfTheSymbol() throws {
        let symbol = try symbol("circle.fill")
        let half = symbol.parts(.monochrome, states: [SymbolLayerState(scale: 0.5)])[0].path.boundingRect
        #expect(abs(half.width - symbol.bounds.width / 2) < 1e-6)
        #expect(abs(half.midX - symbol.bounds.midX) < 1e-6)
    }

    /// A hole moves with its layer and closes as the layer fades.
    @Test func holesMoveWithTheirLayers() throws {
        let symbol = try symbol("play.circle.fill")
        func isInk(_ point: CGPoint, _ state: SymbolLayerState) -> Double {
            symbol.parts(.monochrome, states: [SymbolLayerState(scale: 1), state])
                .filter { $0.path.contains(point) }.map(\.opacity).reduce(0, +)
        }
        let moved = SymbolLayerState(offset: CGSize(width: -0.3, height: 0))
        #expect(isInk(CGPoint(x: 0.2, y: 0), moved) == 1)
        #expect(isInk(CGPoint(x: -0.3, y: 0), moved) == 0)
        #expect(isInk(.zero, SymbolLayerState(opacity: 0.25)) == 0.75)
        #expect(isInk(.zero, SymbolLayerState(opacity: 0)) == 1)
    }

    @Test func variantsCombine() throws {
        func name(_ base: String, _ variants: SymbolVariants) throws -> SymbolDrawing {
            try SymbolLibrary.symbol(named: base, variants: variants)
        }
        #expect(try name("heart", .fill) == symbol("heart.fill"))
        #expect(try name("heart", .circle.fill) == symbol("heart.circle.fill"))
        #expect(try name("heart.fill", .circle) == symbol("heart.circle.fill"))
        #expect(try name("bell", .slash.circle.fill) == symbol("bell.slash.circle.fill"))
        #expect(try name("plus", .square) == symbol("plus.square"))
        #expect(try name("play", .rectangle) == symbol("play.rectangle"))
        #expect(try name("heart", .none) == symbol("heart"))
        // A variant that the symbol does not have changes nothing.
        #expect(try name("plus", .fill) == symbol("plus"))
        #expect(try name("chevron.right", .slash) == symbol("chevron.right"))
        #expect(SymbolVariants.fill.circle == SymbolVariants.circle.fill)
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
    }
}
