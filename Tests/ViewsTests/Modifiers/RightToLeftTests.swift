// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

/// In right-to-left layouts, distances count from the leading edge.
@Suite @MainActor struct RightToLeftTests {
    private struct Bounds: PreferenceKey {
        static let defaultValue: [Int: Anchor<CGRect>] = [:]
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private func frames<V: View>(_ direction: LayoutDirection, @ViewBuilder _ content: () -> V) throws -> [CGRect] {
        try Stage { content().environment(\.layoutDirection, direction) }.list().leaves.map(\.frame)
    }

    @Test func offsetsAreMirrored() throws {
        let looks: [AnyView] = [
            AnyView(Color.red.frame(width: 10, height: 10).offset(x: 20, y: 5)),
            AnyView(GeometryReader { _ in Color.red.frame(width: 10, height: 10).offset(x: 20) }),
            AnyView(Color.red.frame(width: 10, height: 10).position(x: 20, y: 5)),
        ]
        for look in looks {
            let (left, right) = (try frames(.leftToRight) { look }, try frames(.rightToLeft) { look })
            #expect(right.map { 100 - $0.maxX } == left.map(\.minX))
            #expect(right.map(\.minY) == left.map(\.minY))
        }
    }

    /// A highlight that is moved to the anchor of a segment covers that segment.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], 0..<3)
    func anchorsAreCountedFromTheLeadingEdge(direction: LayoutDirection, chosen: Int) throws {
        let found = try frames(direction) {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Color.red.frame(width: 20 + CGFloat(index), height: 10)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
                }
            }
            .overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    let place = proxy[bounds[chosen]!]
                    Color.blue.frame(width: place.width, height: 4).offset(x: place.minX)
                }
            }
        }
        #expect(found[3].minX == found[chosen].minX && found[3].width == found[chosen].width)
    }
}
