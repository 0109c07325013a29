// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import VectorImport

/// Needs potrace. Without potrace, only the error about its absence is tested.
@Suite struct TracerTests {
    static let isInstalled = (try? Tracer()) != nil

    private func document(_ trace: Tracer.Trace) throws -> SVGDocument { try SVGDocument(Array(trace.svg.utf8)) }

    @Test func aMissingProgramNamesItsPackage() {
        #expect(throws: TraceError.programMissing) { try Tracer(path: "/nowhere:/dev") }
        #expect(TraceError.programMissing.description.contains("apt-get install potrace"))
    }

    @Test(.enabled(if: isInstalled)) func aHeartComesBackThroughTheWholeChain() throws {
        let side = 400
        let bitmap = draw(Pictures.heart(CGFloat(side)), side: CGFloat(side))
        let trace = try Tracer().trace(bitmap, options: TraceOptions(mode: .brightness(threshold: 0.5)))
        let svg = try document(trace)
        #expect(svg.size == CGSize(width: side, height: side) && svg.warnings.isEmpty)
        let drawn = draw(svg.displayItems(in: CGRect(x: 0, y: 0, width: side, height: side)), side: CGFloat(side))
        #expect(differingShare(bitmap, drawn, tolerance: 64) < 0.01)
        let outline = try svg.outline()
        #expect(outline.path.elements.count < 60, "\(outline.path.elements.count)")
        #expect(differingShare(bitmap, draw(outline.path, side: CGFloat(side)), tolerance: 64) < 0.01)
        let source = try ShapeSourceWriter(name: "HeartShape", width: 250).source(of: svg)
        #expect(source.contains("CGSize(width: 250, height: 250)"))
    }

    @Test(.enabled(if: isInstalled)) func invertedAreasAreTheRest() throws {
        let bitmap = draw([DisplayItem(.fill(Pictures.heart(100), FillStyle(), .color(.black)))], on: .white)
        for mode in [TraceOptions.Mode.brightness(threshold: 0.5), .opacity(threshold: 0.5)] {
            let source = mode == .opacity(threshold: 0.5) ? draw(Pictures.heart(100)) : bitmap
            let plain = try Tracer().trace(source, options: TraceOptions(mode: mode))
            let inverted = try Tracer().trace(source, options: TraceOptions(mode: mode, inverts: true))
            let (a, b) = (draw(plain.layers[0].path), draw(inverted.layers[0].path))
            let wrong = (0..<100).flatMap { y in (0..<100).map { (a[$0, y].w, b[$0, y].w) } }
                .count { abs(Int($0) + Int($1) - 255) > 100 }
            #expect(wrong < 30)
        }
    }

    @Test(.enabled(if: isInstalled)) func specklesAndCornersFollowTheirOptions() throws {
        var bitmap = draw(Path(CGRect(x: 20, y: 20, width: 60, height: 60)))
        bitmap[5, 5] = SIMD4(0, 0, 0, 255)
        func count(_ options: TraceOptions) throws -> Int {
            try Tracer().trace(bitmap, options: options).layers[0].path.elements.count
        }
        #expect(try count(TraceOptions(speckle: 0)) > count(TraceOptions(speckle: 2)))
        func curves(_ corners: Double) throws -> Int {
            try Tracer().trace(bitmap, options: TraceOptions(corners: corners)).layers[0].path.elements
                .count { if case .curve = $0 { true } else { false } }
        }
        #expect(try curves(0) == 0)
        #expect(try curves(1.334) > 0)
        let disc = draw(Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)))
        let joined = try Tracer().trace(disc, options: TraceOptions(optimize: 1)).layers[0].path.elements.count
        let single = try Tracer().trace(disc, options: TraceOptions(optimize: nil)).layers[0].path.elements.count
        #expect(joined < single)
    }

    @Test(.enabled(if: isInstalled)) func coloursAreFoundAndStacked() throws {
        let colors = [RGBAColor(code: 0xF5E6C8), RGBAColor(code: 0xE0503C), RGBAColor(code: 0x1E3A5F)]
        let items = [
            DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), FillStyle(), .color(colors[0]))),
            DisplayItem(.fill(Pictures.heart(100), FillStyle(), .color(colors[1]))),
            DisplayItem(
                .fill(Path(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20)), FillStyle(), .color(colors[2]))),
        ]
        let bitmap = draw(items)
        var steps: [Int] = []
        let trace = try Tracer().trace(bitmap, options: TraceOptions(mode: .colors(3))) { done, count in
            steps.append(done)
            #expect(count == 3)
        }
        #expect(steps == [0, 1, 2] && trace.layers.count == 3)
        #expect(differingShare(draw(try document(trace)), bitmap, tolerance: 64) < 0.02)
        // Stacked areas extend beneath the areas above them, tiled ones do not.
        #expect(trace.layers[0].path.contains(CGPoint(x: 50, y: 50)))
        let tiled = try Tracer().trace(
            bitmap, options: TraceOptions(mode: .colors(3), stacks: false, removesBackground: true))
        #expect(tiled.layers.count == 2 && !tiled.layers[0].path.contains(CGPoint(x: 50, y: 50)))
        let steps4 = try Tracer().trace(bitmap, options: TraceOptions(mode: .brightnessSteps(4)))
        #expect(steps4.layers.count >= 2)
        #expect(try Tracer().trace(bitmap, options: TraceOptions(mode: .colors(3))) == trace)
    }

    @Test(.enabled(if: isInstalled)) func optionsOutOfRangeNameTheirBounds() throws {
        let bitmap = Bitmap(width: 4, height: 4)
        for options in [
            TraceOptions(mode: .brightness(threshold: 2)), TraceOptions(mode: .colors(1)), TraceOptions(speckle: -1),
            TraceOptions(corners: 2), TraceOptions(optimize: .nan), TraceOptions(mode: .brightnessSteps(65)),
        ] {
            #expect(throws: TraceError.self) { try Tracer().trace(bitmap, options: options) }
        }
        #expect(throws: TraceError.emptyPicture) { try Tracer().trace(Bitmap(width: 0, height: 0)) }
        #expect(try Tracer().trace(bitmap).layers.isEmpty)
    }

    @Test func programsThatHangFailOrTalkTooMuchAreEnded() throws {
        func tracer(_ script: String) throws -> (Tracer, URL) {
            let file = FileManager.default.temporaryDirectory.appending(path: "fake-\(UUID().uuidString)")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            return (Tracer(program: file.path), file)
        }
        let bitmap = draw(Pictures.heart(100))
        func error(_ script: String, timeout: Double = 30) throws -> TraceError? {
            var (tracer, file) = try tracer(script)
            tracer.timeout = timeout
            defer { try? FileManager.default.removeItem(at: file) }
            do { _ = try tracer.trace(bitmap) } catch { return error }
            return nil
        }
        #expect(try error("exec sleep 60", timeout: 0.2) == .timedOut(seconds: 0.2))
        #expect(
            try error("trap '' TERM; exec 3<&0; while :; do read x <&3 || :; done", timeout: 0.2)
                == .timedOut(seconds: 0.2))
        #expect(
            try error("echo first >&2; echo 'out of memory' >&2; exit 3")
                == .failed(status: 3, message: "out of memory"))
        #expect(try error("exec yes") == .outputTooLarge(limit: 64 << 20))
        #expect(try error("echo '<svg'")?.description.hasPrefix("potrace's output cannot be read") == true)
        #expect(throws: TraceError.self) { try Tracer(program: "/nowhere/potrace").trace(bitmap) }
    }
}

extension RGBAColor {
    fileprivate init(code: Int) {
        self.init(
            red: Float(code >> 16 & 255) / 255, green: Float(code >> 8 & 255) / 255, blue: Float(code & 255) / 255)
    }
}
