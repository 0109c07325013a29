// SPDX-License-Identifier: MIT

/// Where the files of an app come from that its code asks for by name: `Bundle.main.path(forResource:ofType:)`.
public protocol FileProvider: AnyObject, Sendable {
    /// The folders, in the order of the search; for messages.
    var directories: [String] { get }

    /// The path of a file; nil where no folder has it.
    /// - Parameters:
    ///   - name: with its extension.
    ///   - subfolder: of each folder; nil for the folder itself.
    func path(ofFile name: String, in subfolder: String?) -> String?

    /// Names in that place that differ in the extension only, sorted.
    func siblings(ofFile name: String, in subfolder: String?) -> [String]

    /// The name in that place that may have been meant; nil where none is near.
    func nearest(toFile name: String, in subfolder: String?) -> String?
}
