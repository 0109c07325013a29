// SPDX-License-Identifier: MIT

/// What a page asks for as options of the command line; whatever is none of them is left out.
struct ExportOptions {
    let arguments: [String]

    /// - Parameter query: of the address.
    init(_ query: [String: String]) {
        var arguments: [String] = []
        for name in [
            "preview", "device", "orientation", "size", "scale", "locale", "direction", "color-scheme", "contrast",
            "dynamic-type", "os", "at", "duration", "fps",
        ] {
            // A value is no option.
            guard let value = query[name], !value.isEmpty, !value.hasPrefix("-"), value.utf8.count < 200 else {
                continue
            }
            arguments += ["--\(name)", value]
        }
        for name in ["reduce-motion", "reduce-transparency"] where query[name] == "true" {
            arguments.append("--\(name)")
        }
        self.arguments = arguments
    }
}
