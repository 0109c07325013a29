// SPDX-License-Identifier: MIT

import Geometry

/// What a host is at: what its nodes and elements read and note in each frame.
///
/// An object of its own, because all of them can keep it. The host, which keeps them, they know by an unowned reference, and
/// to follow one means to count references to the host, up and down again: in frames of many views that was an eighth of
/// the time. It is also what is told of a host when a view traps. That is a weak reference, and one that points to the host
/// itself would have its counts kept in a table beside it.
@MainActor
package final class HostWork {
    package let clock: VirtualClock
    package let grid: PixelGrid
    /// Whose values are looked at: the one to be named where these ask for what is not there. Each node that is looked at notes itself
    /// here, and so nobody counts references to it: in its `deinit` it takes itself away.
    nonisolated(unsafe) unowned(unsafe) var evaluatedNode: _AnyViewNode?
    /// Seconds since the view began to live.
    package var time: Double { clock.time }
    /// Counts updates, so that a node knows whether it took part in the current one.
    package internal(set) var updateNumber = 0

    // MARK: Layout

    /// While layout is made, elements that change are laid out by those around them.
    package internal(set) var isLayingOut = false
    /// The layout of an earlier time that is being carried out.
    package internal(set) var lateLayout: LateLayout?
    /// The time, and the update, to which layout belongs.
    package var layoutTime: Double { lateLayout?.move.time ?? clock.time }
    package var layoutUpdateNumber: Int { lateLayout?.move.updateNumber ?? updateNumber }
    /// Counts how often sizes were asked for, from 1 on.
    package internal(set) var layoutRound: UInt32 = 1
    var needsLayout = true
    /// Elements inside of which places have changed and sizes have not, with their nodes.
    nonisolated(unsafe) var displaced: [(element: Element, node: _AnyViewNode)] = []
    /// Whether one of them may stand in another one.
    var areDisplacedNested = false

    // MARK: Nodes

    /// Those to be evaluated, and those that are in each frame.
    nonisolated(unsafe) var dirty: [ObjectIdentifier: _AnyViewNode] = [:]
    nonisolated(unsafe) var eachFrame: [ObjectIdentifier: _AnyViewNode] = [:]
    /// Where views turned out to be nested deeper than the stack holds.
    nonisolated(unsafe) var deepest: _AnyViewNode?
    package var isNestedTooDeep: Bool { deepest != nil }

    init(_ clock: VirtualClock, _ grid: PixelGrid) {
        self.clock = clock
        self.grid = grid
    }

    /// Lets nodes go, which keep this: the host, which has kept them, is gone, and nobody else works here.
    nonisolated func end() {
        deepest = nil
        (dirty, eachFrame, displaced) = ([:], [:], [])
    }

    /// Has what is in `element` laid out in the next layout, whatever becomes of those around.
    ///
    /// - Parameter isNested: Another one of those, in this element or around it, has asked for the same.
    package func setNeedsPlacing(_ element: Element, isNested: Bool) {
        displaced.append((element, element.node))
        if isNested { areDisplacedNested = true }
        needsLayout = true
    }

    /// Whether there is more to a node than its view: changes that wait for it, or an animation of its body.
    package func mustEvaluate(_ node: _AnyViewNode) -> Bool {
        (!dirty.isEmpty && dirty[ObjectIdentifier(node)] != nil)
            || (!eachFrame.isEmpty && eachFrame[ObjectIdentifier(node)] != nil)
    }

    package func clearDirty(_ node: _AnyViewNode) { if !dirty.isEmpty { dirty[ObjectIdentifier(node)] = nil } }

    /// Drops what is kept for a node that leaves the tree.
    package func forget(_ node: _AnyViewNode) {
        dirty[ObjectIdentifier(node)] = nil
        eachFrame[ObjectIdentifier(node)] = nil
    }

    /// Whether the stack has room for what is below `node`. Where it has not, nothing more is evaluated, laid out or drawn:
    /// with two branches a level an endless tree would never end otherwise.
    package func mayNest(below node: _AnyViewNode) -> Bool {
        if NestingGuard.hasRoom, !isNestedTooDeep { return true }
        stopNesting(at: node)
        return false
    }

    /// Makes rendering fail because of the depth of `node`.
    package func stopNesting(at node: _AnyViewNode) { if deepest == nil { deepest = node } }
}
