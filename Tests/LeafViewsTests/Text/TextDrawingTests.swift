// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

/// The drawing, colours and animation of texts.
@Suite @MainActor
struct TextDrawingTests {
    private static let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let green = RGBAColor(red: 0, green: 1, blue: 0, alpha: 1)
    private static let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private let green = Color(.sRGB, red: 0, green: 1, blue: 0)
    private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

    private func colors<V: View>(@ViewBuilder _ content: () -> V) throws -> [RGBAColor?] {
        try Stage(400, 100, content: content).colors()
    }

    // MARK: Colours

    @Test func eachRunHasItsColor() throws {
        let colors = try colors {
            (Text("A").foregroundColor(red) + Text("B") + Text("C").foregroundStyle(blue))
                .foregroundStyle(green)
        }
        #expect(colors == [Self.red, Self.green, Self.blue])
    }

    @Test func innermostColorWins() throws {
        #expect(try colors { Text("A").foregroundColor(red).foregroundColor(blue) } == [Self.red])
        #expect(try colors { VStack { Text("A").foregroundColor(nil) }.foregroundStyle(green) } == [Self.green])
    }

    @Test func runsOfOneLookAreOneLeaf() throws {
        #expect(try colors { Text("A") + Text("B") + Text("C") }.count == 1)
        #expect(try colors { Text("A\nB") }.count == 2)
        #expect(try colors { Text("   ") }.isEmpty)
    }

    @Test func gradientSpansTheWholeText() throws {
        let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let list = try Stage(400, 100) { (Text("One ") + Text("two").bold()).foregroundStyle(gradient) }.list()
        let ends = list.items.map { item -> [CGPoint] in
            guard case .fill(_, _, .linearGradient(_, let start, let end)) = item.content else { return [] }
            return [start, end]
        }
        let width = try Measured.width(Text("One ") + Text("two").bold(), scale: 1)
        #expect(ends.count == 2 && ends[0] == ends[1])
        #expect(ends[0].map(\.x) == [0, width])
    }

    @Test func secondaryIsALevelOfThePlace() throws {
        let faint = try #require(try colors { Text("A").foregroundStyle(.secondary).foregroundStyle(red) }[0])
        #expect(faint.alpha < 1)
    }

    @Test func shadowsOfStylesAreDrawn() throws {
        let leaves = try Stage { Text("A").foregroundStyle(red.shadow(.drop(radius: 2))) }.list().leaves
        #expect(leaves.map { $0.effects.map(\.name) } == [["shadow"]])
    }

    // MARK: Lines

    @Test func linesInTheColorOfLettersAreOnePathWithThem() throws {
        let plain = try Stage(scale: 3) { Text("HEH") }.list().leaves
        let lined = try Stage(scale: 3) { Text("HEH").underline() }.list().leaves
        #expect(plain.count == 1 && lined.count == 1)
        #expect(lined[0].frame.maxY > plain[0].frame.maxY + 0.5 && lined[0].frame.minY == plain[0].frame.minY)
        #expect(lined[0].frame.width > plain[0].frame.width)
    }

    @Test func lettersDoNotCutHolesIntoLines() throws {
        // A line through the middle of an I: wherever the two cross, the path must be filled.
        let list = try Stage(scale: 3) { Text("I").font(.system(size: 40)).strikethrough() }.list()
        let struck = try #require(list.items.first)
        let plain = try Stage(scale: 3) { Text("I").font(.system(size: 40)) }.list()
        guard case .fill(let path, _, _) = struck.content, case .fill(let letter, _, _)? = plain.items.first?.content
        else {
            Issue.record("no fill")
            return
        }
        let stem = letter.boundingRect
        for step in 1..<20 {
            #expect(path.contains(CGPoint(x: stem.midX, y: stem.minY + stem.height * CGFloat(step) / 20)))
        }
    }

    @Test func linesOfOtherColorsAreLeavesOfTheirOwn() throws {
        let colors = try colors {
            Text("A").underline(color: red).strikethrough(color: blue).foregroundStyle(green)
        }
        #expect(colors == [Self.red, Self.green, Self.blue])
    }

    @Test func linesAreCrisp() throws {
        for scale in [1.0, 2, 3] {
            let line = try Stage(scale: scale) { Text("HE").underline(color: red) }.list().leaves[0].frame
            let (top, height) = (line.minY * scale, line.height * scale)
            #expect(
                isClose(top, top.rounded(), within: 1e-6) && isClose(height, height.rounded(), within: 1e-6)
                    && height >= 1)
        }
    }

    @Test func patternsLeaveGaps() throws {
        let list = try Stage { Text("HEHEHE").underline(pattern: .dot, color: red) }.list()
        guard case .fill(let path, _, _)? = list.items.first?.content else {
            Issue.record("no line")
            return
        }
        let box = path.boundingRect
        let filled = (0..<200).filter {
            path.contains(CGPoint(x: box.minX + box.width * (CGFloat($0) + 0.5) / 200, y: box.midY))
        }
        #expect((80...120).contains(filled.count))
    }

    @Test func innerTakesLinesBack() throws {
        let plain = try Stage { Text("HE") }.list()
        #expect(try Stage { VStack { Text("HE").underline(false) }.underline() }.list() == plain)
        #expect(try Stage { VStack { Text("HE") }.underline() }.list() != plain)
    }

    // MARK: Animation

    @Test func placeIsAnimatedAndSizeIsNot() throws {
        let long = "words that break"
        let stage = Stage(200, 100) {
            Turning { isOn in
                Text(verbatim: long).frame(width: isOn ? 60 : 200).offset(x: 0)
                    .frame(width: 200, alignment: .leading).frame(height: 100, alignment: isOn ? .bottom : .top)
            }
        }
        let before = try Stage(200, 100) {
            Text(verbatim: long).frame(width: 200).frame(height: 100, alignment: .top)
        }.list()
        let after = try Stage(200, 100) {
            Text(verbatim: long).frame(width: 60).frame(width: 200, alignment: .leading)
                .frame(height: 100, alignment: .bottom)
        }.list()
        #expect(before.items.count == 1 && after.items.count > 1)
        // The line breaks are the final ones from the first frame on. Only the text's position is animated.
        let first = try stage.list(at: 0)
        let middle = try stage.list(at: 0.5)
        let last = try stage.list(at: 1)
        for list in [first, middle, last] { #expect(list.items.map(\.content) == after.items.map(\.content)) }
        let ys = [first, middle, last].map { $0.items[0].transform.m32 }
        #expect(isClose(ys[0], before.items[0].transform.m32) && isClose(ys[2], after.items[0].transform.m32))
        #expect(isClose(ys[1], (ys[0] + ys[2]) / 2, within: 1e-6))
    }

    @Test func colorIsAnimated() throws {
        let stage = Stage { Turning { Text("A").foregroundColor($0 ? red : blue) } }
        let shape = Stage { Turning { isOn in Rectangle().fill(isOn ? red : blue) } }
        for time in [0, 0.25, 0.5, 1] { #expect(try stage.colors(at: time) == shape.colors(at: time)) }
        #expect(try stage.colors(at: 1) == [Self.red])
    }

    @Test func inheritedColorIsAnimated() throws {
        let stage = Stage { Turning { isOn in VStack { Text("A") }.foregroundStyle(isOn ? red : blue) } }
        let shape = Stage { Turning { isOn in VStack { Circle() }.foregroundStyle(isOn ? red : blue) } }
        for time in [0, 0.25, 0.5, 1] { #expect(try stage.colors(at: time) == shape.colors(at: time)) }
        #expect(try stage.colors(at: 1) == [Self.red])
    }

    @Test func contentSwapsAtOnce() throws {
        let stage = Stage { Turning { Text($0 ? "after" : "before").font($0 ? .title : .body) } }
        let after = try Stage { Text("after").font(.title) }.list()
        #expect(try stage.list(at: 0).items.map(\.content) == after.items.map(\.content))
    }
}
