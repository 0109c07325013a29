// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Inspection
import SwiftUICore
import TestSupport
import Testing
import Zoetrope

@testable import Commands

@MainActor struct FrameGroundTests {
    /// The mean of each block is that of the exact gradient, although pixels have whole values: no bands.
    @Test(arguments: [true, false]) func theGradientIsDithered(isDark: Bool) throws {
        let colors = FrameColors(ground: [], ink: nil, isDark: isDark)
        let (width, height) = (48, 1600)
        let bitmap = try #require(colors.gradient(width: width, height: height))
        for block in stride(from: 0, to: height, by: 8) {
            var sums = SIMD4<Double>.zero
            for y in block..<block + 8 {
                for x in 16..<24 { sums += SIMD4<Double>(bitmap[x, y]) }
            }
            let part = Double(block + 4) / Double(height)
            let (top, bottom) = (
                [colors.top.red, colors.top.green, colors.top.blue],
                [colors.bottom.red, colors.bottom.green, colors.bottom.blue]
            )
            for channel in 0..<3 {
                let exact = 255 * (Double(top[channel]) + (Double(bottom[channel]) - Double(top[channel])) * part)
                #expect(abs(sums[channel] / 64 - exact) < 0.08, "\(block) \(channel)")
            }
            #expect(sums.w == 64 * 255)
        }
        #expect(colors.gradient(width: width, height: height) == bitmap)
        #expect(FrameColors(ground: [colors.top], ink: nil, isDark: isDark).gradient(width: 8, height: 8) == nil)
    }

    private func frame(of text: String, in view: some View) throws -> ViewTreeFrame {
        let settings = try RenderSettings(
            size: CGSize(width: 400, height: 400), scale: 1, rate: 60, background: nil,
            assets: AssetLibrary(directories: []))
        let source = ViewFrameSource(settings) { view }
        _ = try source.displayList(at: 0)
        func all(_ entries: [ViewTreeEntry]) -> [ViewTreeEntry] { entries.flatMap { [$0] + all($0.children ?? []) } }
        return try #require(all(source.viewTree().views).first { $0.kind == "Text" && $0.text == text }).frame
    }

    /// A headline has as many lines as without balancing, but not more width than they need.
    @Test(
        arguments: ["All of your plans in one place", "Alles im Blick", "Donaudampfschifffahrtsgesellschaft und mehr"],
        [120.0, 200, 290])
    func linesAreBalanced(words: String, width: Double) throws {
        func plain(_ width: Double) throws -> ViewTreeFrame {
            try frame(of: words, in: Text(words).font(.system(size: 24)).frame(width: width))
        }
        let balanced = try frame(
            of: words, in: BalancedText(words: words, font: .system(size: 24), lineLimit: 9).frame(width: width))
        let usual = try plain(width)
        #expect(balanced.height == usual.height && balanced.width <= width + 0.5)
        let widest = try words.split(separator: " ").map {
            try frame(of: String($0), in: Text($0).font(.system(size: 24)).fixedSize()).width
        }.max()!
        guard balanced.width > widest + 1, usual.height > 40 else { return }
        #expect(try plain(balanced.width - 2).height > usual.height, "narrower lines need one line more")
    }

    /// A text that is shrunk keeps the whole width.
    @Test func aLimitedTextKeepsItsWidth() throws {
        let words = "One two three four five six seven"
        let limited = try frame(
            of: words,
            in: BalancedText(words: words, font: .system(size: 40), lineLimit: 2).minimumScaleFactor(0.2).frame(
                width: 150))
        let plain = try frame(
            of: words,
            in: Text(words).font(.system(size: 40)).lineLimit(2).minimumScaleFactor(0.2).frame(width: 150))
        #expect(limited == plain)
    }
}
