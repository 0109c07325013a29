// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// A shape animates the same whether it is filled, stroked or used as a view.
@Suite @MainActor
struct ShapeAsViewTests {
    /// Starts to animate `end` to 0.5 at 0.25 s, and to 1 at 0.5 s. Each animation takes one second.
    private struct Pushed<Content: View>: View {
        @ViewBuilder let content: (CGFloat) -> Content
        @State private var end: CGFloat = 0

        var body: some View {
            content(end).onAppear {
                VirtualTimer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
                    withAnimation(.linear(duration: 1)) { end += 0.5 }
                    if end >= 1 { timer.invalidate() }
                }
            }
        }
    }

    private static let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
    }

    /// The shape's right edge at some times, calculated by hand.
    private static let ends: [(time: Double, end: CGFloat)] = [
        (0.375, 6.25), (0.5, 12.5), (0.75, 43.75), (1.25, 87.5), (1.5, 100),
    ]

    private func expectPushes<V: View>(_ content: @escaping (CGFloat) -> V) throws {
        // Compares `stage`, which draws all frames, with a new host per time, which skips the frames before that time.
        let stage = Stage { Pushed(content: content) }
        _ = try stage.list()
        for (time, end) in Self.ends {
            #expect(isClose(try stage.list(at: time).leaves[0].frame.maxX, end, within: 1e-6), "at \(time) s")
            let alone = Stage { Pushed(content: content) }
            #expect(isClose(try alone.list(at: time).leaves[0].frame.maxX, end, within: 1e-6), "at \(time) s alone")
        }
    }

    @Test func filled() throws { try expectPushes { Self.line.trim(from: 0, to: $0).fill(.black) } }
    @Test func stroked() throws { try expectPushes { Self.line.trim(from: 0, to: $0).stroke(.black) } }
    @Test func asAView() throws { try expectPushes { Self.line.trim(from: 0, to: $0) } }
    @Test func asAViewOfItsStroke() throws {
        try expectPushes { Self.line.trim(from: 0, to: $0).stroke(style: StrokeStyle(lineWidth: 5)) }
    }
}
