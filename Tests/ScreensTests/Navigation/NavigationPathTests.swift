// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite struct NavigationPathTests {
    struct Place: Codable, Hashable { var name: String }
    private struct Secret: Hashable {}

    @Test func aPathCanBeWrittenDownAndReadAgain() throws {
        var path = NavigationPath()
        path.append(7)
        path.append("seven")
        path.append(Place(name: "Rome"))
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
    }

    @Test func onlyOfValuesThatCan() {
        var path = NavigationPath([1])
        path.append(Secret())
        #expect(path.codable == nil)
    }

    @Test func aTypeThatThereIsNotIsAnError() {
        let data = Data(#"["no such type", "1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }
}
