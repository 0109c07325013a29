// SPDX-License-Identifier: MIT

import Conformances
import Foundation
import SwiftUICore

/// The protocol conformances in one executable or shared library of this process. They are used to find previews.
///
/// The compiler emits them into the section `swift5_protocol_conformances`.
package struct ConformanceRecords: @unchecked Sendable {
    // The section's bytes, in read-only memory that lives as long as the process.
    private let section: UnsafeRawBufferPointer

    private let modules: Set<String>?

    /// - Parameter modules: The modules whose types to return; nil means all.
    package init(_ section: UnsafeRawBufferPointer, modules: [String]?) {
        (self.section, self.modules) = (section, modules.map(Set.init))
    }

    /// The types of all `#Preview`s, sorted by file and line.
    @MainActor package func previewRegistries() -> [any PreviewRegistry.Type] {
        types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The types that conform to `PreviewProvider`, including private ones.
    @MainActor package func previewProviders() -> [any PreviewProvider.Type] {
        types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    }

    /// The types that conform to a protocol.
    ///
    /// - Parameter existential: `(any Protocol).self` for a single protocol.
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
