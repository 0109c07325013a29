// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The preview modifier that a project applies to all of its previews: `"setup"` in `.zoetrope.json`.
package enum PreviewSetup {
    /// The environment variable with the name of the modifier's type.
    package static let variable = "ZOETROPE_PREVIEW_SETUP"

    package enum Failure: Error, Equatable, CustomStringConvertible {
        case noType(String, known: [String])
        case hasProperties(String)

        package var description: String {
            switch self {
            case .noType(let name, let known):
                "no type '\(name)' conforms to PreviewModifier, but .zoetrope.json names it as the setup: "
                    + (known.isEmpty ? "declare it" : "use \(known.joined(separator: ", "))")
            case .hasProperties(let name):
                "'\(name)', the setup of .zoetrope.json, has stored properties: make them static"
            }
        }
    }

    /// Makes the modifier's shared context, and returns a function that applies the modifier to a view.
    ///
    /// - Parameter name: The name of the type, with or without its module.
    @MainActor
    package static func application(
        named name: String, in records: ConformanceRecords
    ) async throws -> @MainActor @Sendable (AnyView) -> AnyView {
        let types = records.types(conformingTo: (any PreviewModifier).self)
            .compactMap { $0 as? any PreviewModifier.Type }
        guard let type = types.first(where: { "\($0)" == name || String(reflecting: $0) == name }) else {
            throw Failure.noType(name, known: types.map { "\($0)" }.sorted())
        }
        return try await application(of: type, named: name)
    }

    @MainActor
    private static func application<M: PreviewModifier>(
        of type: M.Type, named name: String
    ) async throws -> @MainActor @Sendable (AnyView) -> AnyView {
        // `PreviewModifier` requires no initializer. A type without stored properties has only one value, and that has no
        // bytes.
        guard MemoryLayout<M>.size == 0 else { throw Failure.hasProperties(name) }
        return try await M.application(of: unsafeBitCast((), to: M.self))
    }
}
