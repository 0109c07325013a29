// SPDX-License-Identifier: MIT

import Foundation

/// What a package says about its targets, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
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
}

extension PackageManifest.Target {
    /// Where its sources are, by SwiftPM's rules.
    func folder(in package: String) -> String {
        if let path { return package + "/" + path }
        return ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)/\(name)" }
            .first { FileManager.default.fileExists(atPath: $0) } ?? "\(package)/Sources/\(name)"
    }
}
