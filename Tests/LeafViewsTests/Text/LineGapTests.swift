// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

/// A custom font's line gap applies only without `lineSpacing`.
@Suite @MainActor struct LineGapTests {
    /// A font whose line gap is a fifth of an em, from Debian's fonts-dejavu-extra.
    nonisolated private static let file = "/usr/share/fonts/truetype/dejavu/DejaVuMathTeXGyre.ttf"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: file))) func lineSpacingReplacesTheGap() throws {
        func height(_ words: String, spacing: CGFloat) throws -> CGFloat {
            try Measured.height(
                Text(verbatim: words).font(.custom("DejaVu Math TeX Gyre", fixedSize: 20)).lineSpacing(spacing))
        }
        let line = try height("A", spacing: 0)
        #expect(isClose(try height("A\nB", spacing: 0), 2 * line + 4, within: 1))
        #expect(isClose(try height("A\nB", spacing: 10), 2 * line + 10, within: 1))
        #expect(isClose(try height("A\nB", spacing: 1), 2 * line + 1, within: 1))
    }
}
