// SPDX-License-Identifier: MIT

import Typography

/// A symbol that cannot be drawn.
package enum SymbolError: Error, Equatable, CustomStringConvertible {
    /// A name that no symbol has, and the names nearest to it.
    case unknown(name: String, nearest: [String])
    /// The system font, which the letters of a symbol are from, is not installed.
    case noSystemFont(FontError)

    package var description: String {
        switch self {
        case .unknown(let name, let nearest):
            let shown = name.count > 64 ? name.prefix(64) + "…" : name[...]
            return "no symbol \"\(shown)\": did you mean \(nearest.joined(separator: ", "))?"
        case .noSystemFont(let error): return "\(error)"
        }
    }
}
