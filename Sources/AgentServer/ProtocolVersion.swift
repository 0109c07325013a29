// SPDX-License-Identifier: MIT

/// Versions of the Model Context Protocol that are spoken here; later ones are greater.
package enum ProtocolVersion: String, CaseIterable, Comparable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    /// Of those that are agreed on by `initialize`.
    package static let latestAgreed = november2025

    /// What is spoken with a client that asks for this by `initialize`: the same where it is known and has that, else the
    /// latest that has, which the client may refuse.
    package init(askedFor text: String) {
        let version = Self(rawValue: text) ?? .latestAgreed
        self = version.isStateless ? .latestAgreed : version
    }

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Several messages in one line: JSON-RPC has them, and the protocol has them no more.
    var hasBatches: Bool { self < .june2025 }
    var hasAnnotations: Bool { self >= .march2025 }
    var hasStructuredContent: Bool { self >= .june2025 }
    /// Arguments of a tool that do not fit are told to the model, which can mend them, and not to the client.
    var tellsModelOfArguments: Bool { self >= .november2025 }
    /// Each request says which version it is of, and nothing is agreed on before.
    var isStateless: Bool { self >= .july2026 }
}
