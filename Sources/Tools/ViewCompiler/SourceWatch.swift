// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Waits for changes of an author's files.
///
/// The kernel reports files that are written in the folders of the known files (inotify), so that a save is noticed within
/// about 10 ms. Other changes, such as those of network file systems, are noticed after `interval`, or later if there are
/// so many files that looking at them takes long.
package final class SourceWatch: Sendable {
    /// The longest pause between two looks at the files, in milliseconds.
    private static let interval: Int32 = 120
    /// The share of a processor that looking at the files may take.
    private static let share = 0.05
    /// The time without further writes after which a save counts as complete, in milliseconds.
    private static let quiet: Int32 = 8
    /// The largest number of folders that are watched. Files in further folders are noticed after `interval`.
    private static let mostFolders = 1000

    private let paths: [String]
    /// The descriptor of the watched folders; negative if the kernel has none to give.
    private let descriptor: Int32
    private let watched = Mutex<Set<String>>([])
    /// The pause between two looks at the files, in milliseconds.
    private let pauseTime = Mutex(interval)

    /// - Parameter paths: Files and folders.
    package init(_ paths: [String]) {
        self.paths = paths
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The stamp of all files. Their folders are watched from now on.
    package func stamp() -> String {
        let (clock, start) = (ContinuousClock(), ContinuousClock.now)
        defer { pauseTime.withLock { $0 = Self.pauseTime(afterLooking: clock.now - start) } }
        let files = paths.map(SourceStamp.files(of:))
        // The folders are watched before the files are looked at, so that no later write is missed.
        watch(Set(files.joined().map(Self.folder(of:))))
        return files.joined().map(SourceStamp.line(of:)).joined(separator: "\n")
    }

    /// The pause after a look at the files, in milliseconds: the longer a look takes, the rarer it is.
    static func pauseTime(afterLooking time: Duration) -> Int32 {
        max(interval, Int32(clamping: Int((time / .milliseconds(1) / share).rounded(.up))))
    }

    /// The folder of a file. Cut from the path, because a `URL` for each file of a large project takes long.
    private static func folder(of file: String) -> String {
        guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }

    private func watch(_ folders: Set<String>) {
        guard descriptor >= 0 else { return }
        watched.withLock { watched in
            // A folder that was removed and made anew is watched again.
            watched.formIntersection(folders)
            for folder in folders.subtracting(watched).prefix(Self.mostFolders - watched.count)
            where inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 {
                watched.insert(folder)
            }
        }
    }

    /// Waits until files have been written in the watched folders, at most `pauseTime`.
    ///
    /// - Returns: whether the kernel has reported a write.
    @discardableResult package func pause() -> Bool {
        let pauseTime = pauseTime.withLock { $0 }
        guard descriptor >= 0 else {
            usleep(UInt32(pauseTime) * 1000)
            return false
        }
        guard hasEvent(within: pauseTime) else { return false }
        // Editors write several times, and tools write several files. At most `interval` passes until the author sees a
        // reaction.
        for _ in 0..<(Self.interval / Self.quiet) { guard hasEvent(within: Self.quiet) else { break } }
        return true
    }

    /// Blocks until the files differ from `stamp`.
    package func wait(after stamp: String) {
        while self.stamp() == stamp { pause() }
    }

    /// Whether the kernel reports events within the time. Discards them.
    private func hasEvent(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        return true
    }
}
