// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import Typography
import SwiftUICore

/// Sizes, lines, baselines and spacing of texts.
@Suite @MainActor
struct TextLayoutTests {
    private static let styles: [Font] = [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    private static let words = "The quick brown fox jumps over the lazy dog"

    // MARK: Heights (docs/semantics.md, Layout and text)

    private static let heights: [Double: [Double]] = [
        1: [41, 34, 27, 24, 21, 18, 21, 20, 16, 15, 14],
        2: [41, 33.5, 26.5, 24, 20.5, 18, 20.5, 19.5, 16, 14.5, 13.5],
        3: [122, 101, 79, 72, 61, 54, 61, 58, 47, 43, 40].map { $0 / 3 },
    ]

    @Test(arguments: [1.0, 2, 3])
    func oneLineOfEachStyle(scale: Double) throws {
        for (style, height) in zip(Self.styles, try #require(Self.heights[scale])) {
            #expect(isClose(try Measured.height(Text("Text").font(style), scale: scale), height))
        }
    }

    @Test func secondLineOfBodyAdds22Points() throws {
        #expect(isClose(try Measured.height(Text("Two\nlines")), 127 / 3))
        #expect(isClose(try Measured.height(Text("Two\nlines").lineSpacing(5)), 142 / 3))
    }

    @Test func leadingMovesLines() throws {
        let standard = try Measured.height(Text("Two\nlines"))
        #expect(isClose(try Measured.height(Text("Two\nlines").font(.body.leading(.loose))), standard + 2))
        #expect(try Measured.height(Text("Two\nlines").font(.body.leading(.tight))) < standard)
    }

    @Test func bodyIsTheDefault() throws {
        #expect(try Measured.frame(Text("Default")) == Measured.frame(Text("Default").font(.body)))
        #expect(try Measured.frame(Text("Default").font(nil)) == Measured.frame(Text("Default").font(.body)))
    }

    // MARK: Widths

    @Test func boldIsWider() throws {
        let plain = try Measured.width(Text("Hamburgefonstiv"))
        #expect(try Measured.width(Text("Hamburgefonstiv").bold()) > plain)
        #expect(try Measured.width(Text("Hamburgefonstiv").fontWeight(.black)) > plain)
        #expect(try Measured.width(Text("Hamburgefonstiv").bold(false)) == plain)
    }

    @Test func concatenationAddsWidths() throws {
        let (a, b) = (Text("Anna "), Text("meets").bold())
        let sum = try Measured.width(a) + Measured.width(b)
        // Each of the two widths is rounded up to a pixel, so their sum may be two pixels too large.
        #expect(abs(try Measured.width(a + b) - sum) <= 2.0 / 3)
    }

    @Test func trackingIsAddedAfterEachLetter() throws {
        let plain = try Measured.width(Text("abcd"))
        #expect(abs(try Measured.width(Text("abcd").tracking(3)) - plain - 12) <= 1.0 / 3)
        // As Core Text has it, and as pictures of badges show.
        #expect(abs(try Measured.width(Text("abcd").kerning(3)) - plain - 12) <= 1.0 / 3)
    }

    @Test func emptyTextTakesNoPlace() {
        #expect(Stage(scale: 3) { Text("") }.host.idealSize == .zero)
        #expect(Stage(scale: 3) { Text(verbatim: "").lineLimit(2, reservesSpace: true) }.host.idealSize.height > 40)
    }

    @Test func textIsNotWiderThanItsLines() throws {
        let whole = try Measured.width(Text(verbatim: Self.words))
        let wrapped = try Measured.frame(Text(verbatim: Self.words).frame(width: 200))
        #expect(wrapped.width == 200)
        let free = try Measured.frame(Text(verbatim: Self.words), width: 200)
        #expect(free.width < 200 && free.height > 40 && whole > 200)
    }

    // MARK: Limits

    @Test func lineLimitsTruncate() throws {
        func height<V: View>(_ view: V) throws -> CGFloat { try Measured.height(view, width: 120) }
        let text = Text(verbatim: Self.words)
        let one = try height(Text("x"))
        let two = try height(Text("x\nx"))
        #expect(try height(text) > two)
        #expect(try height(text.lineLimit(1)) == one)
        #expect(try height(text.lineLimit(2)) == two)
        #expect(try height(text.lineLimit(...2)) == two)
        #expect(try height(text.lineLimit(nil)) == height(text))
        #expect(try height(text.lineLimit(nil).lineLimit(1)) == height(text))
        #expect(try height(Text("x").lineLimit(2...)) == two)
        #expect(try height(Text("x").lineLimit(2...3)) == two)
        #expect(try height(Text("x").lineLimit(2, reservesSpace: true)) == two)
        #expect(try height(Text("x").lineLimit(2, reservesSpace: false)) == one)
    }

    @Test func minimumScaleFactorFitsTheSeed() throws {
        let text = Text("100").font(.system(size: 500)).lineLimit(1).minimumScaleFactor(0.01)
        for width: CGFloat in [40, 90, 300] {
            let frame = try Measured.frame(text, width: width)
            #expect(frame.width <= width && frame.width > width * 0.98)
            #expect(abs(frame.midX - width / 2) <= 1.0 / 3)
        }
        let boxed = try Measured.frame(text.fixedSize().frame(width: 10, height: 10).fixedSize())
        #expect(boxed.size == CGSize(width: 10, height: 10))
    }

    // MARK: Stacks

    /// The gap is the leading of the lower text's style: 2⅓ points above subheadline, none above caption2. Measured at
    /// 3 pixels per point.
    @Test func textsStandApartByTheLeadingOfTheLowerOnesStyle() throws {
        func gap(_ upper: Font, _ lower: Font) throws -> CGFloat {
            let heights = try [upper, lower].map { try Measured.height(Text("One").font($0)) }
            let both = Stage(scale: 3) {
                VStack {
                    Text("One").font(upper); Text("Two").font(lower)
                }
            }.host.idealSize.height
            return both - heights[0] - heights[1]
        }
        #expect(isClose(try gap(.title2.bold(), .subheadline), 7.0 / 3))
        #expect(isClose(try gap(.title2.bold(), .caption2.bold()), 0))
        #expect(isClose(try gap(.caption2, .body), 2))
        #expect(isClose(try gap(.body, .system(size: 15)), 0))
    }

    @Test func textKeepsItsDistanceFromPlainViews() throws {
        // The distances are those of `docs/semantics.md`, Layout and text, for body text at 3 pixels per point.
        let text = try Measured.height(Text("One"))
        func height<V: View>(@ViewBuilder _ content: () -> V) -> CGFloat {
            Stage(scale: 3) { VStack { content() } }.host.idealSize.height
        }
        #expect(
            isClose(
                height {
                    Box(); Text("One")
                } - text - 10, 6.434, within: 0.001))
        #expect(
            isClose(
                height {
                    Text("One"); Box()
                } - text - 10, 10.642, within: 0.001))
        #expect(
            isClose(
                height {
                    Text("One").frame(height: 30); Box()
                }, 48))
        let titled = try Measured.height(Text("One").font(.title))
        #expect(
            isClose(
                height {
                    Text("One").font(.title); Box()
                } - titled - 10, 17.352, within: 0.001))
    }

    @Test func sideBySideThereAreEightPoints() throws {
        let (a, b) = (try Measured.width(Text("One")), try Measured.width(Text("Two")))
        let both = Stage(300, 100, scale: 3) {
            HStack {
                Text("One"); Text("Two")
            }
        }.host.idealSize.width
        #expect(isClose(both, a + b + 8))
    }

    @Test func baselinesAlign() throws {
        // Letters without descenders rest on the baseline.
        let stage = Stage(400, 100, scale: 3) {
            HStack(alignment: .firstTextBaseline) {
                Text("HE").font(.largeTitle)
                Text("HE").font(.caption)
                Text("HE\nHE").font(.title3)
                Box()
            }
        }
        let leaves = try stage.list().leaves.map(\.frame)
        #expect(leaves.count == 5)
        #expect(isClose(leaves[0].maxY, leaves[1].maxY) && isClose(leaves[0].maxY, leaves[2].maxY))
        #expect(isClose(leaves[0].maxY, leaves[4].maxY))
        let last = Stage(400, 100, scale: 3) {
            HStack(alignment: .lastTextBaseline) {
                Text("HE"); Text("HE\nHE").font(.title3)
            }
        }
        let frames = try last.list().leaves.map(\.frame)
        #expect(isClose(frames[0].maxY, frames[2].maxY))
    }

    @Test func lettersStandOnPixels() throws {
        for scale in [1.0, 2, 3] {
            let stage = Stage(scale: scale) { Text("HEH").offset(x: 0, y: 0).padding(.top, 0.37) }
            let foot = try stage.list().leaves[0].frame.maxY * scale
            #expect(isClose(foot, foot.rounded(), within: 1e-6))
        }
    }

    // MARK: Alignment of lines

    @Test func linesAlign() throws {
        func edges(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) throws -> [CGRect] {
            let stage = Stage(scale: 1) {
                Text("HHHHHHH\nH").multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
            }
            return try stage.list().leaves.map(\.frame)
        }
        let leading = try edges(.leading)
        let center = try edges(.center)
        let trailing = try edges(.trailing)
        #expect(isClose(leading[0].minX, leading[1].minX))
        #expect(abs(center[0].midX - center[1].midX) < 0.5)
        #expect(isClose(trailing[0].maxX, trailing[1].maxX))
        #expect(try edges(.leading, .rightToLeft) == trailing)
    }

    // MARK: Fonts that are missing

    /// As in SwiftUI, the system font is used in the weight that the name suggests, with one warning.
    @Test func theSystemFontStandsInForOneThatIsMissing() throws {
        struct Sign: View {
            var body: some View {
                VStack {
                    Text("A").font(.custom("Papyrus", size: 12))
                    Text("B").font(.custom("Papyrus", size: 20))
                }
            }
        }
        let stage = Stage { Sign() }
        let list = try stage.list()
        let plain = try Stage {
            VStack {
                Text("A").font(.system(size: 12)); Text("B").font(.system(size: 20))
            }
        }.list()
        #expect(list.items == plain.items)
        let warning = try #require(stage.host.renderWarnings.first)
        #expect(stage.host.renderWarnings.count == 1)
        #expect(warning.kind == .font && warning.name == "Papyrus" && warning.viewPath?.contains("Sign") == true)
        #expect(warning.message.contains("“Papyrus”") && warning.message.hasSuffix("the system font stands in"))
    }

    @Test(arguments: [
        ("HelveticaNeue-Bold", Font.system(size: 20, weight: .bold)),
        ("Avenir Next Demi Bold", .system(size: 20, weight: .semibold)),
        ("Futura-CondensedExtraBold", .system(size: 20, weight: .heavy)),
        ("TimesNewRomanPS-BoldItalicMT", .system(size: 20, weight: .bold).italic()),
        ("Gill Sans Light Oblique", .system(size: 20, weight: .light).italic()),
        ("HelveticaNeue-UltraLight", .system(size: 20, weight: .ultraLight)),
        ("Baskerville", .system(size: 20)), ("Black", .system(size: 20)),
    ])
    func theNameOfAMissingFontGivesItsWeight(_ name: String, _ standIn: Font) throws {
        let list = try Stage { Text("Rg").font(.custom(name, fixedSize: 20)) }.list()
        #expect(try list.items == Stage { Text("Rg").font(standIn) }.list().items)
        // Modifiers override the weight and the slant of the font.
        let heavy = try Stage { Text("Rg").font(.custom(name, fixedSize: 20)).fontWeight(.black).italic(false) }.list()
        #expect(try heavy.items == Stage { Text("Rg").font(.system(size: 20, weight: .black)) }.list().items)
    }

    @Test func lettersThatNoFontHasAreBoxesAndOneWarning() throws {
        let bare = try InterAlone()
        defer { bare.remove() }
        var environment = EnvironmentValues()
        environment.fontLibrary = bare.library
        let stage = Stage(environment: environment) {
            VStack {
                Text("あa")
                Text("漢字")
                Image(systemName: "character").environment(\.locale, Locale(identifier: "ja"))
            }
        }
        #expect(try stage.list().items.count == 3)
        let warning = try #require(stage.host.renderWarnings.first)
        #expect(stage.host.renderWarnings.count == 1)
        #expect(warning.kind == .script && warning.name == "Chinese, Japanese or Korean")
        #expect(warning.message.hasSuffix("run apt-get install fonts-noto-cjk"))
    }
}

/// A font library with only the regular weight of Inter.
private struct InterAlone {
    let library: FontLibrary
    private let folder = FileManager.default.temporaryDirectory.appending(path: "inter-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Inter-Regular.otf", "InterDisplay-Regular.otf"] {
            try FileManager.default.copyItem(
                at: URL(filePath: "/usr/share/fonts/opentype/inter/" + name), to: folder.appending(path: name))
        }
        library = FontLibrary(folders: [folder.path], systemFolders: [])
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
