// SPDX-License-Identifier: MIT

import SwiftUI

/// A tile with a card that appears and disappears, and the name of its transition.
struct TransitionTile: View {
    let example: TransitionExample
    let turn: Int

    private static let shape = RoundedRectangle(cornerRadius: 20, style: .continuous)

    /// The tick count of this tile, which lags behind that of the first tile by `example.delay`. The first tile starts
    /// at tick 7 of a round, the last tick at which its card is present.
    private var age: Int { turn + TransitionExample.turns - example.delay + 7 }

    /// The card is present for the first eight of twelve ticks.
    private var isThere: Bool { age % TransitionExample.turns < 8 }

    /// The number of replacements: two per round.
    private var number: Int { age / (TransitionExample.turns / 2) }

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                switch example.kind {
                case .visits:
                    if isThere { PostCard(scenery: .all[example.delay % 4]).transition(example.transition) }
                case .replacements:
                    PostCard(scenery: .all[number % 2]).id(number).transition(example.transition)
                }
            }
            .frame(width: 108, height: 108)
            .clipShape(Rectangle())
            VStack(spacing: 2) {
                Text(example.name).font(.footnote.weight(.semibold))
                Text(example.detail).font(.caption2).foregroundStyle(.secondary)
            }
            .padding(.bottom, 14)
        }
        .clipShape(Self.shape)
        .background(
            Self.shape.fill(Color(.secondarySystemGroupedBackground)).shadow(
                color: .black.opacity(0.07), radius: 8, y: 3))
    }
}
