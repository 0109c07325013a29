// SPDX-License-Identifier: MIT

/// Finds the files that view code requests by name: `Bundle.main.path(forResource:ofType:)`.
public protocol FileProvider: AnyObject, Sendable {
    /// The folders in search order, for messages.
    var directories: [String] { get }

    /// The path of a file; nil if no folder has it.
    ///
    /// - Parameters:
    ///   - name: The file's name with its extension.
    ///   - subfolder: A subfolder of each folder; nil for the folder itself.
    func path(ofFile name: String, in subfolder: String?) -> String?

    /// The names of files in the same place that differ from `name` in their extension only, sorted.
    func siblings(ofFile name: String, in subfolder: String?) -> [String]

    /// A suggestion for a misspelt name: the nearest name of a file in the same place; nil if none is near.
    func nearest(toFile name: String, in subfolder: String?) -> String?
}
