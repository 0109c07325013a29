// SPDX-License-Identifier: MIT

import Foundation
import Testing
import XCTest

/// Reports failures to Swift Testing or XCTest.
struct TestReport {
    let site: CallSite

    func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        } else {
            XCTFail(message, file: site.filePath, line: UInt(site.line))
        }
    }

    /// Attaches a file to the test run, for `swift test --attachments-path FOLDER`. Does nothing in XCTest, which has
    /// no attachments on Linux.
    func attach(_ bytes: [UInt8], named name: String) {
        if Test.current != nil { Attachment.record(bytes, named: name, sourceLocation: location) }
    }

    private var location: SourceLocation {
        SourceLocation(
            fileID: site.fileID, filePath: "\(site.filePath)", line: site.line, column: site.column)
    }
}
