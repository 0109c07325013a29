// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

/// The fonts of texts, as set by modifiers of `Font`, of `Text` and of the environment.
@Suite @MainActor
struct FontTests {
    private func expectDifferent<A: View, B: View>(
        _ a: A, _ b: B, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try Measured.outlines { a } != Measured.outlines { b }, sourceLocation: sourceLocation)
    }

    // MARK: Widths, small capitals, factors

    @Test func widthsStretchLetters() throws {
        let word = Text("Hamburg").font(.system(size: 40))
        let own = try Measured.width(word, scale: 64)
        for (width, factor) in [(Font.Width.condensed, 0.8), (.compressed, 0.7), (.expanded, 1.2)] {
            let stretched = try Measured.width(word.fontWidth(width), scale: 64)
            // The tolerance is for the system font's tracking, which the font's width does not scale.
            #expect(abs(stretched / own - factor) < 0.02)
            try Measured.expectSame(word.fontWidth(width), Text("Hamburg").font(.system(size: 40).width(width)))
        }
        #expect(try Measured.height(word.fontWidth(.compressed)) == Measured.height(word))
        try Measured.expectSame(word.fontWidth(.standard), word)
        try Measured.expectSame(word.fontWidth(nil), word)
    }

    @Test func smallCapitalsAreSmallerCapitals() throws {
        let font = Font.system(size: 50)
        func small(_ text: String) -> Text { Text(text).font(.system(size: 50 * 0.78)) }
        func capitals(_ text: String) -> Text { Text(text).font(font) }
        #expect(
            abs(
                try Measured.width(Text("hamburg").font(font.smallCaps()), scale: 64)
                    - Measured.width(small("HAMBURG"), scale: 64)) < 1)
        try Measured.expectSame(Text("HAM 12").font(font.lowercaseSmallCaps()), capitals("HAM 12"))
        try Measured.expectSame(Text("ham 12").font(font.uppercaseSmallCaps()), capitals("ham 12"))
        try expectDifferent(Text("Ham").font(font.uppercaseSmallCaps()), Text("Ham").font(font.lowercaseSmallCaps()))
        #expect(
            try Measured.width(Text("Hamburg").font(font.smallCaps()))
                < Measured.width(Text("Hamburg").font(font.lowercaseSmallCaps())))
    }

    @Test func scaledFontsAreLarger() throws {
        try Measured.expectSame(
            Text("Rag").font(.system(size: 20).scaled(by: 1.5)), Text("Rag").font(.system(size: 30)))
        let scaled = try Measured.height(Text("Rag").font(.body.scaled(by: 2)), scale: 64)
        #expect(abs(scaled - 2 * (try Measured.height(Text("Rag").font(.body), scale: 64))) < 0.5)
    }

    // MARK: Fonts

    @Test func stylesAreSizes() throws {
        func sized(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Text {
            Text("Rag").font(.system(size: size, weight: weight))
        }
        try Measured.expectSame(Text("Rag").font(.title), sized(28))
        try Measured.expectSame(Text("Rag").font(.headline), sized(17, .semibold))
        try Measured.expectSame(Text("Rag").font(.headline.weight(.regular)), sized(17))
        try Measured.expectSame(Text("Rag").font(.system(.title2, weight: .heavy)), sized(22, .heavy))
        try Measured.expectSame(Text("Rag").font(.caption.bold()), sized(12, .semibold))
        try Measured.expectSame(
            Text("Rag").font(.system(.body, design: .serif)), Text("Rag").font(.system(size: 17, design: .serif)))
    }

    /// Each text style has its own emphasized weight.
    @Test func boldIsTheEmphasisOfAStyle() throws {
        func sized(_ size: CGFloat, _ weight: Font.Weight) -> Text {
            Text("Rag").font(.system(size: size, weight: weight))
        }
        try Measured.expectSame(Text("Rag").bold(), sized(17, .semibold))
        try Measured.expectSame(Text("Rag").font(.title2).bold(), sized(22, .bold))
        try Measured.expectSame(Text("Rag").font(.title3.bold()), sized(20, .semibold))
        try Measured.expectSame(Text("Rag").font(.system(size: 17)).bold(), sized(17, .bold))
        try Measured.expectSame(Text("Rag").fontWeight(.bold), sized(17, .bold))
        try Measured.expectSame(Text("Rag").font(.body.weight(.bold)), sized(17, .bold))
    }

    @Test func designsDiffer() throws {
        let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
        let outlines = try designs.map { design in
            try Measured.outlines { Text("Rag").font(.system(size: 20, design: design)) }
        }
        for i in outlines.indices { for j in 0..<i { #expect(outlines[i] != outlines[j]) } }
        try Measured.expectSame(Text("Rag").fontDesign(.serif), Text("Rag").font(.system(.body, design: .serif)))
        try Measured.expectSame(Text("Rag").monospaced(), Text("Rag").font(.body.monospaced()))
        try Measured.expectSame(Text("Rag").monospaced(), Text("Rag").fontDesign(.monospaced))
    }

    @Test func digitsOfEqualWidth() throws {
        func width(_ text: String) throws -> CGFloat { try Measured.width(Text(verbatim: text).monospacedDigit()) }
        #expect(try width("1111") == width("8888"))
        #expect(try Measured.width(Text("1111")) < Measured.width(Text("8888")))
        try Measured.expectSame(Text("1a").font(.body.monospacedDigit()), Text("1a").monospacedDigit())
    }

    @Test func customFonts() throws {
        try expectDifferent(Text("Rag").font(.custom("JetBrains Mono", size: 17)), Text("Rag"))
        try Measured.expectSame(
            Text("Rag").font(.custom("JetBrains Mono", size: 17)),
            Text("Rag").font(.custom("JetBrains Mono", fixedSize: 17)))
    }

    // MARK: Dynamic type

    @Test func stylesGrow() throws {
        func size(_ font: Font, _ size: DynamicTypeSize) throws -> CGFloat {
            try Measured.height(Text("A").font(font).dynamicTypeSize(size))
        }
        for style in Font.TextStyle.allCases {
            let heights = try DynamicTypeSize.allCases.map { try size(.system(style), $0) }
            #expect(heights == heights.sorted() && heights[0] < heights[11])
        }
        #expect(try size(.body, .accessibility5) == Measured.height(Text("A").font(.system(size: 53))))
        #expect(try size(.system(size: 17), .accessibility5) == size(.body, .large))
        let (custom, fixed) = (Font.custom("Inter", size: 17), Font.custom("Inter", fixedSize: 17))
        #expect(try size(custom, .xxxLarge) > size(custom, .large))
        #expect(try size(fixed, .xxxLarge) == size(fixed, .large))
        #expect(
            try size(.custom("Inter", size: 17, relativeTo: .largeTitle), .accessibility5)
                < size(custom, .accessibility5))
    }

    /// Measured on macOS: text of 13 points is 16 high, titles of 22 are 26 high, at any text size setting.
    @Test func stylesOfMacOS() throws {
        func height(_ font: Font, _ size: DynamicTypeSize = .large) throws -> CGFloat {
            try Measured.height(Text("A").font(font).dynamicTypeSize(size).environment(\.systemPalette, .macOS15))
        }
        #expect(try height(.body) == 16 && height(.title) == 26 && height(.system(size: 13)) == 16)
        #expect(try height(.subheadline) == 14)
        // A missing font is Helvetica there; on iOS it is the system font.
        let missing = Font.custom("No Such Font", fixedSize: 16)
        #expect(try height(missing) == 16 && height(.system(size: 16)) == 19)
        #expect(try Measured.height(Text("A").font(missing)) == Measured.height(Text("A").font(.system(size: 16))))
        #expect(try height(.body, .accessibility5) == height(.body))
        let two = try Measured.height(Text("A\nA").font(.largeTitle).environment(\.systemPalette, .macOS15))
        #expect(try two - height(.largeTitle) == 32)
    }

    @Test func rangesKeepSizesWithin() throws {
        let text = Text("A")
        let inherited = text.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)
        #expect(try Measured.frame(inherited) == Measured.frame(text.dynamicTypeSize(.xLarge)))
        let raised = text.dynamicTypeSize(DynamicTypeSize.medium...).dynamicTypeSize(.xSmall)
        #expect(try Measured.frame(raised) == Measured.frame(text.dynamicTypeSize(.medium)))
    }

    // MARK: Surroundings

    @Test func surroundingsReachInnerTexts() throws {
        try Measured.expectSame(VStack { HStack { Text("Rag") } }.font(.title), Text("Rag").font(.title))
        try Measured.expectSame(VStack { Text("Rag") }.environment(\.font, .title), Text("Rag").font(.title))
        try Measured.expectSame(VStack { Text("Rag") }.bold(), Text("Rag").bold())
        try Measured.expectSame(VStack { Text("Rag") }.italic(), Text("Rag").italic())
        try Measured.expectSame(VStack { Text("Rag") }.fontWeight(.thin), Text("Rag").fontWeight(.thin))
        try Measured.expectSame(VStack { Text("Rag") }.fontDesign(.serif), Text("Rag").fontDesign(.serif))
        try Measured.expectSame(VStack { Text("Rag") }.tracking(4), Text("Rag").tracking(4))
        try Measured.expectSame(VStack { Text("Rag") }.kerning(4), Text("Rag").kerning(4))
        try Measured.expectSame(VStack { Text("Rag") }.monospaced(), Text("Rag").monospaced())
        try Measured.expectSame(VStack { Text("Rag") }.strikethrough(), Text("Rag").strikethrough())
        try Measured.expectSame(VStack { Text("Rag") }.baselineOffset(4), Text("Rag").baselineOffset(4))
    }

    @Test func innerOverridesOuter() throws {
        try Measured.expectSame(VStack { Text("Rag").font(.caption) }.font(.title), Text("Rag").font(.caption))
        try Measured.expectSame(VStack { Text("Rag").font(.caption) }.bold(), Text("Rag").font(.caption.bold()))
        try Measured.expectSame(VStack { Text("Rag").bold() }.fontWeight(.thin), Text("Rag").bold())
        try Measured.expectSame(VStack { Text("Rag").bold(false) }.bold(), Text("Rag"))
        try Measured.expectSame(VStack { Text("Rag").bold(false) }.fontWeight(.thin), Text("Rag").fontWeight(.thin))
        try Measured.expectSame(VStack { Text("Rag").fontWeight(nil) }.fontWeight(.thin), Text("Rag"))
        try Measured.expectSame(VStack { Text("Rag").italic(false) }.italic(), Text("Rag"))
        try Measured.expectSame(VStack { Text("Rag").monospaced(false) }.monospaced(), Text("Rag"))
        try Measured.expectSame(Text("Rag").font(.caption).font(.title), Text("Rag").font(.caption))
        try Measured.expectSame(VStack { Text("Rag") }.fontDesign(nil).fontDesign(.serif), Text("Rag"))
    }

    @Test func partsOfATextKeepTheirFonts() throws {
        try Measured.expectSame(
            (Text("A").font(.title) + Text("B")).font(.caption), Text("A").font(.title) + Text("B").font(.caption))
        try Measured.expectSame((Text("A").bold() + Text("B")).italic(), Text("A").bold().italic() + Text("B").italic())
    }

    @Test func textCaseChangesLetters() throws {
        try Measured.expectSame(Text("Straße").textCase(.uppercase), Text(verbatim: "STRASSE"))
        try Measured.expectSame(Text("ABC").textCase(.lowercase), Text(verbatim: "abc"))
        try Measured.expectSame(VStack { Text("Abc").textCase(nil) }.textCase(.uppercase), Text(verbatim: "Abc"))
    }

    @Test func fontsAreComparedByValue() {
        #expect(Font.title.bold() == Font.title.bold() && Font.title.bold() != Font.title)
        #expect(Font.body == Font.system(.body) && Font.system(size: 17) != Font.body)
        #expect(Text("a").bold() == Text("a").bold() && Text("a").bold() != Text("a"))
    }

    @Test func fontsAreResolvedInAContext() {
        let context = EnvironmentValues().fontResolutionContext
        let body = Font.body.resolve(in: context)
        #expect(body.pointSize == 17 && !body.isBold && !body.isItalic && !body.isMonospaced)
        let changed = Font.system(size: 20).bold().italic(true).smallCaps().resolve(in: context)
        #expect(changed.pointSize == 20 && changed.isBold && changed.isItalic && changed.isSmallCaps)
        #expect(changed.weight == .bold && !Font.body.bold().bold(false).resolve(in: context).isBold)
        #expect(Font.body.monospaced().resolve(in: context).isMonospaced)
        var large = EnvironmentValues()
        large.dynamicTypeSize = .accessibility1
        #expect(Font.body.resolve(in: large.fontResolutionContext).pointSize > 17)
    }

}
