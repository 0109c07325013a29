// SPDX-License-Identifier: MIT

import Foundation
import Testing
import SwiftUICore
import Commands

@Suite struct TapArgumentTests {
    @Test func readsTaps() throws {
        func read(_ text: String) throws -> EventScript.Event { try TapArgument.event(text) }
        #expect(try read("Play@0.5") == .init(at: 0.5, .tap(.label("Play"))))
        #expect(try read("120,40@2") == .init(at: 2, .tap(.point(CGPoint(x: 120, y: 40)))))
        #expect(try read(" 12.5 , -4 @ 2s ") == .init(at: 2, .tap(.point(CGPoint(x: 12.5, y: -4)))))
        #expect(try read("me@home@1") == .init(at: 1, .tap(.label("me@home"))))
        #expect(try read("One, two@1") == .init(at: 1, .tap(.label("One, two"))))
    }

    @Test(
        arguments: [
            ("Play", "the tap \"Play\" has no time; write it like Play@0.5 or 120,40@0.5"),
            ("@1", "the tap \"@1\" has no place; write it like Play@0.5 or 120,40@0.5"),
            (
                "Play@soon",
                "the time of the tap \"Play@soon\" is not a number of seconds: \"soon\"; "
                    + "write it like Play@0.5 or 120,40@0.5"
            ),
            ("Play@-1", "the time of the tap \"Play@-1\" is -1; it is a number of seconds from 0 to 86400"),
            ("Play@inf", "the time of the tap \"Play@inf\" is inf; it is a number of seconds from 0 to 86400"),
            ("inf,2@1", "the coordinates of a touch are finite numbers, not inf, 2.0"),
        ])
    func errorsNameTheMistake(text: String, message: String) {
        let error = #expect(throws: (any Error).self) { try TapArgument.event(text) }
        #expect(error.map { "\($0)" } == message)
    }
}
