// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// One run of a replacement: the old symbol departs while the new one arrives.
struct SymbolExchangeMotion {
    let way: SymbolExchange.Way
    let isByLayer: Bool
    let speed: Double
    let begin: Double

    /// How long the old symbol takes to disappear, in seconds at normal speed.
    private static let departure = 0.2
    /// When the new symbol begins to appear, in seconds after the old one begins to disappear.
    private static let pause = 0.1
    /// How long the new symbol takes to appear, in seconds at normal speed.
    private static let arrival = 0.36
    /// The delay between successive layer groups, in seconds at normal speed.
    private static let stagger = 0.05

    func isOver(at time: Double) -> Bool {
        (time - begin) * speed >= Self.pause + Self.arrival + Self.stagger * SymbolMotionGroups.latest
    }

    /// The new symbol fades in and grows from half its size; it overshoots the full size.
    func arrivals(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        let pause = way == .offUp ? 0 : Self.pause
        return states(of: drawing, at: time) { elapsed in
            let share = min(max((elapsed - pause) / Self.arrival, 0), 1)
            return SymbolLayerState(
                opacity: smooth(share / 0.6), scale: 0.5 + 0.5 * Self.rise.value(at: share))
        }
    }

    /// The old symbol fades out. It shrinks with `downUp`, grows with `upUp`, and vanishes at once with `offUp`.
    func departures(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        if way == .offUp { return drawing.layers.map { _ in SymbolLayerState(opacity: 0) } }
        let change = way == .upUp ? 0.35 : -0.5
        return states(of: drawing, at: time) { elapsed in
            let share = min(max(elapsed / Self.departure, 0), 1)
            return SymbolLayerState(
                opacity: 1 - smooth(share), scale: 1 + change * UnitCurve.easeIn.value(at: share))
        }
    }

    /// - Parameter state: Computes a layer's state from the seconds since that layer started to move.
    private func states(
        of drawing: SymbolDrawing, at time: Double, _ state: (Double) -> SymbolLayerState
    ) -> [SymbolLayerState] {
        let groups = SymbolMotionGroups(drawing.layers)
        let elapsed = (time - begin) * speed
        return drawing.layers.indices.map {
            state(elapsed - (isByLayer ? groups.delay(of: $0, stagger: Self.stagger) : 0))
        }
    }

    /// The timing curve with which the new symbol grows. It overshoots the final size and then returns to it.
    private static let rise = UnitCurve.bezier(x1: 0.3, y1: 1.5, x2: 0.6, y2: 1)
}

/// One outgoing symbol and its motion. Several run at once if the name changes again before a motion ends.
struct SymbolReplacement {
    let outgoing: SymbolDrawing
    /// The animation in which the outgoing symbol appeared, if it was still running when the symbol was replaced.
    let arrival: SymbolExchangeMotion?
    let motion: SymbolExchangeMotion
    /// The offset from the centre of the new symbol to the centre of the outgoing one, in points.
    var shift = CGSize.zero

    func states(at time: Double) -> [SymbolLayerState] {
        motion.departures(of: outgoing, at: time)
            .combined(with: arrival?.arrivals(of: outgoing, at: time) ?? [])
    }
}

/// The running transitions caused by changes of one symbol's name.
struct SymbolReplacements {
    private var outgoing: [SymbolReplacement] = []
    private var slash: SymbolSlashChange?
    /// The animation in which the current symbol appears; nil if it has ended.
    private var arrival: SymbolExchangeMotion?
    private var fade: SymbolFade?
    /// The number of the update in which the last replacement began.
    private var updateNumber = -1

    /// The maximum number of outgoing symbols drawn at the same time.
    private static let most = 4

    /// Whether no transition is running. False until the next drawing after the end of a transition, because drawing
    /// removes ended transitions.
    var areOver: Bool { outgoing.isEmpty && slash == nil && arrival == nil && fade == nil }

    /// Starts the transition from the symbol `old` to the symbol `new`.
    ///
    /// - Parameter differInSlash: Whether the two names differ only in a slash, as `bell` and `bell.slash` do.
    mutating func replace(
        _ old: SymbolDrawing, with new: SymbolDrawing, by transition: SymbolContentTransition, differInSlash: Bool,
        _ host: (time: Double, updateNumber: Int)
    ) {
        if transition.exchange.isMagic, differInSlash, changeSlash(from: old, to: new, transition, at: host.time) {
            return
        }
        let motion = SymbolExchangeMotion(
            way: transition.exchange.way, isByLayer: transition.isByLayer, speed: transition.speed, begin: host.time)
        var leaving = old
        if var slash, slash.isRunning(at: host.time) {
            leaving = slash.drawings(.monochrome, at: host.time)[0].drawing
        }
        (slash, fade) = (nil, nil)
        if outgoing.count == Self.most { outgoing.removeFirst() }
        outgoing.append(SymbolReplacement(outgoing: leaving, arrival: arrival, motion: motion))
        arrival = motion
        updateNumber = host.updateNumber
    }

    /// Starts a cross-fade from `old` to the current symbol, with the transaction's animation.
    mutating func fade(_ old: SymbolDrawing, _ transaction: Transaction, at time: Double) {
        self = SymbolReplacements()
        fade = SymbolFade(old, transaction, at: time)
    }

    private mutating func changeSlash(
        from old: SymbolDrawing, to new: SymbolDrawing, _ transition: SymbolContentTransition, at time: Double
    ) -> Bool {
        if slash?.isBetween(old, new) != true { slash = SymbolSlashChange(from: old, to: new) }
        slash?.set(isDrawn: new.slash != nil, speed: transition.speed, at: time)
        return slash != nil
    }

    /// Called when an update has changed the current symbol's frame.
    ///
    /// - Parameter shift: The offset from the symbol's new centre to its old centre, in points.
    mutating func frameChanged(by shift: CGSize, updateNumber: Int) {
        guard updateNumber == self.updateNumber, let last = outgoing.indices.last else { return }
        outgoing[last].shift = shift
    }

    /// The symbol that is fading out and its progress from 0 to 1; nil if no symbol is fading out.
    mutating func fading(at time: Double) -> (drawing: SymbolDrawing, share: Double)? {
        guard let share = fade?.share(at: time) else {
            fade = nil
            return nil
        }
        return fade.map { ($0.outgoing, share) }
    }

    /// The symbols to draw behind the current symbol.
    mutating func outgoing(at time: Double) -> [SymbolReplacement] {
        outgoing.removeAll { $0.motion.isOver(at: time) }
        if arrival?.isOver(at: time) == true { arrival = nil }
        return outgoing
    }

    /// The drawings that together show the current symbol at `time`.
    mutating func present(
        _ drawing: SymbolDrawing, _ coloring: SymbolColoring, at time: Double
    ) -> [(drawing: SymbolDrawing, opacity: Double)] {
        guard slash?.isRunning(at: time) == true, let drawings = slash?.drawings(coloring, at: time) else {
            slash = nil
            return [(drawing, 1)]
        }
        return drawings
    }

    /// The layer states of the current symbol; empty if `arrival` is nil.
    func states(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        arrival?.arrivals(of: drawing, at: time) ?? []
    }
}

/// A cross-fade: the outgoing symbol fades out with an animation.
private struct SymbolFade {
    let outgoing: SymbolDrawing
    private var progress = AnimatableAttribute(0.0)

    init(_ outgoing: SymbolDrawing, _ transaction: Transaction, at time: Double) {
        self.outgoing = outgoing
        progress.update(1, transaction, at: time)
    }

    /// The progress from 0 to 1; nil after the animation has ended.
    mutating func share(at time: Double) -> Double? {
        guard progress.isAnimating(at: time) else { return nil }
        return min(max(progress.presentation(at: time), 0), 1)
    }
}

/// The options of `ContentTransition.symbolEffect`, used by each replacement of a symbol.
struct SymbolContentTransition: Equatable {
    let exchange: SymbolExchange
    let isByLayer: Bool
    let speed: Double

    /// - Parameter configuration: The configuration of a replace effect, or one with the kind `automatic`.
    init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
        if case .replace(let exchange) = configuration.kind {
            self.exchange = exchange
        } else {
            exchange = SymbolExchange()
        }
        isByLayer = configuration.isByLayer
        speed = options.speed
    }
}
