// SPDX-License-Identifier: MIT

import ArgumentParser

/// What the commands that make one file from another have in common.
struct ConversionOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Overwrite the file.")
    var force = false
}
