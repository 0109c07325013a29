// SPDX-License-Identifier: MIT

import SwiftUI

/// A tile with a card that comes and goes, and with the name of the transition by which it does.
struct TransitionTile: View {
    let example: TransitionExample
    let turn: Int

    private static let shape = RoundedRectangle(cornerRadius: 20, style: .continuous)

    /// Turns since the first round of this tile. In the beginning, the first tile is about to let its card go.
    private var age: Int { turn + TransitionExample.turns - example.delay + 7 }

    /// Of the twelve turns of a round, the card is there for the first eight.
    private var isThere: Bool { age % TransitionExample.turns < 8 }

    /// Counts replacements: two a round.
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
