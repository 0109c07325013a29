// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Runs pages in Chromium without a window (headless).
enum Browser {
    static var isInstalled: Bool { OtherProgram.isInstalled("chromium") }

    /// The text of an element after all timers of a page have run.
    static func text(ofElement id: String, in page: String) throws -> String {
        try TemporaryFolder.with { folder in
            let ending = try #require(OtherProgram("chromium")).run([
                "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,900",
                "--user-data-dir=\(folder.path)", "--virtual-time-budget=30000", "--dump-dom", "file://" + page,
            ])
            let start = try #require(
                ending.out.range(of: "id=\"\(id)\">")?.upperBound, "\(ending.out.prefix(200))\(ending.err)")
            let rest = ending.out[start...]
            return String(rest[..<(rest.range(of: "</")?.lowerBound ?? rest.endIndex)]).replacing("&amp;", with: "&")
                .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        }
    }
}
