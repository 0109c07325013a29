// SPDX-License-Identifier: MIT

/// The reason why view code cannot be rendered, in one line.
package enum ViewCompilerError: Error, Equatable, CustomStringConvertible {
    case noSuchPath(String)
    case noSources(String)
    /// A package declares no target with Swift files.
    case noTargets(String)
    /// A project or a package has no target of that name.
    case noTarget(String, of: String, among: [String])
    /// There is nothing to show. Lists the views that need arguments.
    case nothingToShow(String, [ViewCall] = [], isEmpty: Bool = false)
    case noEngine(searched: [String])
    case noCompiler
    /// A package that cannot be built from its declarations alone, with the reason.
    case needsSwiftPM(String, String)
    case otherCompiler(path: String, its: String, ours: String)
    /// The code does not compile. The message omits the compiler's errors, which have been printed before.
    case doesNotCompile(String)
    /// The system permits fewer open files than `least`, the number that the view process needs.
    case tooFewFiles(least: Int)
    /// An input cannot be read. The value is the whole message.
    case unreadable(String)
    case failed(String)

    /// The maximum number of views that a message names.
    private static let mostNames = 3

    private static func advice(_ views: [ViewCall]) -> String {
        guard let first = views.first else {
            return "it contains no view and no preview: add #Preview { … }"
        }
        var names = views.prefix(mostNames).map(\.name)
        if views.count > names.count { names.append("\(views.count - names.count) more") }
        let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names.last!
        let reason =
            first.arguments.isEmpty
            ? "cannot be seen from outside" : views.count == 1 ? "needs arguments" : "need arguments"
        return "it contains no preview, and \(list) \(reason): add #Preview { \(first.text) }"
    }

    package var description: String {
        switch self {
        case .noSuchPath(let path): "\(path): no such file or folder"
        case .noSources(let path): "\(path): the folder contains no Swift files"
        case .noTargets(let path):
            "\(path): Package.swift declares no target with Swift files: give a folder that has some"
        case .noTarget(let name, let path, let known):
            "\(path): no target '\(name)' can be rendered: use one of \(known.joined(separator: ", "))"
        case .nothingToShow(let path, _, isEmpty: true): "\(path): the file contains no code"
        case .nothingToShow(let path, let views, isEmpty: false): "\(path): \(Self.advice(views))"
        case .noEngine(let searched):
            "the engine that Swift files are compiled against is missing: run 'make build' (searched: \(searched.joined(separator: ", ")))"
        case .noCompiler:
            "swiftc is missing: add it to PATH or set SWIFTC"
        case .needsSwiftPM(let path, let reason):
            "\(path): \(reason); building it needs a Swift toolchain: add its swiftc to PATH or set SWIFTC"
        case .otherCompiler(let path, let its, let ours):
            "\(path) is Swift \(its), but the engine was built with \(ours): use the same version"
        case .doesNotCompile(let path): "\(path) does not compile"
        case .tooFewFiles(let least): "fewer than \(least) open files are allowed, which views need (ulimit -n)"
        case .unreadable(let reason), .failed(let reason): reason
        }
    }
}
