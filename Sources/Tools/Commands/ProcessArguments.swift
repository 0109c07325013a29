// SPDX-License-Identifier: MIT

/// Reads the arguments of the process, and refuses invalid UTF-8.
enum ProcessArguments {
    /// The arguments without the program's name. `CommandLine.arguments` repairs invalid UTF-8, and a repaired path
    /// could name another file.
    static func all() throws(UsageError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(Int(CommandLine.argc), 1) {
            guard let bytes = CommandLine.unsafeArgv[index] else { break }
            guard let text = String(validatingCString: bytes) else {
                throw UsageError("argument \(index) is not UTF-8: \(escaped(bytes))")
            }
            arguments.append(text)
        }
        return arguments
    }

    /// The text, with each byte that is not printable ASCII written like `\xE9`.
    private static func escaped(_ bytes: UnsafePointer<CChar>) -> String {
        var text = ""
        var next = bytes
        while next.pointee != 0 {
            let byte = UInt8(truncatingIfNeeded: next.pointee)
            if (0x20..<0x7F).contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "\\x" + (digits.count == 1 ? "0" : "") + digits
            }
            next += 1
        }
        return text
    }
}
