// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor @Suite struct LayoutRuleTests {
    private let lint = Lint()

    // MARK: overflow

    private func overflows(_ height: CGFloat) throws -> [String] {
        try lint("overflow") {
            VStack(spacing: 0) { ForEach(0..<3) { Text("Row \($0)").frame(height: 20) } }.frame(height: height)
                .background(.yellow)
        }.map(\.message)
    }

    @Test func stacksThatAreHigherThanTheirFrameOverflow() throws {
        let found = try overflows(40)
        #expect(
            found.count == 1 && found[0].hasPrefix("VStack is 20 points in height larger than its frame"), "\(found)")
        #expect(try overflows(60).isEmpty)
        #expect(try overflows(0).isEmpty, "a frame of no height hides on purpose")
    }

    @Test func clippedAndWordlessStacksAreNone() throws {
        let clipped = try lint("overflow") {
            VStack { ForEach(0..<9) { Text("Row \($0)") } }.frame(height: 40).clipped()
        }
        #expect(clipped.isEmpty)
        let shapes = try lint("overflow") { VStack { Color.red.frame(height: 80) }.frame(height: 40) }
        #expect(shapes.isEmpty)
    }

    @Test func labelsWiderThanTheirShapeOverflow() throws {
        func found(_ side: CGFloat, _ words: String) throws -> Int {
            try lint("overflow") {
                Circle().fill(.yellow).frame(width: side, height: side).overlay { Text(verbatim: words).fixedSize() }
            }.count
        }
        let width = try lint.idealSize { Text(verbatim: "1,200 steps") }.width
        #expect(try found(width - 4, "1,200 steps") == 1)
        #expect(try found(width + 1, "1,200 steps") == 0)
        let ring = try lint("overflow") {
            ZStack {
                Circle().stroke(.blue, lineWidth: 4).frame(width: 50, height: 50)
                Text(verbatim: "1,200 steps").fixedSize()
            }
        }
        #expect(ring.count == 1)
    }

    // MARK: uneven-baselines

    private func baselines(_ alignment: VerticalAlignment, _ gap: CGFloat = 4, _ second: Font = .caption) throws -> Int
    {
        try lint("uneven-baselines") {
            HStack(alignment: alignment, spacing: gap) {
                Text(verbatim: "72").font(.title)
                Text(verbatim: "bpm").font(second)
            }
        }.count
    }

    @Test func textsOfOneLineStandOnOneBaseline() throws {
        #expect(try baselines(.center) == 1)
        #expect(try baselines(.firstTextBaseline) == 0)
        #expect(try baselines(.center, 4, .title) == 0)
        #expect(try baselines(.center, 40) == 0, "texts far apart are not one line")
    }

    @Test func badgesHaveTheirOwnPlace() throws {
        let found = try lint("uneven-baselines") {
            HStack {
                Text(verbatim: "Inbox").font(.title)
                Text(verbatim: "NEW").font(.caption).padding(2).background(.yellow)
            }
        }
        #expect(found.isEmpty)
    }
}
