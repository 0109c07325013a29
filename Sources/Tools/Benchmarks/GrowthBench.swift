// SPDX-License-Identifier: MIT

import Motion
import Drawing
import Foundation
import Geometry
import SwiftUICore
import Zoetrope

/// The time of one frame with `views` animated views.
package struct GrowthTiming: Codable, Sendable, Equatable {
    /// The number of animated views.
    package var views: Int
    /// Milliseconds of CPU time per frame, for evaluation, layout and display list.
    package var milliseconds: Double
}

@MainActor package enum GrowthBench {
    package static let counts = [500, 1000, 2000, 5000]

    package static func measure(views: Int, frameCount: Int, runs: Int) throws -> GrowthTiming {
        let settings = try RenderSettings(
            size: CGSize(width: 1000, height: 1000), assets: AssetLibrary(directories: []))
        var times: [Double] = []
        for _ in 0..<runs {
            let source = ViewFrameSource(settings) { AnimatedGrid(count: views) }
            _ = try source.displayList(at: 0)
            times.append(
                try ThreadClock.seconds {
                    for index in 1...frameCount { _ = try source.displayList(at: Double(index) / 60) }
                } * 1000 / Double(frameCount))
        }
        return GrowthTiming(views: views, milliseconds: times.median)
    }
}

/// Small squares in rows, each with an endless rotation and movement.
private struct AnimatedGrid: View {
    let count: Int
    @State private var isOn = false

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Rectangle()
                    .fill(isOn ? Color.blue : Color.green)
                    .frame(width: 8, height: 8)
                    .rotationEffect(.degrees(isOn ? 360 : 0))
                    .offset(x: Double(index % 70) * 14 - 480 + (isOn ? 6 : 0), y: Double(index / 70) * 13 - 480)
            }
        }
        .onAppear {
            withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { isOn = true }
        }
    }
}
