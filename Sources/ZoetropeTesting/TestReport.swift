// SPDX-License-Identifier: MIT

import Foundation
import Testing
import XCTest

/// Tells the test that runs what went wrong, whichever library runs it.
struct TestReport {
    let site: CallSite

    func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        } else {
            XCTFail(message, file: site.filePath, line: UInt(site.line))
        }
    }

    /// A file that belongs to the run: `swift test --attachments-path FOLDER` keeps it. XCTest on Linux has no place
    /// for it.
    func attach(_ bytes: [UInt8], named name: String) {
        if Test.current != nil { Attachment.record(bytes, named: name, sourceLocation: location) }
    }

    private var location: SourceLocation {
        SourceLocation(
            fileID: site.fileID, filePath: "\(site.filePath)", line: site.line, column: site.column)
    }
}
