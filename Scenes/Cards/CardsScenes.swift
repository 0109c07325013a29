// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Gestures: touches open a card, then drag, rotate and pinch its elements.
    @MainActor static let cards: [SceneDescription] = [
        SceneDescription(
            name: "cards", summary: "a hand opens a card and arranges three elements on it",
            size: SceneDescription.phone, duration: 8,
            events: EventScript([.tap("Card 3", at: 0.8)] + arranging + [.tap("Done", at: 7.4)]), chrome: .bars
        ) { CardsView() },
        SceneDescription(
            name: "cards-grouped", summary: "the same hand on elements that share one modifier and its state",
            // Both fingers touch the text, which covers the capsule. Text and capsule turn together.
            size: SceneDescription.phone, duration: 7, events: EventScript(arrangingTogether), chrome: .bars
        ) {
            ZStack {
                Color(.systemGroupedBackground)
                CardDetailView(color: .orange, topic: CardTopic.all[1], isGrouped: true) {}
            }
            .ignoresSafeArea()
        },
    ]

    /// Moves the text and the capsule up, one after the other, and turns both.
    private static var arranging: [EventScript.Event] {
        let lift = EventScript.SyntheticTouch.Waypoint.by(CGSize(width: 0, height: -150))
        return [
            .touch("Resize Me!", at: 1.4, .init(way: [lift], duration: 0.6)),
            .touch(
                "Capsule", at: 2.3, .init(fingers: 2, scale: 1.15, rotation: .degrees(-12), spread: 110, duration: 0.9)),
            .touch("Capsule", at: 3.4, .init(way: [lift], duration: 0.6)),
            .touch("Resize Me!", at: 4.2, .init(fingers: 2, scale: 1.1, rotation: .degrees(-12), duration: 0.8)),
            .touch("Circle", at: 5.2, .init(way: [.by(CGSize(width: -120, height: 10))], duration: 0.7)),
            .touch("Circle", at: 6.1, .init(fingers: 2, scale: 0.7, duration: 0.8)),
        ]
    }

    /// Fingers touch the text, which covers the capsule. Text and capsule move and turn together.
    private static var arrangingTogether: [EventScript.Event] {
        [
            .touch("Resize Me!", at: 1.4, .init(way: [.by(CGSize(width: 0, height: -150))], duration: 0.8)),
            .touch(
                "Resize Me!", at: 2.5,
                .init(fingers: 2, scale: 1.15, rotation: .degrees(-20), spread: 40, duration: 1)),
            .touch("Circle", at: 3.8, .init(way: [.by(CGSize(width: -120, height: 10))], duration: 0.7)),
            .touch("Circle", at: 4.8, .init(fingers: 2, scale: 0.7, duration: 0.8)),
            .touch("Resize Me!", at: 5.9, .init(fingers: 2, scale: 1.1, rotation: .degrees(8), duration: 0.9)),
        ]
    }
}
