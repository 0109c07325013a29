// SPDX-License-Identifier: MIT

import Conformances
import Foundation
import Interaction

/// What conforms to what in one image of the process, as the compiler has recorded it in the section
/// `swift5_protocol_conformances`: by it, previews are found without a list.
package struct ConformanceRecords: @unchecked Sendable {
    // Read only, and there for as long as the process.
    private let section: UnsafeRawBufferPointer

    private let modules: Set<String>?

    /// - Parameter modules: whose types count; nil: all.
    package init(_ section: UnsafeRawBufferPointer, modules: [String]?) {
        (self.section, self.modules) = (section, modules.map(Set.init))
    }

    /// The types that stand for `#Preview`s, in the order of files and lines.
    @MainActor package func previewRegistries() -> [any PreviewRegistry.Type] {
        types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The types that are preview providers, whoever may name them.
    @MainActor package func previewProviders() -> [any PreviewProvider.Type] {
        types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    }

    /// The types that conform to a protocol.
    ///
    /// - Parameter existential: `(any Protocol).self`, of one protocol.
    package func types(conformingTo existential: Any.Type) -> [Any.Type] {
        guard let wanted = ConformanceRecord.descriptor(ofProtocol: existential) else { return [] }
        return ConformanceRecord.all(in: section).compactMap { record in
            guard record.protocolDescriptor == wanted else { return nil }
            return record.type.flatMap { modules?.contains(Self.module(of: $0)) ?? true ? $0 : nil }
        }
    }

    package static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}
