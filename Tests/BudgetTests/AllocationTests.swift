// SPDX-License-Identifier: MIT

import CAllocations
import Drawing
import Foundation
import Geometry
import Raster
import SwiftUI
import Testing
import Zoetrope

/// Counts the allocations of a frame once all caches are warm. A bound is at least a tenth above the counted value. A
/// change that raises a bound makes frames slower and must say why.
@Suite @MainActor struct AllocationTests {
    /// The mean number of allocations over `frames` frames after the first five.
    private func perFrame(_ frames: Int = 20, _ body: (_ frame: Int) throws -> Void) rethrows -> Int {
        for frame in 0..<5 { try body(frame) }
        let before = allocations_of_this_thread()
        for frame in 5..<(5 + frames) { try body(frame) }
        return (allocations_of_this_thread() - before) / frames
    }

    @Test func theCounterCounts() {
        let before = allocations_of_this_thread()
        let blocks = (0..<100).map { [Int](repeating: $0, count: 100) }
        #expect(allocations_of_this_thread() - before >= 100)
        #expect(blocks.count == 100)
    }

    // MARK: Drawing

    private func picture() -> Bitmap {
        var bitmap = Bitmap(width: 100, height: 100)
        for i in 0..<100 { bitmap[i, i] = [255, 128, 0, 255] }
        return bitmap
    }

    @Test func aTurningPictureWithAShadow() {
        let rasterizer = Rasterizer(), bitmap = picture()
        var target = Bitmap(width: 0, height: 0)
        let count = perFrame { frame in
            let turn = CGAffineTransform(rotationAngle: Double(frame) / 10)
            let item = DisplayItem(
                .image(ImageContent(bitmap: bitmap, rect: CGRect(x: -40, y: -40, width: 80, height: 80))),
                transform: ProjectionTransform(turn.concatenating(CGAffineTransform(translationX: 60, y: 60))),
                effects: [.shadow(Shadow(color: .black, radius: 3))])
            rasterizer.draw(
                DisplayList(size: CGSize(width: 120, height: 120), background: .white, items: [item]), into: &target)
        }
        #expect(count <= Budget.turningPicture)
    }

    @Test func aDashedLineThatRuns() {
        let rasterizer = Rasterizer()
        var target = Bitmap(width: 0, height: 0)
        let capsule = Path(
            roundedRect: CGRect(x: 10, y: 10, width: 100, height: 40), cornerSize: CGSize(width: 20, height: 20))
        let count = perFrame { frame in
            let style = StrokeStyle(lineWidth: 7, dash: [5, 1.4], dashPhase: Double(frame))
            rasterizer.draw(
                DisplayList(
                    size: CGSize(width: 120, height: 60), items: [DisplayItem(.stroke(capsule, style, .color(.black)))]),
                into: &target)
        }
        #expect(count <= Budget.dashedLine)
    }

    // MARK: Views

    private struct Turning: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                ForEach(0..<20, id: \.self) { index in
                    Rectangle().frame(width: 8, height: 8)
                        .rotationEffect(.degrees(isOn ? 360 : 0))
                        .offset(x: isOn ? Double(index) : 0)
                }
            }
            .onAppear { withAnimation(.linear(duration: 30)) { isOn = true } }
        }
    }

    @Test func twentyAnimatedViews() throws {
        let settings = try RenderSettings(
            size: CGSize(width: 200, height: 300), assets: AssetLibrary(directories: []))
        let source = ViewFrameSource(settings) { Turning() }
        let count = try perFrame { _ = try source.displayList(at: Double($0) / 30) }
        #expect(count <= Budget.twentyViews)
    }
}

/// Upper bounds of the allocations per frame.
private enum Budget {
    static let turningPicture = 7
    static let dashedLine = 14
    static let twentyViews = 24
}
