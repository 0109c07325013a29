// SPDX-License-Identifier: MIT

import Foundation

/// Why a sound cannot be played. Its description is one line that names the file once.
public struct SoundError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The file; nil for a sound that came as data.
    public var path: String?
    public var reason: String

    package init(path: String? = nil, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(path ?? "the sound"): \(reason)" }
    public var errorDescription: String? { description }
}
