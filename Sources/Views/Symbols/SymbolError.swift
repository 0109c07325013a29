/// A symbol that cannot be drawn.
package enum SymbolError: Error, Equatable, CustomStringConvertible {
    /// A name that no symbol has, and the names nearest to it.
    case unknown(name: String, nearest: [String])
    /// No installed font has a letter of a symbol; the Debian package that brings one.
    case missingLetter(String, package: String)

    package var description: String {
        switch self {
        case .unknown(let name, let nearest):
            let shown = name.count > 64 ? name.prefix(64) + "…" : name[...]
            return "no symbol \"\(shown)\": did you mean \(nearest.joined(separator: ", "))?"
        case .missingLetter(let letter, let package):
            return "no installed font has the letter “\(letter)” of a symbol: run apt-get install \(package)"
        }
    }
}
