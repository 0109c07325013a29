// SPDX-License-Identifier: MIT

/// The supported versions of the Model Context Protocol; later versions compare greater.
package enum ProtocolVersion: String, CaseIterable, Comparable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    /// The latest version that `initialize` can agree on.
    package static let latestAgreed = november2025

    /// The version with which to answer an `initialize` request. This is the requested version if it is supported and
    /// not stateless, otherwise `latestAgreed`. The client may refuse the answer.
    package init(askedFor text: String) {
        let version = Self(rawValue: text) ?? .latestAgreed
        self = version.isStateless ? .latestAgreed : version
    }

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Whether one line may hold several messages. Later versions of the protocol have dropped JSON-RPC batches.
    var hasBatches: Bool { self < .june2025 }
    var hasAnnotations: Bool { self >= .march2025 }
    var hasStructuredContent: Bool { self >= .june2025 }
    /// Whether invalid arguments are reported in a tool result, which the model can read and correct. Earlier
    /// versions report them as protocol errors.
    var tellsModelOfArguments: Bool { self >= .november2025 }
    /// Whether each request states its protocol version. Otherwise, `initialize` agrees on a version for all requests.
    var isStateless: Bool { self >= .july2026 }
}
