// SPDX-License-Identifier: MIT

import SwiftUI

/// A transition and the texts of its tile.
struct TransitionExample {
    /// The content of a tile.
    enum Kind {
        /// A card that appears and disappears.
        case visits
        /// Cards that replace each other by changing their id.
        case replacements
    }

    let name: String
    let detail: String
    var kind = Kind.visits
    /// The number of ticks by which this tile lags behind the first one.
    let delay: Int
    let transition: AnyTransition

    static let turns = 12

    @MainActor static let all = [
        TransitionExample(name: "Opacity", detail: "the default", delay: 0, transition: .opacity),
        TransitionExample(name: "Slide", detail: "leading to trailing", delay: 5, transition: .slide),
        TransitionExample(name: "Move", detail: "edge: .bottom", delay: 10, transition: .move(edge: .bottom)),
        TransitionExample(name: "Scale", detail: "about the centre", delay: 3, transition: .scale),
        TransitionExample(
            name: "Scale", detail: "0.4, .topLeading", delay: 8,
            transition: .scale(scale: 0.4, anchor: .topLeading).combined(with: .opacity)),
        TransitionExample(name: "Offset", detail: "x: 90, y: −60", delay: 1, transition: .offset(x: 90, y: -60)),
        TransitionExample(
            name: "Push", detail: "from: .trailing", kind: .replacements, delay: 6, transition: .push(from: .trailing)),
        TransitionExample(
            name: "Blur replace", detail: ".downUp", kind: .replacements, delay: 11, transition: .blurReplace),
        TransitionExample(
            name: "Asymmetric", detail: "scale in, slide out", delay: 4,
            transition: .asymmetric(insertion: .scale, removal: .slide)),
        TransitionExample(
            name: "Combined", detail: "move and scale", delay: 9,
            transition: .move(edge: .top).combined(with: .scale(scale: 0.3)).combined(with: .opacity)),
        TransitionExample(name: "Modifier", detail: "of one's own", delay: 2, transition: .twirl),
        TransitionExample(name: "Identity", detail: "at once", delay: 7, transition: .identity),
    ]
}

/// Rotates, shrinks and fades.
private struct Twirl: ViewModifier {
    let angle: Angle
    let scale: Double

    func body(content: Content) -> some View {
        content.rotationEffect(angle).scaleEffect(scale).opacity(scale)
    }
}

extension AnyTransition {
    /// Half a turn on insertion, and back on removal.
    fileprivate static var twirl: AnyTransition {
        .modifier(active: Twirl(angle: .degrees(-180), scale: 0), identity: Twirl(angle: .zero, scale: 1))
    }
}
