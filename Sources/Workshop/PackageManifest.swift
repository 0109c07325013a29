// SPDX-License-Identifier: MIT

import Foundation

/// What a package says about its targets, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var dependencies: [Needed]?

        /// Targets of the same package that it depends on; SwiftPM does not tell those that are named alone from products.
        var needed: [String] { (dependencies ?? []).compactMap { $0.target?.name ?? $0.byName?.name } }
    }

    /// What a target depends on.
    struct Needed: Decodable {
        /// The first of a list; what follows it are conditions.
        struct Name: Decodable {
            let name: String

            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                name = try list.decode(String.self)
            }
        }

        var byName: Name?
        var target: Name?
    }

    /// A package elsewhere.
    struct Dependency: Decodable {
        struct Local: Decodable { var path: String }
        /// One of this machine.
        var fileSystem: [Local]?
    }

    var name: String
    var targets: [Target]
    var dependencies: [Dependency]

    /// Those that may have something to show.
    var shownTargets: [Target] { targets.filter { $0.type == "regular" || $0.type == "executable" } }

    /// These, and what they depend on of the same package.
    func closure(of chosen: [Target]) -> [Target] {
        var names = Set(chosen.map(\.name))
        var waiting = chosen
        while let target = waiting.popLast() {
            for other in shownTargets where target.needed.contains(other.name) && names.insert(other.name).inserted {
                waiting.append(other)
            }
        }
        return shownTargets.filter { names.contains($0.name) }
    }
}

extension PackageManifest.Target {
    /// Where its sources are, by SwiftPM's rules.
    func folder(in package: String) -> String {
        if let path { return package + "/" + path }
        let roots = ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)" }
        // Without a folder of its own, a target has all of the sources: it is the only one then.
        return (roots.map { "\($0)/\(name)" } + roots).first { FileManager.default.fileExists(atPath: $0) }
            ?? "\(package)/Sources/\(name)"
    }
}
