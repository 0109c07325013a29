// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct TextRuleTests {
    private let lint = Lint()
    private let title = Text("A title of some length")

    @Test func textsAreTruncatedBelowTheirWidth() throws {
        let width = try lint.idealSize { title }.width
        #expect(try lint("text-truncated") { title.lineLimit(1).frame(width: width - 1) }.count == 1)
        #expect(try lint("text-truncated") { title.lineLimit(1).frame(width: width) }.isEmpty)
        #expect(try lint("text-truncated") { title.frame(width: width - 1) }.isEmpty)
        let hidden = try lint("text-truncated") { title.lineLimit(1).frame(width: 50).opacity(0) }
        #expect(hidden.isEmpty)
    }

    @Test func clipsCutLetters() throws {
        let size = try lint.idealSize { title }
        func found(_ width: CGFloat) throws -> Int {
            try lint("text-clipped") {
                title.fixedSize().frame(width: width, height: size.height).clipped()
            }.count
        }
        #expect(try found(size.width - 4) == 1)
        #expect(try found(size.width) == 0)
        #expect(try lint("text-clipped") { title.fixedSize().frame(width: 20) }.isEmpty)
    }

    @Test func textsOverlapInStacksOfLayers() throws {
        let found = try lint("text-overlap") {
            ZStack {
                title
                Text("Other words")
            }
        }
        #expect(found.map(\.message).first?.hasPrefix("“Other words” is drawn over “A title of some length”") == true)
        let apart = try lint("text-overlap") {
            VStack(spacing: 0) {
                title
                Text("Other words")
            }
        }
        #expect(apart.isEmpty)
        let covered = try lint("text-overlap") {
            ZStack {
                title
                Color.white
                Text("Other words")
            }
        }
        #expect(covered.isEmpty)
        let faded = try lint("text-overlap") {
            ZStack {
                title.opacity(0)
                Text("Other words")
            }
        }
        #expect(faded.isEmpty)
    }

    @Test func aTextCrossesADrawingOfAnotherRow() throws {
        func found(padding: CGFloat) throws -> [Finding] {
            try lint("text-overlap") {
                VStack(spacing: 0) {
                    Circle().fill(.orange).frame(width: 60, height: 60).offset(y: 30)
                    title.padding(.top, padding)
                }
            }
        }
        #expect(try found(padding: 0).count == 1)
        #expect(try found(padding: 30).isEmpty)
        let badge = try lint("text-overlap") {
            ZStack {
                Circle().fill(.orange).frame(width: 60, height: 60)
                title
            }
        }
        #expect(badge.isEmpty)
        let glow = try lint("text-overlap") {
            VStack(spacing: 0) {
                Text("Glow").background { Circle().fill(.orange).frame(width: 90, height: 90) }
                title
            }
        }
        #expect(glow.isEmpty)
    }

    @Test func textsLeaveTheWindow() throws {
        let width = try lint.idealSize { title }.width
        func found(_ x: CGFloat) throws -> Int {
            try lint("outside-window") {
                HStack {
                    title.fixedSize().offset(x: x)
                    Spacer(minLength: 0)
                }
            }.count
        }
        #expect(try found(200 - width) == 0)
        #expect(try found(203 - width) == 1)
        #expect(try found(-3) == 1)
        // A text completely outside of the window is no fault, because it may slide in later.
        #expect(try found(500) == 0)
        let scrolled = try lint("outside-window") {
            ScrollView(.horizontal) { Text("A text that is wider than two hundred points").fixedSize() }
        }
        #expect(scrolled.isEmpty)
    }

    @Test func textsAreUnderBars() throws {
        let lint = Lint(insets: EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0))
        func top(_ ignores: Bool) throws -> [Finding] {
            try lint("under-bars") {
                VStack {
                    title
                    Spacer()
                }
                .ignoresSafeArea(edges: ignores ? .top : [])
            }
        }
        #expect(try top(true).first?.message.contains("under the status bar") == true)
        #expect(try top(false).isEmpty)
        let bottom = try lint("under-bars") {
            VStack {
                Spacer()
                title
            }
            .ignoresSafeArea()
        }
        #expect(bottom.first?.message.contains("under the home indicator") == true)
    }

    @Test func fixedSizesIgnoreDynamicType() throws {
        #expect(try lint("fixed-font-size") { title.font(.system(size: 15)) }.count == 1)
        #expect(try lint("fixed-font-size") { title.font(.body) }.isEmpty)
        #expect(try lint("fixed-font-size") { title.font(.custom("Inter", fixedSize: 15)) }.count == 1)
        #expect(try lint("fixed-font-size") { Scaled() }.isEmpty)
        #expect(try lint("fixed-font-size") { Text("😀").font(.system(size: 15)) }.isEmpty)
        let several = try lint("fixed-font-size") {
            VStack {
                title.font(.system(size: 15))
                Text("Other words").font(.system(size: 12))
            }
        }
        #expect(several.count == 1 && several[0].message.contains("and 1 more text have the same size"))
    }

    private struct Scaled: View {
        @ScaledMetric private var size = 15.0
        var body: some View { Text("A title").font(.system(size: size)) }
    }

    @Test func shapesAreSqueezed() throws {
        func found(_ room: CGFloat) throws -> Int {
            try lint("zero-size") {
                HStack(spacing: 0) {
                    Color.blue.frame(width: 200 - room, height: 20)
                    Rectangle().fill(.red).frame(height: 20)
                }
            }.count
        }
        #expect(try found(0) == 1)
        #expect(try found(1) == 0)
        let progress = try lint("zero-size") {
            HStack(spacing: 0) {
                Rectangle().fill(.red).frame(width: 0, height: 4)
                Spacer()
            }
        }
        #expect(progress.isEmpty)
    }

    @Test func picturesAreBlank() throws {
        #expect(try lint.rules { Color.white } == ["blank-picture"])
        #expect(try lint.rules { Color.white.overlay { Text("Words") } } == [])
    }

    @Test func resourcesAreMissing() throws {
        let found = try lint("missing-resource") {
            VStack {
                Image(systemName: "no.such.symbol")
                Image("nowhere")
                Image(systemName: "star")
            }
        }
        #expect(found.count == 2)
        #expect(try lint("missing-resource") { Image(systemName: "star") }.isEmpty)
    }

    @Test func stringsAreMissing() throws {
        try TemporaryFolder.with { folder in
            try folder.write("\"home.title\" = \"Home\";", to: "en.lproj/Localizable.strings")
            let lint = Lint(assets: [folder.path])
            let found = try lint("missing-resource") {
                VStack {
                    Text("home.title")
                    Text("home.subtitle")
                    Text("A sentence")
                    Text(verbatim: "home.verbatim")
                }
            }
            #expect(found.map(\.message) == ["no string table translates “home.subtitle”; add the key"])
        }
    }

    /// An author's views may have the names of SwiftUI's.
    private enum Design {
        struct Text: View {
            let words: String

            var body: some View { SwiftUI.Text(words) }
        }

        struct Image: View {
            var body: some View { SwiftUI.Image(systemName: "star") }
        }
    }

    @Test func viewsWithTheNamesOfTexts() throws {
        #expect(
            try Lint().rules {
                VStack {
                    Design.Text(words: "Title")
                    Design.Image()
                }
            } == [])
        let overlaps = try Lint()("text-overlap") {
            ZStack {
                Design.Text(words: "Title")
                Design.Text(words: "Other")
            }
        }
        #expect(overlaps.count == 1)
    }
}
