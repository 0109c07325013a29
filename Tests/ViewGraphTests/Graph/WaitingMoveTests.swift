// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import SwiftUI
import TestSupport
import Testing
import SwiftUICore

/// Rows whose subtrees are moved lazily after layout look as if they were moved at once.
@Suite @MainActor
struct WaitingMoveTests {
    private final class Hands {
        var change: [String: () -> Void] = [:]
        var notes: [String] = []
    }

    enum Kind: CaseIterable {
        case plain, effects, enlarged, ownAnimations, readers, matched, sections, choices, texts, symbols
    }

    private struct Row: View {
        let index: Int
        let kind: Kind
        let namespace: Namespace.ID
        let hands: Hands
        @State private var isWide = false
        @State private var angle = 0.0

        var body: some View {
            let _ = hands.change["widen \(index)"] = { isWide.toggle() }
            let _ = hands.change["turn \(index)"] = { withAnimation(.easeInOut(duration: 0.8)) { angle += 40 } }
            content.padding(isWide ? 5 : 2).background(Color.yellow.opacity(0.5))
        }

        @ViewBuilder private var content: some View {
            switch kind {
            case .plain: plain
            case .effects:
                plain.rotationEffect(.degrees(3)).scaleEffect(0.9).opacity(0.8)
                    .shadow(radius: 2).rotationEffect(.degrees(angle))
            case .enlarged: plain.scaleEffect(0.01).scaleEffect(60).rotation3DEffect(.degrees(20), axis: (1, 1, 0))
            case .ownAnimations:
                plain.animation(.easeIn(duration: 1), value: isWide)
                    .transaction { if index % 3 == 0 { $0.animation = .linear(duration: 0.9) } }
            case .readers:
                GeometryReader { proxy in
                    Color.red.frame(width: 10 + abs(proxy.frame(in: .global).minY) / 10, height: 8)
                }
                .frame(height: 10)
            case .matched:
                HStack {
                    Color.green.frame(width: 10, height: 10).matchedGeometryEffect(id: index, in: namespace)
                    plain
                }
            case .sections:
                VStack(spacing: 1) {
                    ForEach(0..<17, id: \.self) { Color.blue.frame(width: 20 + CGFloat($0), height: isWide ? 4 : 3.3) }
                }
            case .choices: if isWide { Circle().frame(width: 30, height: 17) } else { plain }
            case .texts:
                HStack {
                    Text(verbatim: "row")
                    Text(verbatim: "\(index)").underline()
                    Text(verbatim: isWide ? "a longer text" : "a text").foregroundStyle(.red)
                }
                .font(.system(size: 9))
            case .symbols: Image(systemName: isWide ? "star.fill" : "star").contentTransition(.symbolEffect(.replace))
            }
        }

        private var plain: some View {
            HStack {
                Circle().fill(index % 2 == 0 ? .red : .green).frame(width: isWide ? 17.3 : 11.3, height: 10)
                Spacer()
                RoundedRectangle(cornerRadius: 3).strokeBorder(.black).frame(width: 30, height: 9.7)
                    .rotationEffect(.degrees(angle))
            }
        }
    }

    private struct List: View {
        let kind: Kind
        let hands: Hands
        var isTurned = false
        @State private var rows = Array(0..<60)
        @State private var scroll: CGFloat = 0
        @State private var inset: CGFloat = 0
        @Namespace private var namespace

        var body: some View {
            let _ =
                hands.change["insert"] = { withAnimation(.linear(duration: 0.5)) { rows.insert(rows.count, at: 3) } }
            let _ = hands.change["spring"] = { withAnimation(.bouncy) { rows.insert(rows.count, at: 25) } }
            let _ = hands.change["at once"] = { rows.insert(rows.count, at: 31) }
            let _ = hands.change["remove"] = { withAnimation(.easeOut(duration: 0.3)) { _ = rows.remove(at: 28) } }
            let _ =
                hands.change["repeat"] = {
                    withAnimation(.linear(duration: 0.3).repeatForever()) { rows.insert(rows.count, at: 4) }
                }
            let _ =
                hands.change["tell"] = {
                    withAnimation(.linear(duration: 0.4)) {
                        rows.insert(rows.count, at: 2)
                    } completion: {
                        hands.notes.append("done")
                    }
                }
            let _ = hands.change["scroll"] = { withAnimation(.linear(duration: 0.7)) { scroll -= 200 } }
            let _ = hands.change["jump"] = { scroll += 150 }
            let _ = hands.change["inset"] = { withAnimation(.spring) { inset += 13.7 } }
            VStack(spacing: 3) { ForEach(rows, id: \.self) { row($0) } }
                .padding(.top, inset)
                .rotationEffect(.degrees(isTurned ? 15 : 0)).scaleEffect(isTurned ? 1.4 : 1)
                .offset(y: scroll)
                .overlay {
                    if kind == .matched {
                        Color.blue.opacity(0.4)
                            .matchedGeometryEffect(id: 30, in: namespace, isSource: false)
                    }
                }
        }

        private func row(_ index: Int) -> some View {
            Row(index: index, kind: kind, namespace: namespace, hands: hands)
        }
    }

    /// A host with a small window, which has safe area insets if `isDevice` is true.
    private func host<V: View>(isDevice: Bool = false, _ view: V) -> ViewHost {
        ViewHost(
            size: CGSize(width: 200, height: 120), scale: 2, environment: EnvironmentValues(),
            safeAreaInsets: isDevice ? EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0) : EdgeInsets()
        ) { view }
    }

    private func frame(_ host: ViewHost, _ time: Double) throws -> DisplayList {
        host.advance(to: time)
        return try host.displayList()
    }

    private func seen(_ list: DisplayList) -> [DrawnLeaf] {
        list.leaves.filter { $0.frame.insetBy(dx: -4, dy: -4).intersects(CGRect(origin: .zero, size: list.size)) }
    }

    private static let changes = [
        "insert", "widen 30", "spring", "scroll", "turn 33", "insert", "at once", "jump", "widen 5", "remove", "spring",
        "insert", "turn 28", "jump", "inset", "scroll", "tell", "widen 31", "scroll", "repeat", "jump", "insert",
        "turn 29",
        "widen 30", "jump", "scroll", "remove",
    ]

    enum Place: CaseIterable { case window, device, turned }

    /// Compares the list with the same list in a compositing group. The group has no culling, so none of its rows stays
    /// pending.
    @Test(arguments: Kind.allCases, Place.allCases)
    func lazyUpdatesGiveTheSameFrames(_ kind: Kind, _ place: Place) throws {
        for step in [0.05, 0.3, 2] {
            let (waiting, telling) = (Hands(), Hands())
            let isTurned = place == .turned
            let first = host(isDevice: place == .device, List(kind: kind, hands: waiting, isTurned: isTurned))
            let second = host(
                isDevice: place == .device, List(kind: kind, hands: telling, isTurned: isTurned).compositingGroup())
            var time = 0.0
            for change in [""] + Self.changes {
                waiting.change[change]?()
                telling.change[change]?()
                for _ in 0..<4 {
                    let (a, b) = try (seen(frame(first, time)), seen(frame(second, time)))
                    #expect(a == b, "\(kind) after \(change) at \(time), step \(step)")
                    guard a == b else { return }
                    time += step
                }
            }
            #expect(waiting.notes == telling.notes)
        }
    }

    @Test(arguments: Kind.allCases) func framesInBetweenMakeNoDifference(_ kind: Kind) throws {
        let (often, rarely) = (Hands(), Hands())
        let first = host(List(kind: kind, hands: often))
        let second = host(List(kind: kind, hands: rarely))
        var time = 0.0
        for change in [""] + Self.changes {
            often.change[change]?()
            rarely.change[change]?()
            for step in 0..<5 {
                let list = try frame(first, time)
                if step == 4 || time == 0 {
                    let (a, b) = try (seen(list), seen(frame(second, time)))
                    #expect(a == b, "\(kind) after \(change) at \(time)")
                } else {
                    second.advance(to: time)
                }
                time += 0.1
            }
        }
    }

    /// Moving rows outside of the window are not drawn.
    @Test(arguments: [Kind.plain, .effects, .ownAnimations, .choices, .texts, .symbols], [false, true])
    func invisibleRowsAreNotUpdated(_ kind: Kind, _ isDevice: Bool) throws {
        let hands = Hands()
        let host = host(isDevice: isDevice, List(kind: kind, hands: hands))
        let rest = try frame(host, 0).items.count
        hands.change["insert"]?()
        for time in [0.1, 0.3] {
            let moving = try frame(host, time).items.count
            #expect(moving <= rest * 2, "\(moving) of \(rest)")
        }
        let all = try self.host(List(kind: kind, hands: hands).compositingGroup()).displayList().leaves.count
        #expect(rest * 4 < all)
    }

    // MARK: Hit testing and frames

    /// A touch hits a moving row where the row is at that time.
    @Test func touchesFindRowsThatHaveMoved() throws {
        struct Rows: View {
            let hands: Hands
            @State private var rows = Array(0..<40)

            var body: some View {
                let _ = hands.change["insert"] = { withAnimation(.linear(duration: 1)) { rows.insert(99, at: 0) } }
                VStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        Color.red.frame(height: 20).onTapGesture { hands.notes.append("\(row)") }
                    }
                }
                .frame(height: 100, alignment: .top)
            }
        }
        let hands = Hands()
        let stage = Stage { Rows(hands: hands) }
        _ = try stage.list()
        hands.change["insert"]?()
        // The animation begins with this frame.
        _ = try stage.list()
        stage.host.play(EventScript([.tap(CGPoint(x: 50, y: 65), at: 0.5), .tap(CGPoint(x: 50, y: 65), at: 3)]))
        _ = try stage.list(at: 4)
        // Half way, row 2 is at 50 to 70 points; in the end, at 60 to 80.
        #expect(hands.notes == ["2", "2"])
    }

    /// An anchor gives its row's current position, even while the row is invisible and has deferred its move.
    @Test func framesOfPendingRowsAreKnown() throws {
        struct Place: PreferenceKey {
            static var defaultValue: [Anchor<CGRect>] { [] }
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }
        struct Rows: View {
            let hands: Hands
            @State private var rows = Array(0..<40)

            var body: some View {
                let _ = hands.change["insert"] = { withAnimation(.linear(duration: 1)) { rows.insert(99, at: 0) } }
                VStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        HStack {
                            Color.red.frame(width: 20, height: 20)
                                .anchorPreference(key: Place.self, value: .bounds) { row == 30 ? [$0] : [] }
                        }
                    }
                }
                .frame(height: 100, alignment: .top)
                .overlayPreferenceValue(Place.self) { anchors in
                    GeometryReader { proxy in
                        Color.blue.frame(width: 5, height: anchors.first.map { proxy[$0].minY } ?? 0)
                    }
                }
            }
        }
        let hands = Hands()
        let stage = Stage { Rows(hands: hands) }
        let before = try #require(stage.list().leaves.last).frame.height
        hands.change["insert"]?()
        _ = try stage.list(at: 1)
        let after = try #require(stage.list(at: 3).leaves.last).frame.height
        #expect(before == 600)
        #expect(after == 620)
    }
}
