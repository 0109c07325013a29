// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import SwiftUICore
import TestSupport
import Testing
@_spi(ViewGraph) import ViewGraph

/// Variables that the tests change without notifying any element.
@MainActor private enum Unannounced {
    static var width = 10.0
    static var height = 10.0
    static var followers: [FollowerElement] = []
}

/// A rectangle whose drawn size and whose layout size depend on variables.
private struct Forgetful: _PrimitiveView {
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            ForgetfulElement(node: $1)
        } update: { _, _, _ in
        }
    }
}

private final class ForgetfulElement: Element {
    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: CGSize(width: 10, height: Unannounced.height))
    }
    override var isDrawingTimeInvariant: Bool { true }
    override func emit(_ emitter: inout Emitter) {
        let path = Path(CGRect(x: 0, y: 0, width: Unannounced.width, height: 5))
        emitter.leaf(.fill(path, FillStyle(), .color(.black)), at: position)
    }
}

/// A leaf that draws at the position of its last layout. Its layout depends on the position.
private struct Follower: _PrimitiveView {
    var optsIn = false

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { view, node -> FollowerElement in
            let element = view.optsIn ? HastyFollowerElement(node: node) : FollowerElement(node: node)
            Unannounced.followers.append(element)
            return element
        } update: { _, _, _ in
        }
    }
}

private class FollowerElement: Element {
    var seen = CGPoint.zero

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: CGSize(width: 10, height: 10))
    }
    override func layOut(_ proposal: ProposedViewSize) { seen = position }
    override var isDrawingTimeInvariant: Bool { true }
    override func emit(_ emitter: inout Emitter) {
        emitter.leaf(.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle(), .color(.black)), at: seen)
    }
}

private final class HastyFollowerElement: FollowerElement {
    override var layoutIgnoresPosition: Bool { true }
}

/// A leaf that draws the time but does not report that its drawing depends on the time.
private struct Ticking: _PrimitiveView {
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            TickingElement(node: $1)
        } update: { _, _, _ in
        }
    }
}

private final class TickingElement: Element {
    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: CGSize(width: 10, height: 10))
    }
    override var isDrawingTimeInvariant: Bool { true }
    override func emit(_ emitter: inout Emitter) {
        let path = Path(CGRect(x: 0, y: 0, width: emitter.time, height: 5))
        emitter.leaf(.fill(path, FillStyle(), .color(.black)), at: position)
    }
}

/// A row with a constant value, so that updates skip it.
private struct FollowerRow: View {
    let optsIn: Bool
    var body: some View { Follower(optsIn: optsIn) }
}

private struct MovingRows: View {
    let handle: Handle
    let optsIn: Bool
    @State private var hasHead = false

    var body: some View {
        let _ = handle.run = { hasHead = true }
        VStack(spacing: 0) {
            if hasHead { Box() }
            ForEach(0..<40, id: \.self) { _ in FollowerRow(optsIn: optsIn) }
        }
    }
}

/// A view with state below a geometry reader. If the state and the reader's content change in one update, the view is
/// evaluated twice: for its state, and again in layout.
private struct WideningInReader: View {
    let reader: Handle
    let view: Handle
    @State private var count = 0

    private struct Widening: View {
        let handle: Handle
        let count: Int
        @State private var isWide = false

        var body: some View {
            let _ = handle.run = { isWide = true }
            Color.black.frame(width: isWide ? 30 : 10, height: 10).animation(.linear(duration: 1), value: isWide)
        }
    }

    var body: some View {
        let _ = reader.run = { count += 1 }
        GeometryReader { _ in Widening(handle: view, count: count) }
    }
}

@Suite(.serialized) @MainActor
struct VerificationTests {
    init() { (Unannounced.width, Unannounced.height, Unannounced.followers) = (10, 10, []) }

    private func rows(verifies: Bool) -> Stage {
        Stage(verifies: verifies) {
            VStack(spacing: 0) {
                Box()
                ForEach(0..<20, id: \.self) { _ in Forgetful() }
            }
        }
    }

    @Test func aStaleDrawingIsNamed() throws {
        let stage = rows(verifies: true)
        _ = try stage.list(at: 0)
        Unannounced.width = 7
        let error = #expect(throws: StaleFrameError.self) { try stage.list(at: 1) }
        #expect(error?.time == 1)
        #expect(error?.path == "Forgetful")
        #expect(error?.difference.hasPrefix("path in (0 0 10 5) instead of (0 0 7 5)") == true)
    }

    /// Without verification, the stale drawing is reused. This shows that the test above passes because of
    /// verification, not because of a redraw.
    @Test func aStaleDrawingIsKeptOtherwise() throws {
        let stage = rows(verifies: false)
        _ = try stage.list(at: 0)
        Unannounced.width = 7
        #expect(try stage.list(at: 1).leaves.allSatisfy { $0.frame.width == 10 })
    }

    @Test func aStaleLayoutIsNamed() throws {
        let stage = rows(verifies: true)
        _ = try stage.list(at: 0)
        Unannounced.height = 4
        let error = #expect(throws: StaleFrameError.self) { try stage.list(at: 1) }
        #expect(error?.difference.hasPrefix("transform") == true)
    }

    @Test func aFrameThatIsUpToDatePasses() throws {
        let stage = rows(verifies: true)
        let first = try stage.list(at: 0)
        #expect(try stage.list(at: 1) == first)
    }

    /// Verification against an exhaustive host, which evaluates every view in each update, finds stale views.
    @Test func aSecondHostFindsStaleViews() throws {
        let (shown, reference) = (rows(verifies: false), rows(verifies: false))
        reference.host.becomeExhaustive()
        try reference.host.verify(shown.list(at: 0))
        _ = try reference.list(at: 1)
        try reference.host.verify(shown.list(at: 1))
        Unannounced.height = 4
        _ = try reference.list(at: 2)
        // A new frame alone causes no update, not even of an exhaustive host.
        try reference.host.verify(shown.list(at: 2))
        reference.host.enqueue(Transaction()) {}
        _ = try reference.list(at: 3)
        let list = try shown.list(at: 3)
        #expect(throws: StaleFrameError.self) { try reference.host.verify(list) }
    }

    private func follow(optsIn: Bool) throws -> [Bool] {
        let handle = Handle()
        let stage = Stage { MovingRows(handle: handle, optsIn: optsIn) }
        _ = try stage.list(at: 0)
        let before = Unannounced.followers.map(\.seen)
        handle.run()
        stage.host.advance(to: 1)
        return zip(before, Unannounced.followers).map { $0 != $1.seen }
    }

    /// By default, `layoutIgnoresPosition` is false, so an element receives each move at once.
    @Test func byDefaultEachMoveIsDelivered() throws {
        let moved = try follow(optsIn: false)
        #expect(moved == Array(repeating: true, count: 40))
    }

    @Test func movesOfElementsThatOptInWait() throws {
        let moved = try follow(optsIn: true)
        #expect(moved.contains(false))
    }

    @Test func drawingsThatReadTheTimeAreNotKept() throws {
        let stage = Stage {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Ticking() } }
        }
        #expect(try stage.list(at: 1).leaves.map(\.frame.width).contains(1))
        #expect(try stage.list(at: 2).leaves.allSatisfy { $0.frame.width == 2 })
        #expect(try stage.list(at: 3).leaves.allSatisfy { $0.frame.width == 3 })
    }

    /// The second evaluation must have the same transaction as the first, or the width would change without an
    /// animation (docs/invariants.md, 38).
    @Test func bothEvaluationsInOneUpdateAreAnimated() throws {
        let (reader, view) = (Handle(), Handle())
        let stage = Stage { WideningInReader(reader: reader, view: view) }
        func width(at time: Double) throws -> CGFloat? { try stage.list(at: time).leaves.first?.frame.width }
        #expect(try width(at: 0) == 10)
        reader.run()
        view.run()
        #expect(try width(at: 0) == 10)
        #expect(try width(at: 0.5) == 20)
        #expect(try width(at: 1) == 30)
    }

    /// An exhaustive host evaluates the view twice although the reader is unchanged.
    @Test func anExhaustiveHostAnimatesBelowGeometryReaders() throws {
        let (shownView, referenceView) = (Handle(), Handle())
        let shown = Stage { WideningInReader(reader: Handle(), view: shownView) }
        let reference = Stage { WideningInReader(reader: Handle(), view: referenceView) }
        reference.host.becomeExhaustive()
        for (stage, view) in [(shown, shownView), (reference, referenceView)] {
            _ = try stage.list(at: 0)
            view.run()
            _ = try stage.list(at: 0)
        }
        for time in [0, 0.5, 1] {
            reference.host.advance(to: time)
            try reference.host.verify(shown.list(at: time))
        }
    }
}
