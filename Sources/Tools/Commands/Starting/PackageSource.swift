// SPDX-License-Identifier: MIT

import Support
import Foundation
import Zoetrope

/// The dependency of a new package on Zoetrope.
enum PackageSource: Equatable {
    /// The address of a Git repository.
    case address(String)
    /// The absolute path of a checkout.
    case folder(String)
    /// No dependency: the package uses the installed program.
    case program

    static let variable = "ZOETROPE_PACKAGE"

    /// Chooses the dependency.
    ///
    /// - Parameters:
    ///   - given: The value of the option. If nil, uses the environment variable `ZOETROPE_PACKAGE`. If that is not set
    ///     either, uses the checkout that contains `program`.
    ///   - program: The path of the running program, with links resolved.
    ///   - root: The folder of the new package.
    init(_ given: String?, environment: [String: String], program: String?, in root: URL) throws {
        if let text = given ?? environment[Self.variable].flatMap({ $0.isEmpty ? nil : $0 }) {
            if text.contains("://") || text.wholeMatch(of: #/[^\/\s]+@[^\/\s]+:\S+/#) != nil {
                self = .address(text)
                return
            }
            let path = URL(filePath: text).standardizedFileURL.path
            guard FileSystem.isFile(path + "/Package.swift") else {
                throw UsageError("\(text): neither the address of a repository nor a folder with a Package.swift")
            }
            self = .folder(path)
            return
        }
        guard let checkout = program.flatMap(Checkout.folder(ofProgram:)),
            FileSystem.isFile(checkout + "/Sources/Testing/ZoetropeTesting/README.md")
        else {
            self = .program
            return
        }
        self = .folder(checkout)
    }

    /// The `.package(…)` expression for a manifest; nil if the package needs none.
    var dependency: String? {
        switch self {
        case .program: nil
        case .address(let address): ".package(url: \(Self.literal(address)), from: \"\(Version.number)\")"
        case .folder(let path): ".package(name: \"Zoetrope\", path: \(Self.literal(path)))"
        }
    }

    /// The package name by which the manifest refers to products.
    var identity: String {
        guard case .address(let address) = self else { return "Zoetrope" }
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
