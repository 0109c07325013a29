// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// How the content of one and the same view changes: the words of a `Text`, or the symbol of an `Image`.
///
/// Where the same words change their font, size or lines within an animation, the letters turn into the new ones. Other
/// words cross-fade with the old ones if that is asked for. Both begin at the same edge, which is on its way from where
/// the old words began to where the new ones do.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable {
        /// Nothing is said: letters are interpolated, other words are there at once.
        case automatic
        case identity
        case fade
        case interpolate
        /// In the direction in which the digits roll: 1 is downwards.
        case roll(direction: Double)
        /// By the value that the words stand for.
        case rollTo(value: Double)
        /// Of symbols only: words change as where nothing is said.
        case symbols(SymbolContentTransition)
    }

    let kind: Kind

    /// The new content is there at once, also new fonts of the same words.
    public static let identity = ContentTransition(kind: .identity)
    /// The new content fades in while the old one fades out.
    public static let opacity = ContentTransition(kind: .fade)
    /// Letters of the same words turn into those of another size or weight, as they do where nothing is said; other
    /// words cross-fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Numbers that roll up to larger ones, and down where they count down. The whole text rolls, not each digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .roll(direction: countsDown ? 1 : -1))
    }

    /// Numbers that roll up when `value` grows, and down when it gets less. The whole text rolls, not each digit.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .rollTo(value: value))
    }

    /// Whether letters of the same words turn into each other.
    var interpolates: Bool { kind != .identity && kind != .fade }

    /// Where old content goes to, as a share of its height, downwards; nil where nothing is to be seen of a change.
    func direction(after old: ContentTransition) -> Double? {
        switch kind {
        case .automatic, .identity, .symbols: nil
        case .fade, .interpolate: 0
        case .roll(let direction): direction
        case .rollTo(let value):
            if case .rollTo(let oldValue) = old.kind { value < oldValue ? 1 : -1 } else { -1 }
        }
    }
}

private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition(kind: .automatic) }

extension EnvironmentValues {
    /// How the content of views changes.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Chooses how the content of this view changes where a change comes with an animation.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// Words on their way out, while the new ones come in.
struct OutgoingText {
    /// From the corner of the text.
    let items: [DisplayItem]
    let height: CGFloat
    /// The way of the old words, in heights.
    let direction: Double
    private var progress = AnimatableAttribute(0.0)

    init(_ items: [DisplayItem], height: CGFloat, direction: Double, _ transaction: Transaction, at time: Double) {
        self.items = items
        self.height = height
        self.direction = direction
        progress.update(1, transaction, at: time)
    }

    /// How far digits roll, as a share of their height: enough to see where to.
    private static let way = 0.6

    /// Draws both; `draw` draws the new words. False when the old ones have gone.
    mutating func emit(at origin: CGPoint, _ emitter: inout Emitter, _ draw: (inout Emitter) -> Void) -> Bool {
        guard progress.isAnimating(at: emitter.time) else { return false }
        let share = min(max(progress.presentation(at: emitter.time), 0), 1)
        let way = Self.way * direction * height
        emitter.faded(to: 1 - share) {
            $0.leaf(.group(items, isolated: false), at: CGPoint(x: origin.x, y: origin.y + way * share))
        }
        emitter.faded(to: share) {
            $0.transformed(by: CGAffineTransform(translationX: 0, y: way * (share - 1)), draw)
        }
        return true
    }
}
