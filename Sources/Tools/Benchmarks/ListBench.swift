// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Observation
import SwiftUICore
import Zoetrope

/// The time of one kind of change in a long list. The window shows only a few of the list's rows.
package struct ListTiming: Codable, Sendable, Equatable {
    /// The kind of change, such as `an animated insertion`.
    package var change: String
    /// The number of rows, or of nested views.
    package var views: Int
    /// Milliseconds of CPU time, for evaluation, layout and display list.
    package var milliseconds: Double
}

@MainActor package enum ListBench {
    package static let counts = [1000, 4000]
    package static let depth = 500

    package static func measure(rows: Int, runs: Int) throws -> [ListTiming] {
        var timings: [(change: String, milliseconds: [Double])] = []
        func note(_ change: String, _ milliseconds: Double) {
            if let index = timings.firstIndex(where: { $0.change == change }) {
                timings[index].milliseconds.append(milliseconds)
            } else {
                timings.append((change, [milliseconds]))
            }
        }
        for _ in 0..<runs {
            let hand = Hand()
            var source: ViewFrameSource!
            note(
                "first frame",
                try ThreadClock.seconds {
                    source = ViewFrameSource(try settings()) { List(hand: hand, count: rows) }
                    _ = try source.displayList(at: 0)
                } * 1000)
            var time = 0.0
            /// Performs `action` several times as separate updates, and measures the frame after each.
            func measure(_ change: String, _ times: Int = 9, after pause: Double = 1 / 60, _ action: () -> Void) throws
            {
                var all: [Double] = []
                for _ in 0..<times {
                    time += pause
                    _ = try source.displayList(at: time)
                    action()
                    all.append(try ThreadClock.seconds { _ = try source.displayList(at: time) } * 1000)
                }
                note(change, all.median)
            }
            try measure("nothing") {}
            try measure("state of the root") { hand.changeRoot() }
            try measure("state of a leaf") { hand.changeLeaf() }
            try measure("an observed object") { hand.item.number += 1 }
            // The pause lets the previously inserted row come to rest.
            try measure("an animated insertion", 5, after: 5) { hand.insert() }
            // Inserts a row, and measures the frames in which the rows move.
            time += 5
            hand.insert()
            try measure("frames after it", 5) {}
        }
        return timings.map { ListTiming(change: $0.change, views: rows, milliseconds: $0.milliseconds.median) }
    }

    /// Measures changes of a view inside many paddings, in one body or in nested bodies.
    package static func measureDepth(runs: Int) throws -> [ListTiming] {
        func median(_ content: (Hand) -> AnyView) throws -> [Double] {
            var times: [[Double]] = [[], [], []]
            for _ in 0..<runs {
                let hand = Hand()
                var source: ViewFrameSource!
                times[0].append(
                    try ThreadClock.seconds {
                        source = ViewFrameSource(try settings()) { content(hand) }
                        _ = try source.displayList(at: 0)
                    } * 1000)
                for index in 1...20 {
                    (index % 2 == 0 ? hand.changeRoot : hand.changeLeaf)()
                    let seconds = try ThreadClock.seconds { _ = try source.displayList(at: Double(index) / 60) }
                    times[index % 2 == 0 ? 1 : 2].append(seconds * 1000)
                }
            }
            return times.map(\.median)
        }
        var timings: [ListTiming] = []
        for (kind, content) in [
            ("nested bodies", { (hand: Hand) in AnyView(Nest(hand: hand, depth: depth)) }),
            ("paddings", { (hand: Hand) in AnyView(Wrapped(hand: hand, depth: depth)) }),
        ] {
            for (change, time) in zip(["first frame", "state of the root", "state of a leaf"], try median(content)) {
                timings.append(ListTiming(change: "\(kind): \(change)", views: depth, milliseconds: time))
            }
        }
        return timings
    }

    private static func settings() throws -> RenderSettings {
        try RenderSettings(size: CGSize(width: 393, height: 852), scale: 3, assets: AssetLibrary(directories: []))
    }
}

/// Closures that change the state of the measured views. The views set them.
@MainActor private final class Hand {
    let item = Item()
    var changeRoot: () -> Void = {}
    var changeLeaf: () -> Void = {}
    var insert: () -> Void = {}
}

@Observable private final class Item {
    var number = 0
}

private struct List: View {
    let hand: Hand
    @State private var rows: [Int]
    @State private var taps = 0

    init(hand: Hand, count: Int) {
        self.hand = hand
        rows = Array(0..<count)
    }

    var body: some View {
        VStack {
            // Reading `taps` makes this body depend on it. When `taps` changes, the body is evaluated again,
            // but its rows stay equal.
            let _ = taps
            ForEach(rows, id: \.self) { row in
                // Only rows in the middle of the list change, because they are inside the window.
                Row(
                    index: row, color: row % 2 == 0 ? .blue : .green, hand: row == rows.count / 2 ? hand : nil,
                    item: row == rows.count / 2 + 1 ? hand.item : nil)
            }
        }
        .onAppear {
            hand.changeRoot = { taps += 1 }
            hand.insert = { withAnimation(.linear(duration: 0.5)) { rows.insert(rows.count, at: 3) } }
        }
    }
}

private struct Row: View {
    let index: Int
    let color: Color
    let hand: Hand?
    let item: Item?

    var body: some View {
        HStack {
            Circle().fill(color).frame(width: 20, height: 20)
            Text("Row \(index)")
            Spacer()
            Detail(hand: hand, item: item)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 8).fill(.gray))
    }
}

private struct Detail: View {
    let hand: Hand?
    let item: Item?
    @State private var taps = 0

    var body: some View {
        Text(item.map { "object \($0.number)" } ?? "detail \(taps)")
            .onAppear { hand?.changeLeaf = { taps += 1 } }
    }
}

private struct Nest: View {
    let hand: Hand
    let depth: Int
    @State private var taps = 0

    var body: some View {
        content.padding(0.1).onAppear(perform: depth == ListBench.depth ? { hand.changeRoot = { taps += 1 } } : nil)
    }

    private var content: AnyView {
        depth > 0 ? AnyView(Nest(hand: hand, depth: depth - 1)) : AnyView(Detail(hand: hand, item: nil))
    }
}

private struct Wrapped: View {
    let hand: Hand
    let depth: Int
    @State private var taps = 0

    var body: some View {
        var view = AnyView(Detail(hand: hand, item: nil))
        for _ in 0..<depth { view = AnyView(view.padding(taps % 2 == 0 ? 0.1 : 0.2)) }
        return view.onAppear { hand.changeRoot = { taps += 1 } }
    }
}
