// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Gestures: touches open a card, then drag, rotate and pinch its elements.
    @MainActor static let cards: [SceneDescription] = [
        SceneDescription(
            name: "cards", summary: "a hand opens a card and arranges three elements on it",
            size: SceneDescription.phone, duration: 8,
            events: EventScript(
                [.tap("Card 3", at: 0.8)] + arranging(turning: "Capsule", spread: 110) + [.tap("Done", at: 7.4)])
        ) { CardsView() },
        SceneDescription(
            name: "cards-grouped", summary: "the same hand on elements that share one modifier and its state",
            // The capsule is behind the text, so both fingers touch the text. The capsule turns with it.
            size: SceneDescription.phone, duration: 7,
            events: EventScript(arranging(turning: "Resize Me!", spread: 40, lift: 150, growth: 1.1))
        ) {
            ZStack {
                Color(.systemGroupedBackground)
                CardDetailView(color: .orange, topic: CardTopic.all[1], isGrouped: true) {}
            }
        },
    ]

    private static func arranging(
        turning label: String, spread: CGFloat, lift: CGFloat = 190, growth: Double = 1.2
    ) -> [EventScript.Event] {
        [
            .touch("Resize Me!", at: 1.4, .init(way: [.by(CGSize(width: 0, height: -lift))], duration: 0.8)),
            .touch(
                label, at: 2.5, .init(fingers: 2, scale: 1.15, rotation: .degrees(-20), spread: spread, duration: 1)),
            .touch("Circle", at: 3.8, .init(way: [.by(CGSize(width: -120, height: 10))], duration: 0.7)),
            .touch("Circle", at: 4.8, .init(fingers: 2, scale: 0.7, duration: 0.8)),
            .touch("Resize Me!", at: 5.9, .init(fingers: 2, scale: growth, rotation: .degrees(8), duration: 0.9)),
        ]
    }
}
