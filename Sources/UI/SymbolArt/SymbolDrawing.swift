// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Typography

/// A symbol in one weight, composed of a glyph, an enclosure and a slash.
package struct SymbolDrawing: Equatable, Sendable {
    /// The layers, from back to front.
    package var layers: [SymbolLayer]
    /// The bounds of the outline in ems, around the origin.
    package var bounds: CGRect
    /// The union of all layers minus the holes: the symbol in one colour.
    package var outline: Path
    /// Whether the symbol is mirrored in right-to-left layouts.
    package var isDirectional: Bool
    /// The line of the slash; nil if there is no slash, or if the slash cannot be animated.
    package var slash: SymbolSlash?
    /// The font files of the symbol's letters.
    package var fontFiles: Set<String> = []
    /// The scripts of letters that no font has. Boxes replace these letters.
    package var missingScripts: [MissingScript] = []

    package init(layers: [SymbolLayer], isDirectional: Bool, slash: SymbolSlash? = nil) {
        self.slash = slash
        self.layers = layers.filter { !$0.path.isEmpty }
        self.isDirectional = isDirectional
        var outline = Path()
        for layer in layers {
            outline = layer.isCutout ? outline - layer.path : outline + layer.path
        }
        self.outline = outline
        // Converts curves to line segments now, while lengths are in grid units. Subtracting a hole later converts them
        // too, but in ems, where the tolerance is too coarse.
        for index in self.layers.indices {
            self.layers[index].path = self.layers.count == 1 ? outline : self.layers[index].path + Path()
        }
        bounds = outline.boundingRect
    }

    init(layers: [SymbolLayer], bounds: CGRect, outline: Path, isDirectional: Bool, slash: SymbolSlash?) {
        (self.layers, self.bounds, self.outline) = (layers, bounds, outline)
        (self.isDirectional, self.slash) = (isDirectional, slash)
    }

    /// The drawing in other units: `factor` 1/100 converts grid units to ems.
    package func scaled(by factor: CGFloat) -> SymbolDrawing {
        let map = CGAffineTransform(scaleX: factor, y: factor)
        let layers = layers.map { layer in
            var scaled = layer
            scaled.path = layer.path.applying(map)
            scaled.pivot = layer.pivot?.applying(map)
            return scaled
        }
        return SymbolDrawing(
            layers: layers, bounds: bounds.applying(map), outline: outline.applying(map),
            isDirectional: isDirectional, slash: slash?.scaled(by: factor))
    }
}

/// A piece of a symbol in one style.
package struct SymbolPart: Equatable, Sendable {
    package enum Style: Equatable, Sendable {
        /// The style of a level; `primary` is also the style of single-colour symbols.
        case level(SymbolLevel)
        case color(SymbolColor)
    }

    /// The area of the part, in ems.
    package var path: Path
    package var style: Style
    package var opacity: Double
}

/// How a symbol is coloured: in one style, with a style for each level, or in the colours of its layers.
package enum SymbolColoring: Sendable {
    case monochrome, leveled, multicolor
}

extension SymbolDrawing {
    /// The parts to paint, from back to front.
    ///
    /// - Parameter states: The states of the layers; an empty array means all at rest.
    package func parts(_ coloring: SymbolColoring, states: [SymbolLayerState] = []) -> [SymbolPart] {
        // The origin is the optical centre.
        let middle = CGPoint.zero
        let isInOneColor =
            coloring == .monochrome || (coloring == .multicolor && layers.allSatisfy { $0.color == nil })
        if isInOneColor, let state = wholeState(states) {
            guard state.opacity > 0 else { return [] }
            let path = state == .rest ? outline : outline.applying(state.map(pivot: middle, middle: middle))
            return [SymbolPart(path: path, style: .level(.primary), opacity: state.opacity)]
        }
        var parts: [SymbolPart] = []
        for (index, layer) in layers.enumerated() {
            let state = index < states.count ? states[index] : .rest
            let path =
                state == .rest
                ? layer.path : layer.path.applying(state.map(pivot: layer.pivot ?? middle, middle: middle))
            let style = layer.style(coloring)
            if layer.isCutout, style == .level(.primary), coloring != .leveled {
                parts.cut(path, opacity: state.opacity)
            } else if state.opacity > 0 {
                parts.append(SymbolPart(path: path, style: style, opacity: state.opacity))
            }
        }
        return parts
    }

    /// The state with which the symbol moves as a whole; nil if its layers move differently.
    private func wholeState(_ states: [SymbolLayerState]) -> SymbolLayerState? {
        guard let first = states.first else { return .rest }
        // Layers that rotate about their own pivots move differently even if their rotations are equal.
        guard states.count >= layers.count, states.allSatisfy({ $0 == first }), first.rotation == .zero else {
            return states.allSatisfy { $0 == .rest } ? .rest : nil
        }
        return first
    }

    /// The layer states for a variable value from 0 to 1; empty if the symbol has no variable layers.
    package func states(variableValue: Double) -> [SymbolLayerState] {
        let count = layers.count(where: \.isVariable)
        guard count > 0, !variableValue.isNaN else { return [] }
        var rank = 0
        return layers.map { layer in
            guard layer.isVariable else { return SymbolLayerState() }
            defer { rank += 1 }
            let isLit = variableValue > Double(rank) / Double(count)
            return SymbolLayerState(opacity: isLit ? 1 : Self.unlitOpacity)
        }
    }

    private static let unlitOpacity = 0.3
}

extension SymbolLayer {
    fileprivate func style(_ coloring: SymbolColoring) -> SymbolPart.Style {
        switch coloring {
        case .monochrome: .level(.primary)
        case .leveled: .level(level)
        case .multicolor: color.map { .color($0) } ?? .level(.primary)
        }
    }
}

extension [SymbolPart] {
    /// Cuts a hole into all parts. A translucent hole leaves its area with reduced opacity.
    fileprivate mutating func cut(_ hole: Path, opacity: Double) {
        guard opacity > 0 else { return }
        var veiled: [SymbolPart] = []
        for index in indices {
            if opacity < 1 {
                var part = self[index]
                part.path = part.path.intersection(hole)
                part.opacity *= 1 - opacity
                if !part.path.isEmpty { veiled.append(part) }
            }
            self[index].path = self[index].path.subtracting(hole)
        }
        self += veiled
    }
}
