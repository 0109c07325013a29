// SPDX-License-Identifier: MIT

import Foundation

/// The reason why a sound cannot be played. The description is one line that names the file once.
public struct SoundError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The path of the sound file; nil for a sound made from data.
    public var path: String?
    public var reason: String

    package init(path: String? = nil, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(path ?? "the sound"): \(reason)" }
    public var errorDescription: String? { description }
}
