// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `render test`, `render report` and `render accept` parse paths and names the same way.
@Suite(.serialized) struct TestArgumentTests {
    private static func cards(_ color: String) -> String {
        """
        #Preview("One", traits: .fixedLayout(width: 8, height: 8)) { Color.\(color) }
        #Preview("Two", traits: .fixedLayout(width: 8, height: 8)) { Color.\(color) }
        """
    }

    @Test func pathsAndNames() throws {
        let project = try TestProject(["Cards.swift": Self.cards("red"), "Sub/Rows.swift": Self.cards("red")])
        #expect(try project.render("test", ".", "--record", "all", "-q").status == 1)
        for file in ["Cards.swift", "Sub/Rows.swift"] {
            try project.folder.write("import SwiftUI\n" + Self.cards("green"), to: file)
        }
        let one = try project.render("test", ".", "Cards/One")
        #expect(one.status == 1 && one.out.contains("1 preview: 1 different"), "\(one.out)\(one.err)")
        #expect(try project.render("test", "Two").out.contains("2 previews: 2 different"))
        let none = try project.render("test", "Three")
        #expect(none.status == 66 && none.err.contains("Three: no such file or folder, and no test of this name"))
        #expect(try project.render("test", ".").out.contains("4 previews: 4 different"))

        let report = try project.render("report", ".", "Rows/One", "-o", "one")
        #expect(report.status == 0 && report.out.contains("1 preview: 1 different"), "\(report.err)")
        #expect(try project.render("report", "Cards.swift", "-o", "two").out.contains("2 previews: 2 different"))
        #expect(try project.render("report", "nowhere.swift").status == 65)

        let listed = try project.render("accept", "Sub").out.split(separator: "\n")
        #expect(listed.count == 2 && listed.allSatisfy { $0.hasPrefix("Sub/Rows/") })
        #expect(try project.render("accept", "Cards.swift").out.split(separator: "\n").count == 2)
        #expect(try project.render("accept", "Sub", "Two").out == "accepted Sub/__Snapshots__/Rows/Two.png\n")
        #expect(try project.render("accept", ".", "--all").out == "accepted Sub/__Snapshots__/Rows/One.png\n")
        #expect(try project.render("test", ".").status == 0)
    }
}
