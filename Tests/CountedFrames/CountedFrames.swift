// SPDX-License-Identifier: MIT

import Benchmarks
import CKernels
import Foundation
import Raster
import SwiftUI
import Zoetrope

/// Draws frames of each benchmark scene and prints the version of the kernels. The last frames are drawn in a function
/// of their own, so that valgrind can count its instructions (`InstructionTests`).
@main @MainActor
struct CountedFrames {
    static func main() throws {
        for scene in OtherScene.allCases {
            let description = scene.description
            let settings = try RenderSettings(
                size: description.size, rate: description.rate, background: description.background,
                assets: AssetLibrary(directories: []), events: description.events)
            let drawing = Drawing(source: try description.makeSource(settings))
            for frame in 0..<3 { try drawing.draw(frame) }
            try countedFrames(3..<5, drawing)
        }
        print(cpu_use_at_most(cpu_avx512) == cpu_avx2 ? "AVX2" : "another version")
    }
}

@MainActor private struct Drawing {
    let source: any FrameSource
    let canvas = FrameCanvas(mips: MipCache(filtered: FilteredLevels(byteLimit: 256 << 20)))

    func draw(_ frame: Int) throws { _ = canvas.draw(try source.displayList(at: 1 + Double(frame) / 30)) }
}

/// Draws the counted frames. Its C name can be passed to valgrind.
@_silgen_name("counted_frames") @inline(never) @MainActor
private func countedFrames(_ frames: Range<Int>, _ drawing: Drawing) throws {
    for frame in frames { try drawing.draw(frame) }
}
