// SPDX-License-Identifier: MIT

import Foundation

/// Where an author's code has ended its process, by the trace that Swift's backtracer leaves.
package struct CrashReport: Equatable {
    /// `My.swift:12:5`, as the compiler was given the file.
    package var place: String?
    /// `Row.body`.
    package var function: String?

    /// - Parameter trace: its first frames are those called last.
    package init(trace: String) {
        for line in trace.split(separator: "\n") {
            guard let frame = line.wholeMatch(of: Self.frame) else { continue }
            // Thunks have the line of what they are for, and no name that says something.
            if line.contains("[thunk]") { continue }
            function = Self.name(String(frame.1))
            place = frame.2.map(String.init)
            return
        }
    }

    /// A frame of the program itself; those of the engine and of Swift's libraries are in others.
    private static var frame: Regex<(Substring, Substring, Substring?)> {
        #/\s*\d+ (?:\[[^\]]*\] )*\s*0x[0-9a-f]+ (.*) in program(?: at (.*))?/#
    }

    /// `closure #1 in Row.body.getter + 194` → `Row.body`.
    private static func name(_ symbol: String) -> String {
        symbol.replacing(#/ \+ \d+$/#, with: "").replacing(
            #/^(?:(?:implicit )?closure #\d+ (?:\([^)]*\) -> .+? )?in |specialized |partial apply for )+/#, with: ""
        )
        .replacing(#/\.getter$/#, with: "")
    }
}
