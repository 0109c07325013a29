// SPDX-License-Identifier: MIT

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
        var page = try PageTemplate("Report/report.html")
        try page.embed(pictures.mapValues { "data:image/png;base64," + Data($0).base64EncodedString() }, at: "PICTURES")
        try page.embed(results, at: "RESULTS")
        return page.html
    }
}
