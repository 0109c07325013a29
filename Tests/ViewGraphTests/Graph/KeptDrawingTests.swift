// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import SwiftUI
import TestSupport
import Testing
import SwiftUICore

/// A frame with reused drawings equals one that is drawn anew.
@Suite @MainActor
struct KeptDrawingTests {
    private final class Hands {
        var change: [String: () -> Void] = [:]
    }

    private struct Row: View {
        let index: Int
        let hands: Hands
        @State private var width: CGFloat = 20
        @State private var color = Color.red
        @State private var shift: CGFloat = 0
        @State private var isThere = true

        var body: some View {
            let _ = hands.change["width \(index)"] = { width += 5 }
            let _ = hands.change["color \(index)"] = { color = .green }
            let _ = hands.change["shift \(index)"] = { shift = -400 }
            let _ = hands.change["move \(index)"] = { withAnimation(.linear(duration: 1)) { shift += 30 } }
            let _ = hands.change["hide \(index)"] = { isThere.toggle() }
            HStack {
                if isThere { color.frame(width: width, height: 12).offset(x: 0, y: shift) }
                Text(verbatim: "\(index) \(width)").font(.system(size: 8))
                Spacer()
                Circle().fill(color).shadow(radius: 2).frame(width: 8, height: 8)
            }
            .background(Color.yellow.opacity(0.5))
        }
    }

    private struct List: View {
        let hands: Hands
        @State private var rows = Array(0..<40)
        @State private var scroll: CGFloat = 0
        @State private var opacity = 1.0
        @State private var angle = 0.0

        var body: some View {
            let _ = hands.change["insert"] = { rows.insert(rows.count, at: 20) }
            let _ = hands.change["remove"] = { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 21) } }
            let _ = hands.change["scroll"] = { scroll += 35 }
            let _ = hands.change["glide"] = { withAnimation(.linear(duration: 2)) { scroll -= 300 } }
            let _ = hands.change["fade"] = { withAnimation(.linear(duration: 1)) { opacity = 1.5 - opacity } }
            let _ = hands.change["turn"] = { angle += 30 }
            let _ = hands.change["swap"] = { rows.swapAt(20, 22) }
            VStack(spacing: 2) {
                ForEach(rows, id: \.self) { Row(index: $0, hands: hands) }
            }
            .rotationEffect(.degrees(angle))
            .offset(y: scroll)
            .opacity(opacity)
            .shadow(radius: opacity < 1 ? 1 : 0)
            .clipShape(RoundedRectangle(cornerRadius: 10))
        }
    }

    /// The visible leaves of a list: those that intersect the window.
    private func seen(_ list: DisplayList) -> [DrawnLeaf] {
        list.leaves.filter { $0.frame.insetBy(dx: -4, dy: -4).intersects(CGRect(origin: .zero, size: list.size)) }
    }

    private static let changes = [
        "width 20", "color 19", "width 3", "scroll", "color 20", "shift 39", "turn", "width 21", "insert", "move 20",
        "fade", "remove", "scroll", "glide", "width 30", "hide 18", "swap", "hide 18", "turn", "color 30", "fade",
        "scroll",
        "scroll", "width 22", "shift 10",
    ]

    /// The reference is the same list in a compositing group, where nothing is reused.
    @Test func framesAreTheSameAsThoseDrawnAnew() throws {
        let (kept, anew) = (Hands(), Hands())
        let first = Stage(200, 120) { List(hands: kept) }
        let second = Stage(200, 120) { List(hands: anew).compositingGroup() }
        var time = 0.0
        for change in [""] + Self.changes {
            kept.change[change]?()
            anew.change[change]?()
            for _ in 0..<4 {
                let (a, b) = try (seen(first.list(at: time)), seen(second.list(at: time)))
                #expect(a == b, "after \(change) at \(time)")
                #expect(!a.isEmpty)
                time += 0.17
            }
        }
    }

    @Test func leavesOutsideOfTheWindowAreCulled() throws {
        let stage = Stage(200, 120) { List(hands: Hands()) }
        let count = try stage.list().leaves.count
        #expect(count < 60 && count > 20)
        #expect(try stage.list(at: 1).leaves.count == count)
    }

    /// A shadow, an offset or a stroke may be visible although the view itself is outside.
    @Test func effectsThatReachIntoTheWindowAreDrawn() throws {
        let stage = Stage(100, 40) {
            VStack(spacing: 0) {
                ForEach(0..<40, id: \.self) { index in
                    Rectangle().stroke(Color.red, lineWidth: index == 0 ? 1000 : 1).frame(width: 10, height: 10)
                        .offset(y: index == 39 ? -190 : 0)
                }
            }
        }
        let list = try stage.list()
        #expect(
            list.items.contains {
                if case .stroke(_, let style, _) = $0.content { style.lineWidth == 1000 } else { false }
            })
        #expect(list.leaves.contains { $0.frame.minY == 20 })
    }
}
