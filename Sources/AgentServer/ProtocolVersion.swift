// SPDX-License-Identifier: MIT

/// Versions of the Model Context Protocol that are spoken here; later ones are greater.
package enum ProtocolVersion: String, CaseIterable, Comparable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"

    package static let latest = june2025

    /// What is spoken with a client that asks for this: the same where it is known, else the latest, which the client may
    /// refuse.
    package init(askedFor text: String) { self = Self(rawValue: text) ?? .latest }

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Several messages in one line: JSON-RPC has them, and the protocol has them no more.
    var hasBatches: Bool { self < .june2025 }
    var hasAnnotations: Bool { self >= .march2025 }
    var hasStructuredContent: Bool { self >= .june2025 }
}
