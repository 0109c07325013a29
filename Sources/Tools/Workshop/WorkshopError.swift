// SPDX-License-Identifier: MIT

/// The reason why view code cannot be rendered, in one line.
package enum WorkshopError: Error, Equatable, CustomStringConvertible {
    case noSuchPath(String)
    case noSources(String)
    /// A project or a package has no target of that name.
    case noTarget(String, of: String, among: [String])
    /// With the views that need arguments.
    case nothingToShow(String, [ViewCall] = [], isEmpty: Bool = false)
    case noEngine(searched: [String])
    case noCompiler
    /// A package that cannot be built from its declarations alone, with the reason.
    case needsSwiftPM(String, String)
    case otherCompiler(path: String, its: String, ours: String)
    /// The compiler's errors have been shown already.
    case doesNotCompile(String)
    /// The reason stands alone on its line.
    case unreadable(String)
    case failed(String)

    /// The number of views that are named.
    private static let mostNames = 3

    private static func advice(_ views: [ViewCall]) -> String {
        guard let first = views.first else {
            return "there is no view in it, and no preview: add #Preview { … }"
        }
        var names = views.prefix(mostNames).map(\.name)
        if views.count > names.count { names.append("\(views.count - names.count) more") }
        let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names.last!
        let reason =
            first.arguments.isEmpty
            ? "cannot be seen from outside" : views.count == 1 ? "needs arguments" : "need arguments"
        return "there is no preview, and \(list) \(reason): add #Preview { \(first.text) }"
    }

    package var description: String {
        switch self {
        case .noSuchPath(let path): "\(path): no such file or folder"
        case .noSources(let path): "\(path): no Swift files in there"
        case .noTarget(let name, let path, let known):
            "\(path): there is no target '\(name)' that could be rendered: there is \(known.joined(separator: ", "))"
        case .nothingToShow(let path, _, isEmpty: true): "\(path): there is no code in it"
        case .nothingToShow(let path, let views, isEmpty: false): "\(path): \(Self.advice(views))"
        case .noEngine(let searched):
            "the engine to compile against is missing; 'make build' makes it (searched: \(searched.joined(separator: ", ")))"
        case .noCompiler:
            "swiftc is missing: Swift files are compiled with it; put it into the PATH, or name it in SWIFTC"
        case .needsSwiftPM(let path, let reason):
            "\(path): \(reason); building it needs a Swift toolchain: put its swiftc into the PATH, or name it in SWIFTC"
        case .otherCompiler(let path, let its, let ours):
            "\(path) is Swift \(its), and the engine was compiled by \(ours): they have to be the same"
        case .doesNotCompile(let path): "\(path) does not compile"
        case .unreadable(let reason), .failed(let reason): reason
        }
    }
}
