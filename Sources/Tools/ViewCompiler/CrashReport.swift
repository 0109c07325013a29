// SPDX-License-Identifier: MIT

import Foundation

/// The place of a crash in an author's code, from the trace of Swift's backtracer.
package struct CrashReport: Equatable {
    /// The place, like `My.swift:12:5`, with the file's path as it was given to the compiler.
    package var place: String?
    /// The function, like `Row.body`.
    package var function: String?

    /// - Parameter trace: One line per stack frame, from the innermost to the outermost.
    package init(trace: String) {
        for line in trace.split(separator: "\n") {
            guard let frame = line.wholeMatch(of: Self.frame) else { continue }
            // Skips thunks. Their line is that of the function they call, but their name says nothing.
            if line.contains("[thunk]") { continue }
            let symbol = String(frame.1)
            place = frame.2.map(String.init)
            if let preview = PreviewSymbol(in: symbol) {
                (function, place) = ("#Preview", preview.place(ofGenerated: place))
            } else {
                function = Self.name(symbol)
            }
            return
        }
    }

    /// Matches a stack frame of the program. Stack frames of the engine and of Swift's libraries name other binaries.
    private static var frame: Regex<(Substring, Substring, Substring?)> {
        #/\s*\d+ (?:\[[^\]]*\] )*\s*0x[0-9a-f]+ (.*) in program(?: at (.*))?/#
    }

    /// Shortens the name of a symbol: `closure #1 in Row.body.getter + 194` → `Row.body`.
    private static func name(_ symbol: String) -> String {
        symbol.replacing(#/ \+ \d+$/#, with: "").replacing(
            #/^(?:(?:implicit )?closure #\d+ (?:\([^)]*\) -> .+? )?in |specialized |partial apply for )+/#, with: ""
        )
        .replacing(#/\.getter$/#, with: "")
    }
}
