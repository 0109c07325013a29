// SPDX-License-Identifier: MIT

/// What a page asks for as options of the command line; whatever is none of them is left out.
struct ExportOptions {
    let arguments: [String]

    /// - Parameter query: of the address.
    init(_ query: [String: String]) {
        var arguments: [String] = []
        for name in ["preview", "device", "size", "scale", "locale", "color-scheme", "os", "at", "duration", "fps"] {
            // A value is no option.
            guard let value = query[name], !value.isEmpty, !value.hasPrefix("-"), value.utf8.count < 200 else {
                continue
            }
            arguments += ["--\(name)", value]
        }
        self.arguments = arguments
    }
}
