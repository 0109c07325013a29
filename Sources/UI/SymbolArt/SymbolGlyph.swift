// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// What a symbol shows, apart from the circle or square it may stand in.
package struct SymbolGlyph: Sendable {
    /// Which other symbols the glyph gives its name to.
    package struct Features: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// There are two drawings: "heart" and "heart.fill".
        package static let fill = Features(rawValue: 1)
        /// "NAME.circle", "NAME.square" and their filled forms exist.
        package static let enclosed = Features(rawValue: 2)
        /// "NAME.rectangle" and its filled form exist.
        package static let inRectangle = Features(rawValue: 4)
        /// "NAME.slash" exists.
        package static let slash = Features(rawValue: 8)
        /// Mirrored where text runs from right to left.
        package static let directional = Features(rawValue: 16)
        /// Its letter is that of the locale; "NAME.he" and its like exist.
        package static let localized = Features(rawValue: 32)
        /// Only in enclosures: letters and numbers.
        package static let onlyEnclosed = Features(rawValue: 64)
    }

    package let features: Features
    /// The multicolour form of filled enclosures.
    package let enclosureColor: SymbolColor?
    /// The widest line, in grid units, with which the gaps of the drawing stay open: what black becomes.
    package let widestLine: CGFloat
    package let draw: @Sendable (_ pen: inout SymbolPen) -> Void
}

extension SymbolGlyph {
    /// Weights above regular are set closer together where the widest line says so.
    package func lineWidth(_ width: CGFloat) -> CGFloat {
        let (regular, black) = (SymbolWeight(400).lineWidth * 100, SymbolWeight(900).lineWidth * 100)
        guard width > regular, widestLine < black else { return width }
        return regular + (width - regular) * (widestLine - regular) / (black - regular)
    }
}

/// Glyphs by name, as they are collected.
package struct SymbolSet {
    /// There are some fifteen hundred: to make room for more again and again takes longer than to note them.
    package private(set) var glyphs = [String: SymbolGlyph](minimumCapacity: 1500)

    package mutating func add(
        _ name: String, _ features: SymbolGlyph.Features = [], in enclosureColor: SymbolColor? = nil,
        most widestLine: CGFloat = .infinity, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
    ) {
        precondition(glyphs[name] == nil, "symbols: \(name) is drawn twice")
        glyphs[name] = SymbolGlyph(
            features: features, enclosureColor: enclosureColor, widestLine: widestLine, draw: draw)
    }

    /// A second name for a glyph.
    package mutating func alias(_ name: String, of original: String) {
        precondition(glyphs[name] == nil && glyphs[original] != nil, "symbols: \(name) = \(original)")
        glyphs[name] = glyphs[original]
    }
}

/// All glyphs by name.
package enum SymbolGlyphs {
    package static let all: [String: SymbolGlyph] = {
        var set = SymbolSet()
        addSigns(to: &set)
        addArrows(to: &set)
        addShapes(to: &set)
        addMedia(to: &set)
        addPeople(to: &set)
        addHands(to: &set)
        addMessages(to: &set)
        addLists(to: &set)
        addTools(to: &set)
        addObjects(to: &set)
        addDevices(to: &set)
        addWeather(to: &set)
        addNature(to: &set)
        addTravel(to: &set)
        addTime(to: &set)
        addMoney(to: &set)
        addDocuments(to: &set)
        addPages(to: &set)
        addTyping(to: &set)
        addFrames(to: &set)
        addFigures(to: &set)
        addAnimals(to: &set)
        addFurniture(to: &set)
        addLeisure(to: &set)
        addRoads(to: &set)
        addDrawingTools(to: &set)
        addMachines(to: &set)
        addClimate(to: &set)
        addOptics(to: &set)
        addTurns(to: &set)
        addDiagrams(to: &set)
        addFormatting(to: &set)
        addAdjustments(to: &set)
        addOutdoors(to: &set)
        addMedicine(to: &set)
        addSolids(to: &set)
        addHardware(to: &set)
        addAppliances(to: &set)
        addBelongings(to: &set)
        addSecondNames(to: &set)
        addBadges(to: &set)
        return set.glyphs
    }()
}
