// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// A transition between two contents of one view: the string of a `Text` or the symbol of an `Image`.
///
/// If an animated change keeps the string but changes its font, size or line breaks, the letters morph. If it changes
/// the string, the old and the new string may cross-fade. Their common leading edge then moves from the old position to
/// the new one.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable {
        /// The default: the letters of an unchanged string morph; a changed string is replaced at once.
        case automatic
        case identity
        case fade
        case interpolate
        /// `direction` is 1 if the old content rolls downwards, and −1 if it rolls upwards.
        case roll(direction: Double)
        /// If `value` decreases, the old content rolls downwards; otherwise, it rolls upwards.
        case rollTo(value: Double)
        /// Replaces symbols with an effect. Strings change as with `automatic`.
        case symbols(SymbolContentTransition)
    }

    let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .fade)
    /// If the string is unchanged, its letters morph, as with `automatic`. If the string changes, the two strings
    /// cross-fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// The letters that change roll, and the others move to their new places.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .roll(direction: countsDown ? 1 : -1))
    }

    /// The letters that change roll, and the others move to their new places.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .rollTo(value: value))
    }

    /// Whether an unchanged string morphs when its font or its letters' positions change.
    var interpolates: Bool { kind != .identity && kind != .fade }

    /// The vertical direction in which the old content moves: 1 is down, −1 is up, and 0 means a fade without movement.
    /// nil if the old content is removed at once.
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
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// The drawing of a replaced string, which fades out while the new string fades in.
struct OutgoingText {
    /// The display items of the string, relative to the top left corner of the text.
    let items: [DisplayItem]
    let height: CGFloat
    /// The vertical direction in which the outgoing string moves: 1 is down, −1 is up, and 0 means that it does not
    /// move.
    let direction: Double
    /// The letters of a rolling text that do not change; nil if the whole text changes.
    let kept: KeptLetters?
    private var progress = AnimatableAttribute(0.0)

    init(
        _ items: [DisplayItem], height: CGFloat, direction: Double, kept: KeptLetters? = nil,
        _ transaction: Transaction, at time: Double
    ) {
        self.items = items
        self.height = height
        self.direction = direction
        self.kept = kept
        progress.update(1, transaction, at: time)
    }

    /// The vertical distance that a rolling text moves, as a fraction of its height.
    private static let way = 0.6

    /// Draws the old and the new string while the transition runs. After the transition, draws nothing and returns
    /// false.
    ///
    /// - Parameters:
    ///   - draw: Draws the new string without the kept letters.
    ///   - drawKept: Draws the kept letters at a fraction of their way to their new places.
    mutating func emit(
        at origin: CGPoint, _ emitter: inout Emitter, _ draw: (inout Emitter) -> Void,
        kept drawKept: (KeptLetters, _ share: Double, inout Emitter) -> Void
    ) -> Bool {
        guard progress.isAnimating(at: emitter.clockTime) else { return false }
        let share = min(max(progress.presentation(at: emitter.clockTime), 0), 1)
        let way = Self.way * direction * height
        if let kept { drawKept(kept, share, &emitter) }
        emitter.faded(to: 1 - share) {
            $0.leaf(.group(items, isolated: false), at: CGPoint(x: origin.x, y: origin.y + way * share))
        }
        emitter.faded(to: share) {
            $0.transformed(by: CGAffineTransform(translationX: 0, y: way * (share - 1)), draw)
        }
        return true
    }
}
