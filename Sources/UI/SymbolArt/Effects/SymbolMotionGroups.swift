// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Which layers of a symbol move together, in which order, and about which points.
package struct SymbolMotionGroups {
    /// By layer: how many groups move before its own.
    private let ranks: [Int]
    /// Layers in groups, the first to move first. A mark that is cut out of a shape moves with the shape.
    private let groups: [[Int]]
    /// By layer: 1 clockwise, −1 the other way, 0 for layers that stand while others turn.
    private let turns: [Double]
    /// Layers with pivots turn, the others stand; where none has one, the symbol turns as one.
    private let hasPivots: Bool
    /// The layers that light up one after the other, those together that light up at once.
    package let lights: [[Int]]

    package init(_ layers: [SymbolLayer]) {
        let variable = layers.indices.filter { layers[$0].isVariable }
        if variable.isEmpty || variable.count == layers.count {
            groups = Self.groups(of: layers)
        } else {
            // Waves come from what stands still.
            groups = [layers.indices.filter { !layers[$0].isVariable }] + variable.map { [$0] }
        }
        lights = variable.isEmpty ? groups : variable.map { [$0] }
        var ranks = [Int](repeating: 0, count: layers.count)
        for (rank, group) in groups.enumerated() {
            for layer in group { ranks[layer] = rank }
        }
        self.ranks = ranks
        // Wheels on two axles mesh.
        var axles: [CGPoint] = []
        turns = layers.map { layer in
            guard let pivot = layer.pivot else { return 0 }
            let axle = axles.firstIndex(of: pivot) ?? axles.endIndex
            if axle == axles.endIndex { axles.append(pivot) }
            return axle.isMultiple(of: 2) ? 1 : -1
        }
        hasPivots = !axles.isEmpty
    }

    /// By level: what a symbol is about comes first, its surroundings follow.
    private static func groups(of layers: [SymbolLayer]) -> [[Int]] {
        var groups: [[Int]] = []
        for (index, layer) in layers.enumerated() {
            if layer.isCutout, !groups.isEmpty {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups.sorted { a, b in
            (layers[a[0]].level.rawValue, a[0]) < (layers[b[0]].level.rawValue, b[0])
        }
    }

    package var layerCount: Int { ranks.count }

    /// Times the stagger, by which the last layer is late at most.
    package static let latest = 3.0

    /// Seconds, at normal speed, by which a layer is late.
    ///
    /// - Parameter stagger: from one group to the next; symbols of many groups have less of it.
    package func delay(of layer: Int, stagger: Double) -> Double {
        guard groups.count > 1 else { return 0 }
        return Double(ranks[layer]) * stagger * min(1, Self.latest / Double(groups.count - 1))
    }

    /// A layer that turns, in degrees clockwise.
    package func turned(_ layer: Int, by degrees: Double, isByLayer: Bool) -> SymbolLayerState {
        guard isByLayer, hasPivots else { return SymbolLayerState(turn: .degrees(degrees)) }
        return SymbolLayerState(rotation: .degrees(degrees * turns[layer]))
    }
}
