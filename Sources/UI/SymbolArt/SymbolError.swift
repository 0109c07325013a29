// SPDX-License-Identifier: MIT

import Typography

package enum SymbolError: Error, Equatable, CustomStringConvertible {
    /// No symbol is called `name`. `nearest` are the names to suggest, nearest first.
    case unknown(name: String, nearest: [String])
    /// The symbol has letters, but the system font is not installed.
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
