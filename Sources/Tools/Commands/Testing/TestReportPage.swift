// SPDX-License-Identifier: MIT

import Support
import Foundation
import Zoetrope

/// The page of a report: the template in `Assets/Report` with the results and all pictures embedded.
struct TestReportPage {
    private let results: TestResults
    private let pictures: [String: [UInt8]]

    init(_ results: TestResults, pictures: [String: [UInt8]]) { (self.results, self.pictures) = (results, pictures) }

    /// The page's HTML. Omits durations, so that equal results give equal pages.
    func html() throws -> String {
        var results = results
        for index in results.tests.indices { results.tests[index].seconds = 0 }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        var page = try Self.template()
        page = page.replacing("/*RESULTS*/", with: Self.embedded(try encoder.encode(results)))
        let images = pictures.mapValues { "data:image/png;base64," + Data($0).base64EncodedString() }
        return page.replacing("/*PICTURES*/", with: Self.embedded(try encoder.encode(images)))
    }

    /// Escapes `<`, so that the text cannot close its script element.
    private static func embedded(_ json: Data) -> String {
        String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
    }

    private static func template() throws -> String {
        for folder in AssetFolders.search() {
            let path = folder + "/Report/report.html"
            if FileSystem.isFile(path) { return try String(contentsOfFile: path, encoding: .utf8) }
        }
        throw DataError("Assets/Report/report.html is missing beside the program: install it again")
    }
}
