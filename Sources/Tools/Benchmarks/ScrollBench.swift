// SPDX-License-Identifier: MIT

import Screens
import Drawing
import Foundation
import Geometry
import SwiftUICore
import Zoetrope

/// Measures the frames of a long list that scrolls after a flick.
@MainActor package enum ScrollBench {
    /// The numbers of rows that are measured, for lazy stacks and for a list.
    package static let counts = (stacks: [1000, 100_000], list: 10_000)
    /// The measured duration of the scrolling, in seconds, at 60 frames per second.
    private static let duration = 1.5

    /// Medians over the runs, in milliseconds of CPU time for evaluation, layout and display list.
    package static func measure(runs: Int) throws -> [ListTiming] {
        var timings: [ListTiming] = []
        func note(_ change: String, _ rows: Int, _ content: @escaping @MainActor () -> AnyView) throws {
            var frames: [(first: Double, median: Double)] = []
            for _ in 0..<runs { frames.append(try flick(content)) }
            timings.append(
                ListTiming(change: "\(change), the first frame", views: rows, milliseconds: frames.map(\.first).median))
            timings.append(
                ListTiming(change: "\(change), flicked", views: rows, milliseconds: frames.map(\.median).median))
        }
        for count in counts.stacks {
            try note("a lazy stack", count) { AnyView(Stack(count: count)) }
        }
        try note("a list", counts.list) { AnyView(Rows(count: counts.list)) }
        return timings
    }

    /// The time of the first frame, and the median time of the scrolling frames, in milliseconds of CPU time.
    private static func flick(_ content: @escaping @MainActor () -> AnyView) throws -> (first: Double, median: Double) {
        let flick = EventScript([
            .touch(
                CGPoint(x: 200, y: 700), at: 0.1,
                .init(way: [.by(CGSize(width: 0, height: -500))], duration: 0.12))
        ])
        let settings = try RenderSettings(
            size: CGSize(width: 393, height: 852), scale: 2, assets: AssetLibrary(directories: []), events: flick)
        var source: ViewFrameSource!
        let first = try ThreadClock.seconds {
            source = ViewFrameSource(settings) { content() }
            _ = try source.displayList(at: 0)
        }
        var frames: [Double] = []
        for step in 1...Int(60 * duration) {
            let time = 0.25 + Double(step) / 60
            frames.append(try ThreadClock.seconds { _ = try source.displayList(at: time) } * 1000)
        }
        return (first * 1000, frames.median)
    }

    private struct Stack: View {
        let count: Int
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<count, id: \.self) { index in
                        HStack {
                            Circle().fill(index % 2 == 0 ? Color.blue : .green).frame(width: 32, height: 32)
                            VStack(alignment: .leading) {
                                Text("Row \(index)").font(.headline)
                                Text("Something about it").font(.subheadline).foregroundStyle(.secondary)
                            }
                            Spacer()
                        }
                        .padding(.horizontal)
                    }
                }
            }
        }
    }

    private struct Rows: View {
        let count: Int
        var body: some View {
            Screens.List(0..<count, id: \.self) { index in
                Label("Row \(index)", systemImage: index % 2 == 0 ? "star" : "heart")
            }
        }
    }
}
