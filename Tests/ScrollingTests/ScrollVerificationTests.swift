// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import SwiftUI
import TestSupport
import Testing

/// Compares scrolled frames with frames that are made without caches.
@MainActor
@Suite struct ScrollVerificationTests {
    /// Rows outside of the scroll view's clip are not drawn. Verification must not expect them either, not even in the
    /// margin around the window, where their clip is empty.
    @Test(arguments: [1.0, 2, 3]) func rowsOutsideOfTheClipAreNotCompared(scale: Double) throws {
        let stage = Stage(100, 200, scale: scale, verifies: true) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<60, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
                }
            }
        }
        stage.host.play(
            EventScript([.drag(CGPoint(x: 50, y: 190), by: CGSize(width: 0, height: -180), at: 0.5, duration: 2)]))
        var tops: Set<CGFloat> = []
        for time in stride(from: 0, through: 2.5, by: 0.02) {
            let rows = try stage.list(at: time).leaves.map(\.frame.minY)
            tops.insert(try #require(rows.min()).rounded())
        }
        #expect(tops.count > 8)
    }
}
