// SPDX-License-Identifier: MIT

import Foundation
import Support
import Synchronization

/// Moves finished files to their places, for a program whose view code may write in one folder only.
///
/// Files are first written in that folder. The process that started this program (`ConfinedOutput`) checks the places
/// of the files and moves the files there.
package final class OutputBroker: Sendable {
    /// Set at most once, before other threads exist.
    package nonisolated(unsafe) private(set) static var current: OutputBroker?

    /// The environment variable with the descriptor of the connection and the folder.
    package static let variable = "ZOETROPE_OUTPUT"

    /// Holds files until they are moved to their places.
    let folder: String
    private let connection: Mutex<Int32>

    private init(_ descriptor: Int32, folder: String) {
        connection = Mutex(descriptor)
        self.folder = folder
    }

    /// Connects to the process that started this program, if the environment names the connection.
    package static func connect() {
        guard let text = ProcessInfo.processInfo.environment[variable] else { return }
        unsetenv(variable)
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let descriptor = Int32(words[0]), fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
            return
        }
        current = OutputBroker(descriptor, folder: String(words[1]))
    }

    enum Request: String { case move, isOurs, folder }
    enum Answer: String { case done, no, exists, special, notAFolder, deadLink, failed }

    /// The limit of a message, in bytes.
    static let longest = 1 << 14

    private func ask(_ request: Request, _ fields: String...) -> (answer: Answer, errno: Int32) {
        let bytes = Array(([request.rawValue] + fields).joined(separator: "\0").utf8)
        guard bytes.count < Self.longest else { return (.failed, ENAMETOOLONG) }
        return connection.withLock { descriptor in
            var buffer = [UInt8](repeating: 0, count: 256)
            guard bytes.withUnsafeBytes({ send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }) >= 0 else {
                return (.failed, errno)
            }
            var count = read(descriptor, &buffer, buffer.count)
            while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
            let words = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
            guard let answer = words.first.flatMap({ Answer(rawValue: String($0)) }) else { return (.failed, EIO) }
            return (answer, words.count > 1 ? Int32(words[1]) ?? EIO : EIO)
        }
    }

    /// Moves a finished file from the broker's folder to its place.
    ///
    /// - Parameter name: The path to show in errors.
    func move(_ temporary: String, to place: String, named name: String, replaces: Bool) throws(OutputError) {
        let file = URL(filePath: temporary).lastPathComponent
        let (answer, errno) = ask(.move, file, place, replaces ? "replaces" : "")
        switch answer {
        case .done: return
        case .exists: throw .exists(first: name, count: 1)
        case .special: throw .notAFile(path: name)
        default: throw .cannotCreate(path: name, errno: errno)
        }
    }

    /// Whether Zoetrope has written the file at `path`.
    func isOurs(_ path: String) -> Bool { ask(.isOurs, path).answer == .done }

    /// Creates a folder and the missing folders above it.
    func createFolder(_ path: String) throws(OutputError) {
        let (answer, errno) = ask(.folder, path)
        switch answer {
        case .done: return
        case .notAFolder: throw .notAFolder(path: path)
        case .deadLink: throw .deadLink(path: path)
        default: throw .cannotCreate(path: path, errno: errno)
        }
    }
}
