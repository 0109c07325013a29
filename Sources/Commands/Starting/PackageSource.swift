// SPDX-License-Identifier: MIT

import Files
import Foundation
import Zoetrope

/// Where a package finds Zoetrope.
enum PackageSource: Equatable {
    /// A repository.
    case address(String)
    /// A folder with a checkout, absolute.
    case folder(String)
    /// None: the package needs the installed program alone.
    case program

    static let variable = "ZOETROPE_PACKAGE"

    /// - Parameters:
    ///   - given: by an option; nil: what the environment says, else the checkout that the program is in.
    ///   - program: the running one, links resolved.
    ///   - root: the folder of the package that is begun.
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
            FileSystem.isFile(checkout + "/Sources/ZoetropeTesting/README.md")
        else {
            self = .program
            return
        }
        self = .folder(checkout)
    }

    /// As a manifest of a package names it; nil where it names none.
    var dependency: String? {
        switch self {
        case .program: nil
        case .address(let address): ".package(url: \(Self.literal(address)), from: \"\(Version.number)\")"
        case .folder(let path): ".package(name: \"Zoetrope\", path: \(Self.literal(path)))"
        }
    }

    /// What its products are named with.
    var identity: String {
        guard case .address(let address) = self else { return "Zoetrope" }
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
