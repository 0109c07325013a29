// SPDX-License-Identifier: MIT

import Geometry

/// The per-frame state of a host that nodes and elements read and write.
///
/// This state is an object of its own, so that nodes and elements can hold it strongly. Their references to the host
/// are unowned: each access to an unowned reference retains and releases the host. Trap messages hold this object
/// weakly; a weak reference to the host would move the host's reference counts into a side table.
@MainActor
package final class HostWork {
    package let clock: VirtualClock
    package let grid: PixelGrid
    /// The node being evaluated; named in missing-resource warnings. Each node sets and resets this reference, and
    /// clears it in `deinit`, so it need not retain the node.
    nonisolated(unsafe) unowned(unsafe) var evaluatedNode: _AnyViewNode?
    /// The virtual time in seconds.
    package var time: Double { clock.time }
    /// The number of updates so far. If it equals a node's own `updateNumber`, the current update has reached that
    /// node.
    package internal(set) var updateNumber = 0

    // MARK: Layout

    /// Whether a layout pass is running. A change during layout invalidates the element and all its ancestors, which
    /// then lay it out.
    package internal(set) var isLayingOut = false
    /// The deferred layout that is running now; nil in an ordinary layout and outside of layout.
    package internal(set) var deferredLayout: DeferredLayout?
    /// The time of the current layout, in seconds. While a deferred move is delivered, this is the time of the move.
    package var layoutTime: Double { deferredLayout?.move.time ?? clock.time }
    /// The number of the update to which the current layout belongs. While a deferred move is delivered, this is the
    /// number of the update that made the move.
    package var layoutUpdateNumber: Int { deferredLayout?.move.updateNumber ?? updateNumber }
    /// The number of the current layout round, from 1. Incremented before and after each layout.
    package internal(set) var layoutRound: UInt32 = 1
    var needsLayout = true
    /// Elements whose content must be placed again without a change of size, with their nodes.
    nonisolated(unsafe) var displaced: [(element: Element, node: _AnyViewNode)] = []
    /// Whether one displaced element may contain another.
    var areDisplacedNested = false

    // MARK: Verification

    /// Whether every update evaluates, measures, places and draws everything: nothing that an earlier update has cached
    /// is used. For verification.
    package var isExhaustive = false
    /// Whether the current update evaluates bodies even if nothing that they depend on has changed.
    ///
    /// True only in an exhaustive host. False in updates that only move the clock, because modifiers must not add
    /// animations to a new frame.
    var evaluatesAll = false
    /// Notes which element draws which item, in an exhaustive host.
    var trace: DrawingTrace?
    /// Counts evaluations of bodies for checks of screens; nil for all other uses.
    package var evaluations: EvaluationLog?

    // MARK: Nodes

    /// The nodes to evaluate in the next update.
    nonisolated(unsafe) var dirty: [ObjectIdentifier: _AnyViewNode] = [:]
    /// The nodes that `ViewHost` evaluates in each frame, such as animated bodies and timelines, by object identifier.
    nonisolated(unsafe) var nodesEvaluatedEachFrame: [ObjectIdentifier: _AnyViewNode] = [:]
    /// The node at which the nesting limit was reached.
    nonisolated(unsafe) var deepest: _AnyViewNode?
    package var isNestedTooDeep: Bool { deepest != nil }

    init(_ clock: VirtualClock, _ grid: PixelGrid) {
        self.clock = clock
        self.grid = grid
    }

    /// Releases all nodes when the host is deallocated. Nodes retain this object, so a retain cycle would remain
    /// otherwise.
    nonisolated func end() {
        deepest = nil
        (dirty, nodesEvaluatedEachFrame, displaced) = ([:], [:], [])
    }

    /// Places the content of `element` again in the next layout, independently of its ancestors.
    ///
    /// - Parameter isNested: Whether an ancestor or a descendant is displaced too.
    package func setNeedsPlacing(_ element: Element, isNested: Bool) {
        displaced.append((element, element.node))
        if isNested { areDisplacedNested = true }
        needsLayout = true
    }

    /// Whether a node needs evaluation even if its view is unchanged: it is dirty, or its body is animated.
    package func mustEvaluate(_ node: _AnyViewNode) -> Bool {
        evaluatesAll || (!dirty.isEmpty && dirty[ObjectIdentifier(node)] != nil)
            || (!nodesEvaluatedEachFrame.isEmpty && nodesEvaluatedEachFrame[ObjectIdentifier(node)] != nil)
    }

    package func clearDirty(_ node: _AnyViewNode) { if !dirty.isEmpty { dirty[ObjectIdentifier(node)] = nil } }

    /// Removes a node that leaves the tree from `dirty` and `nodesEvaluatedEachFrame`.
    package func forget(_ node: _AnyViewNode) {
        dirty[ObjectIdentifier(node)] = nil
        nodesEvaluatedEachFrame[ObjectIdentifier(node)] = nil
    }

    /// Whether the call stack has room below `node`. If not, nothing more is evaluated, laid out or drawn: an
    /// endless tree with two branches per level would never finish otherwise.
    package func hasStackSpace(below node: _AnyViewNode) -> Bool {
        if NestingGuard.hasRoom, !isNestedTooDeep { return true }
        failNesting(at: node)
        return false
    }

    /// Makes rendering fail because `node` is nested too deep.
    package func failNesting(at node: _AnyViewNode) { if deepest == nil { deepest = node } }
}
