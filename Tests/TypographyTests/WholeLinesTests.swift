// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Typography

/// Ascents and descents on macOS.
@Suite struct WholeLinesTests {
    /// AppKit rounds both for every font. IBM Plex Mono, whose lines are 1.3 em high, has lines of 18 points at size
    /// 14 in pictures that macOS drew, not 18.2; our fonts are used here in its place.
    @Test(
        arguments: [FontDescriptor.Family.system(.default), .named("JetBrains Mono"), .named("Noto Serif")],
        [
            11, 13.5, 14, 17, 30.0,
        ])
    func ascentAndDescentAreWholePoints(family: FontDescriptor.Family, size: Double) throws {
        var descriptor = FontDescriptor(family: family, size: size)
        let natural = try library.font(descriptor).metrics
        descriptor.hasWholeLines = true
        let whole = try library.font(descriptor).metrics
        #expect(whole.ascent == whole.ascent.rounded())
        #expect(whole.descent == whole.descent.rounded())
        #expect(abs(whole.ascent - natural.ascent) <= 1)
        #expect(abs(whole.descent - natural.descent) <= 1)
        #expect(whole.capHeight == natural.capHeight, "only the line has whole points, not the letters")
        if case .named = family {
            #expect(whole.ascent == natural.ascent.rounded())
            #expect(whole.descent == natural.descent.rounded())
        }
    }

    /// A missing font on macOS is Helvetica: a line of 16 points reaches 12 points above and 4 below the baseline, as in
    /// a picture that macOS drew.
    @Test(arguments: [(12, 9, 3), (16, 12, 4), (24, 18, 6), (40, 31, 9.0)])
    func missingFontsHaveTheLinesOfHelvetica(size: Double, ascent: Double, descent: Double) throws {
        var descriptor = FontDescriptor(size: size)
        descriptor.hasWholeLines = true
        let natural = try library.font(descriptor).metrics
        descriptor.hasHelveticaLines = true
        let metrics = try library.font(descriptor).metrics
        #expect(metrics.ascent == ascent && metrics.descent == descent)
        #expect(metrics.capHeight == natural.capHeight, "only the lines are Helvetica's, not the letters")
    }
}
