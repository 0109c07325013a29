// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Typography

/// The metrics of Apple's system font: `docs/semantics.md`, Layout and text.
@Suite struct SystemFontTests {
    @Test func metricsAreSFs() throws {
        let metrics = try library.font(system(2048)).metrics
        #expect(metrics.ascent == 1950)
        #expect(metrics.descent == 494)
        #expect(metrics.leading == 0)
        #expect(metrics.capHeight == 1443)
        #expect(metrics.xHeight == 1078)
        #expect(abs(try library.font(system(1)).metrics.lineHeight - 1.193359) < 1e-6)
    }

    @Test(arguments: FontDescriptor.Design.allCases)
    func everyDesignHasTheSameLinesAndCapitals(_ design: FontDescriptor.Design) throws {
        #expect(try library.font(system(17, design)).metrics.lineHeight == library.font(system(17)).metrics.lineHeight)
        let capital = try typeset("H", system(2048, design))
        #expect(abs(capital.inkBounds.height - 1443) < 1)
    }

    @Test func lettersAreAsHighAsSFs() throws {
        #expect(abs(try typeset("x", system(16)).inkBounds.height * 128 - 1078) < 10)
    }

    @Test(
        arguments: [
            (34, 41, 41, 40.667), (28, 34, 33.5, 33.667), (22, 27, 26.5, 26.333), (20, 24, 24, 24),
            (17, 21, 20.5, 20.333),
            (16, 20, 19.5, 19.333), (15, 18, 18, 18), (13, 16, 16, 15.667), (12, 15, 14.5, 14.333),
            (11, 14, 13.5, 13.333),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func singleLinesAreAsHighAsOnIOS(_ size: CGFloat, _ at1: CGFloat, _ at2: CGFloat, _ at3: CGFloat) throws {
        for (scale, height) in [(1, at1), (2, at2), (3, at3)] as [(CGFloat, CGFloat)] {
            let box = try typeset("Ag", system(size), ParagraphOptions(displayScale: scale)).size
            #expect(abs(box.height - height) < 0.001, "\(size) points at \(scale)x")
            #expect(abs((box.width * scale).rounded() - box.width * scale) < 1e-6)
        }
    }

    @Test(
        arguments: [
            (".sizes(.minimum)", 129.67), (".sizes(height: 480)", 143.33),
            (".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)", 444.67),
        ] as [(String, CGFloat)])
    func bodyIsAsWideAsOnIOS(_ text: String, _ width: CGFloat) throws {
        #expect(abs(try typeset(text).size.width - width) < 0.7)
    }

    @Test func trackingFollowsTheTable() {
        #expect(SystemFont.tracking(size: 11) == 0.022)
        #expect(SystemFont.tracking(size: 17) == -0.0115)
        #expect(SystemFont.tracking(size: 34) == -0.031)
        #expect(abs(SystemFont.tracking(size: 14) - 0.00325) < 1e-12)
        #expect(SystemFont.tracking(size: 0) == SystemFont.tracking(size: 6))
        #expect(SystemFont.tracking(size: 500) == SystemFont.tracking(size: 80))
        for size in stride(from: CGFloat(6), to: 80, by: 1) {
            #expect(SystemFont.tracking(size: size) > SystemFont.tracking(size: size + 1))
        }
    }

    @Test(
        arguments: [
            ("n", 0.003), ("w", -0.031), ("O", 0.018), ("'", 0.06), ("W", 0.017), ("é", -0.005), (" ", -0.005),
            ("\u{A0}", -0.005), (",", 0.005),
            ("¿", 0.021), ("0", 0.012), ("7", 0.005), ("٣", 0.005), ("+", 0), ("ж", 0),
        ])
    func eachLetterHasItsSpacing(_ letter: String, _ excess: CGFloat) throws {
        let scalar = try #require(letter.unicodeScalars.first).value
        let spacing = try library.font(system(17)).spacing
        #expect(abs(spacing.after(scalar) - (SystemFont.tracking(size: 17) + excess) * 17) < 1e-9)
        #expect(abs(spacing.shift(scalar) - excess * 17 / 2) < 1e-9)
        // At 22 points, the correction of each letter is half as large as at 17. At 34 points, only spaces are
        // corrected.
        let title = try library.font(system(22)).spacing
        #expect(abs(title.after(scalar) - (SystemFont.tracking(size: 22) + excess / 2) * 22) < 1e-9)
        let large = try library.font(system(34)).spacing
        let isBlank = scalar == 0x20 || scalar == 0xA0
        #expect(abs(large.after(scalar) - (SystemFont.tracking(size: 34) + 0.047 - (isBlank ? 0.07 : 0)) * 34) < 1e-9)
    }

    @Test func apostrophesAreNarrowerInItalicText() throws {
        let (upright, slanted) = (system(17), FontDescriptor(size: 17, isItalic: true))
        let spacing = try [upright, slanted].map { try library.font($0).spacing }
        #expect(abs(spacing[0].after(0x27) - spacing[1].after(0x27) - 0.05 * 17) < 1e-9)
        #expect(spacing[0].after(0x61) == spacing[1].after(0x61))
    }

    /// The x-height as on Apple's renders of "Switch": 0.51 em at 34 points, 0.53 em at 17 points.
    @Test func largeTextHasTheDisplayDesign() throws {
        func xHeight(_ size: CGFloat) throws -> CGFloat { try typeset("w", system(size)).inkBounds.height / size }
        let (large, small) = (try xHeight(34), try xHeight(17))
        #expect(abs(large - 0.505) < 0.005 && abs(small - 0.528) < 0.005)
        func family(_ font: FontDescriptor) throws -> String { try library.font(font).face.familyName }
        let (title, body, display) = (try family(system(22)), try family(system(17)), try family(system(34)))
        #expect(title == body && display != body)
        let (title1, rounded) = (try family(system(28)), try family(system(34, .rounded)))
        #expect(title1 == display && rounded == body)
        // A larger size never makes a text narrower.
        let widths = try stride(from: CGFloat(18), through: 30, by: 0.5).map {
            try exactWidth("Hello, Preview 12", system($0))
        }
        #expect(widths == widths.sorted())
    }

    @Test func heavierLettersStandFurtherApart() {
        for size: CGFloat in [11, 17, 28, 40] {
            let tracking = stride(from: 100, through: 900, by: 100).map { SystemFont.tracking(weight: $0, size: size) }
            #expect(tracking == tracking.sorted() && tracking[0] == 0 && tracking[3] == 0)
        }
        #expect(SystemFont.tracking(weight: 600, size: 17) == 0.008)
        #expect(SystemFont.tracking(weight: 600, size: 32) == 0.011)
        #expect(SystemFont.tracking(weight: 700, size: 22) == 0.019)
    }

    @Test func spacingIsAddedAfterEachLetter() throws {
        func repeated(_ font: FontDescriptor) throws -> CGFloat {
            try exactWidth("n7,n7,n", font) - exactWidth("n7,n", font)
        }
        let spacing = try library.font(system(17)).spacing
        // Inter without the system font's spacing, scaled to the capital height of Apple's SF.
        let bare = try repeated(FontDescriptor(family: .named("Inter"), size: 17 * 0.9685))
        let added = try repeated(system(17)) - bare
        #expect(abs(added - [0x6E, 0x37, 0x2C].reduce(0) { $0 + spacing.after($1) }) < 0.01)
    }

    @Test func fontsByNameAddNothing() throws {
        #expect(try library.font(FontDescriptor(family: .named("Inter"), size: 17)).spacing == .none)
    }

    @Test func widthsGrowSteadilyWithTheSize() throws {
        var last: CGFloat = 0
        for size in stride(from: CGFloat(1), through: 100, by: 0.5) {
            let width = try exactWidth("Settings and more", system(size))
            #expect(width > last)
            last = width
        }
    }

    @Test func monospacedLettersAreEquallyWide() throws {
        let widths = try ["i", "M", "W", ".", "0"].map { try exactWidth($0, system(100, .monospaced)) }
        #expect(widths.allSatisfy { abs($0 - 61.8) < 0.05 })
    }
}
