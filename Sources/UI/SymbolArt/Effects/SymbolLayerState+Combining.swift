// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolLayerState {
    package static let rest = SymbolLayerState()

    /// The state of a layer on which two effects act at once.
    package func combined(with other: SymbolLayerState) -> SymbolLayerState {
        SymbolLayerState(
            opacity: opacity * other.opacity, scale: scale * other.scale, rotation: rotation + other.rotation,
            turn: turn + other.turn,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
    }

    /// The state interpolated from rest, at 0, to this state, at 1.
    package func weakened(to share: Double) -> SymbolLayerState {
        SymbolLayerState(
            opacity: 1 + (opacity - 1) * share, scale: 1 + (scale - 1) * share, rotation: rotation * share,
            turn: turn * share, offset: CGSize(width: offset.width * share, height: offset.height * share))
    }
}

extension [SymbolLayerState] {
    /// Combines layer by layer; an empty array means layers at rest.
    package func combined(with other: [SymbolLayerState]) -> [SymbolLayerState] {
        if isEmpty { return other }
        return other.isEmpty ? self : zip(self, other).map { $0.combined(with: $1) }
    }
}
