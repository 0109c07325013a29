// SPDX-License-Identifier: MIT

import Benchmarks
import CKernels
import Drawing
import Foundation
import Raster
import SwiftUI
import Zoetrope

/// Draws frames of a scene of other kinds, some of them in a function that a tool can count the instructions of: see
/// `InstructionTests`. Its one argument is the scene's name. Prints which version of the kernels is used.
@main @MainActor
struct CountedFrames {
    static func main() throws {
        guard CommandLine.arguments.count == 2, let scene = OtherScene(rawValue: CommandLine.arguments[1]) else {
            FileHandle.standardError.write(Data("usage: CountedFrames SCENE\n".utf8))
            exit(64)
        }
        let description = scene.description
        let settings = try RenderSettings(
            size: description.size, rate: description.rate, background: description.background,
            assets: AssetLibrary(directories: []), events: description.events)
        var frames = Frames(source: try description.makeSource(settings))
        for frame in 0..<3 { try draw(frame, of: &frames) }
        for frame in 3..<5 { try countedFrame(frame, of: &frames) }
        print(cpu_use_at_most(cpu_avx512) == cpu_avx2 ? "AVX2" : "another version")
    }
}

private struct Frames {
    let source: any FrameSource
    let rasterizer = Rasterizer(mips: MipCache(filtered: FilteredLevels(byteLimit: 256 << 20)))
    var target = Bitmap(width: 0, height: 0)
}

@MainActor private func draw(_ frame: Int, of frames: inout Frames) throws {
    frames.rasterizer.draw(try frames.source.displayList(at: 1 + Double(frame) / 30), into: &frames.target)
}

/// By a name that can be given to a tool.
@_silgen_name("counted_frame") @inline(never) @MainActor
private func countedFrame(_ frame: Int, of frames: inout Frames) throws { try draw(frame, of: &frames) }
