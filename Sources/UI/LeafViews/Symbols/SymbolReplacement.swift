// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// How a symbol comes that takes the place of another one, and how that one goes.
struct SymbolExchangeMotion {
    let way: SymbolExchange.Way
    let isByLayer: Bool
    let speed: Double
    let begin: Double

    /// All in seconds, at normal speed. The two overlap a little.
    private static let departure = 0.2
    private static let pause = 0.1
    private static let arrival = 0.36
    private static let stagger = 0.05

    func isOver(at time: Double) -> Bool {
        (time - begin) * speed >= Self.pause + Self.arrival + Self.stagger * SymbolMotionGroups.latest
    }

    /// How the layers of the new symbol stand.
    func arrivals(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        let pause = way == .offUp ? 0 : Self.pause
        return states(of: drawing, at: time) { elapsed in
            let share = min(max((elapsed - pause) / Self.arrival, 0), 1)
            return SymbolLayerState(
                opacity: smooth(share / 0.6), scale: 0.5 + 0.5 * Self.rise.value(at: share))
        }
    }

    /// How the layers of the old symbol stand.
    func departures(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        if way == .offUp { return drawing.layers.map { _ in SymbolLayerState(opacity: 0) } }
        let change = way == .upUp ? 0.35 : -0.5
        return states(of: drawing, at: time) { elapsed in
            let share = min(max(elapsed / Self.departure, 0), 1)
            return SymbolLayerState(
                opacity: 1 - smooth(share), scale: 1 + change * UnitCurve.easeIn.value(at: share))
        }
    }

    /// - Parameter state: how a layer stands, seconds after its turn has come.
    private func states(
        of drawing: SymbolDrawing, at time: Double, _ state: (Double) -> SymbolLayerState
    ) -> [SymbolLayerState] {
        let groups = SymbolMotionGroups(drawing.layers)
        let elapsed = (time - begin) * speed
        return drawing.layers.indices.map {
            state(elapsed - (isByLayer ? groups.delay(of: $0, stagger: Self.stagger) : 0))
        }
    }

    /// A little too far, and back.
    private static let rise = UnitCurve.bezier(x1: 0.3, y1: 1.5, x2: 0.6, y2: 1)
}

/// A symbol on its way out, while another one takes its place.
struct SymbolReplacement {
    let outgoing: SymbolDrawing
    /// How it came itself, where it was still on its way in.
    let arrival: SymbolExchangeMotion?
    let motion: SymbolExchangeMotion
    /// From where the new symbol's middle is to where its own was, in points.
    var shift = CGSize.zero

    func states(at time: Double) -> [SymbolLayerState] {
        motion.departures(of: outgoing, at: time)
            .combined(with: arrival?.arrivals(of: outgoing, at: time) ?? [])
    }
}

/// All that is going on because a symbol's name has changed.
struct SymbolReplacements {
    private var outgoing: [SymbolReplacement] = []
    private var slash: SymbolSlashChange?
    /// That of the present symbol, where it is still on its way in.
    private var arrival: SymbolExchangeMotion?
    private var fade: SymbolFade?
    /// In which update the latest one began.
    private var updateNumber = -1

    /// The latest ones that are drawn: more cannot be told apart.
    private static let most = 4

    /// Nothing goes on. Found out when it is drawn.
    var areOver: Bool { outgoing.isEmpty && slash == nil && arrival == nil && fade == nil }

    /// A drawing takes the place of another one.
    ///
    /// - Parameter differInSlash: whether the symbols' names differ in nothing but a slash.
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

    /// A drawing takes the place of another one as an animation has it.
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

    /// The present symbol has got another frame in an update.
    ///
    /// - Parameter shift: from where its middle is seen now to where it was seen before.
    mutating func frameChanged(by shift: CGSize, updateNumber: Int) {
        guard updateNumber == self.updateNumber, let last = outgoing.indices.last else { return }
        outgoing[last].shift = shift
    }

    /// The symbol that fades while the present one comes, and how far that has come; nil where none does.
    mutating func fading(at time: Double) -> (drawing: SymbolDrawing, share: Double)? {
        guard let share = fade?.share(at: time) else {
            fade = nil
            return nil
        }
        return fade.map { ($0.outgoing, share) }
    }

    /// What has to be drawn besides the present symbol, at the back.
    mutating func outgoing(at time: Double) -> [SymbolReplacement] {
        outgoing.removeAll { $0.motion.isOver(at: time) }
        if arrival?.isOver(at: time) == true { arrival = nil }
        return outgoing
    }

    /// The present symbol as it is seen now.
    mutating func present(
        _ drawing: SymbolDrawing, _ coloring: SymbolColoring, at time: Double
    ) -> [(drawing: SymbolDrawing, opacity: Double)] {
        guard slash?.isRunning(at: time) == true, let drawings = slash?.drawings(coloring, at: time) else {
            slash = nil
            return [(drawing, 1)]
        }
        return drawings
    }

    /// How the layers of the present symbol stand.
    func states(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        arrival?.arrivals(of: drawing, at: time) ?? []
    }
}

/// A symbol that fades while another one comes, as an animation has it.
private struct SymbolFade {
    let outgoing: SymbolDrawing
    private var progress = AnimatableAttribute(0.0)

    init(_ outgoing: SymbolDrawing, _ transaction: Transaction, at time: Double) {
        self.outgoing = outgoing
        progress.update(1, transaction, at: time)
    }

    /// From 0 to 1; nil when it is over.
    mutating func share(at time: Double) -> Double? {
        guard progress.isAnimating(at: time) else { return nil }
        return min(max(progress.presentation(at: time), 0), 1)
    }
}

/// A content transition that is about symbols.
struct SymbolContentTransition: Equatable {
    let exchange: SymbolExchange
    let isByLayer: Bool
    let speed: Double

    /// - Parameter configuration: one that replaces, or chooses by itself.
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
