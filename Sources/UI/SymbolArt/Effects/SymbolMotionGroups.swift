// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The groups in which the layers of a symbol move, their order and their pivots.
package struct SymbolMotionGroups {
    /// For each layer, the number of groups that move before its own.
    private let ranks: [Int]
    /// Indices of layers that move together, one list per group, in the order in which the groups move. A cutout moves
    /// with the shape below it.
    private let groups: [[Int]]
    /// For each layer, 1 for clockwise, −1 for counterclockwise, 0 for layers that do not rotate by layer.
    private let turns: [Double]
    /// Whether any layer has a pivot. If so, only layers with pivots rotate; otherwise the symbol rotates as a whole.
    private let hasPivots: Bool
    /// Indices of layers that light up together, one list per group, in the order in which the groups light up.
    package let lights: [[Int]]

    package init(_ layers: [SymbolLayer]) {
        let variable = layers.indices.filter { layers[$0].isVariable }
        if variable.isEmpty || variable.count == layers.count {
            groups = Self.groups(of: layers)
        } else {
            // Variable layers follow the fixed layers, as the waves follow the loudspeaker.
            groups = [layers.indices.filter { !layers[$0].isVariable }] + variable.map { [$0] }
        }
        lights = variable.isEmpty ? groups : variable.map { [$0] }
        var ranks = [Int](repeating: 0, count: layers.count)
        for (rank, group) in groups.enumerated() {
            for layer in group { ranks[layer] = rank }
        }
        self.ranks = ranks
        // Layers with different pivots rotate in alternating directions, like meshing gears.
        var axles: [CGPoint] = []
        turns = layers.map { layer in
            guard let pivot = layer.pivot else { return 0 }
            let axle = axles.firstIndex(of: pivot) ?? axles.endIndex
            if axle == axles.endIndex { axles.append(pivot) }
            return axle.isMultiple(of: 2) ? 1 : -1
        }
        hasPivots = !axles.isEmpty
    }

    /// Groups the indices of the layers and sorts the groups by level, primary first. A cutout joins the layer below
    /// it.
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

    /// The greatest delay of a layer, as a multiple of the stagger.
    package static let latest = 3.0

    /// The delay of a layer in seconds at normal speed.
    ///
    /// - Parameter stagger: The delay between two groups, reduced if there are more than four groups.
    package func delay(of layer: Int, stagger: Double) -> Double {
        guard groups.count > 1 else { return 0 }
        return Double(ranks[layer]) * stagger * min(1, Self.latest / Double(groups.count - 1))
    }

    /// The state of `layer` after a clockwise rotation by `degrees`.
    package func turned(_ layer: Int, by degrees: Double, isByLayer: Bool) -> SymbolLayerState {
        guard isByLayer, hasPivots else { return SymbolLayerState(turn: .degrees(degrees)) }
        return SymbolLayerState(rotation: .degrees(degrees * turns[layer]))
    }
}
