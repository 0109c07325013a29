// SPDX-License-Identifier: MIT

/// Converts the query of a download request to options of the command line. Ignores unknown names.
struct ExportOptions {
    let arguments: [String]

    /// - Parameter query: The names and values after the `?` of the URL, percent-decoded.
    init(_ query: [String: String]) {
        var arguments: [String] = []
        for name in [
            "preview", "device", "orientation", "size", "scale", "locale", "direction", "color-scheme", "contrast",
            "dynamic-type", "os", "at", "duration", "fps",
        ] {
            // A value that begins with `-` could be taken for an option.
            guard let value = query[name], !value.isEmpty, !value.hasPrefix("-"), value.utf8.count < 200 else {
                continue
            }
            arguments += ["--\(name)", value]
        }
        for name in ["reduce-motion", "reduce-transparency", "status-bar"] where query[name] == "true" {
            arguments.append("--\(name)")
        }
        self.arguments = arguments
    }
}
