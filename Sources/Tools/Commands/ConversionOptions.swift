// SPDX-License-Identifier: MIT

import ArgumentParser

/// Options shared by the commands that convert one file into another.
struct ConversionOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Overwrite the file.")
    var force = false
}
