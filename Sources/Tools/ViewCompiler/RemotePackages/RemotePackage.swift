// SPDX-License-Identifier: MIT

import Foundation

/// A package to which an Xcode project refers by address.
package struct RemotePackage: Equatable {
    package var address: String
    /// The versions that the project accepts, as written in a manifest: `from: "1.2.0"`.
    var requirement: String
    /// The names of the products that the project uses.
    var products: [String]

    /// The last part of an address without `.git`, by which SwiftPM names the package and its checkout.
    static func name(of address: String) -> String {
        LocalRepositories.plain((address as NSString).lastPathComponent)
    }

    var name: String { Self.name(of: address) }

    init(address: String, requirement: String, products: [String]) {
        (self.address, self.requirement, self.products) = (address, requirement, products)
    }

    /// Reads an `XCRemoteSwiftPackageReference` of a project; nil without an address or with an unknown requirement.
    init?(_ reference: [String: Any], products: [String]) {
        guard let address = reference["repositoryURL"] as? String,
            let requirement = (reference["requirement"] as? [String: Any])?.compactMapValues({ $0 as? String }),
            let text = Self.text(of: requirement)
        else { return nil }
        self.init(address: address, requirement: text, products: products)
    }

    private static func text(of requirement: [String: String]) -> String? {
        func quoted(_ key: String) -> String? { requirement[key].map { String(reflecting: $0) } }
        return switch requirement["kind"] {
        case "upToNextMajorVersion": quoted("minimumVersion").map { "from: \($0)" }
        case "upToNextMinorVersion": quoted("minimumVersion").map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": quoted("version").map { "exact: \($0)" }
        case "branch": quoted("branch").map { "branch: \($0)" }
        case "revision": quoted("revision").map { "revision: \($0)" }
        case "versionRange":
            quoted("minimumVersion").flatMap { low in quoted("maximumVersion").map { "\(low)..<\($0)" } }
        default: nil
        }
    }
}
