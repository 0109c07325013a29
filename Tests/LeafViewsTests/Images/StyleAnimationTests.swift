// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// Styles that change inside `withAnimation`, styles with shadows, and strokes without antialiasing.
@Suite @MainActor struct StyleAnimationTests {
    @MainActor private final class Remote { var set: (AnyShapeStyle) -> Void = { _ in } }

    private struct Patch: View {
        let remote: Remote
        @State private var style = AnyShapeStyle(Color(red: 0, green: 0, blue: 0))

        var body: some View {
            Rectangle().fill(style)
                .onAppear {
                    remote.set = { new in withAnimation(.linear(duration: 1)) { style = new } }
                }
        }
    }

    /// A colour is replaced by a gradient at once. Later changes are animated again.
    @Test func anotherKindOfStyleStartsAnew() throws {
        let remote = Remote()
        let stage = Stage { Patch(remote: remote) }
        #expect(try stage.colors() == [.black])
        remote.set(AnyShapeStyle(Color.white))
        // A write between two frames takes effect with the next frame.
        _ = try stage.list(at: 0)
        let half = try #require(try stage.colors(at: 0.5)[0])
        #expect(half.red > 0.2 && half.red < 0.6)
        remote.set(AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        #expect(try stage.colors(at: 0.6) == [nil])
        remote.set(AnyShapeStyle(Color(red: 0, green: 0, blue: 0)))
        #expect(try stage.colors(at: 0.7) == [.black])
        remote.set(AnyShapeStyle(Color.white))
        _ = try stage.list(at: 0.8)
        let later = try #require(try stage.colors(at: 1.3)[0])
        #expect(later.red > 0.2 && later.red < 0.6)
    }

    /// A style draws its shadows behind symbols and texts as it does behind shapes.
    @Test func shadowsOfStylesLieBeneathSymbolsAndTexts() throws {
        let style = Color.red.shadow(.drop(color: .black, radius: 3))
        func effects<V: View>(@ViewBuilder _ content: () -> V) throws -> [Effect] {
            try #require(try Stage(content: content).list().leaves.first).effects
        }
        let shape = try effects { Circle().fill(style) }
        #expect(shape.count == 1)
        #expect(try effects { Image(systemName: "heart.fill").foregroundStyle(style) } == shape)
        #expect(try effects { Text(verbatim: "A").foregroundStyle(style) } == shape)
    }

    /// Without anti-aliasing, a stroke is drawn as the fill of its outline.
    @Test func strokesWithoutAntialiasingAreFilled() throws {
        let list = try Stage { Circle().stroke(Color.red, lineWidth: 4, antialiased: false) }.list()
        guard case .fill(_, let style, _) = list.items[0].content else {
            Issue.record("not a fill: \(list.items[0].content)")
            return
        }
        #expect(!style.isAntialiased)
    }
}
