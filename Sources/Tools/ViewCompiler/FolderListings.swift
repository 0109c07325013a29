// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Remembers the files of folders, because each save of a previewed file needs them several times.
///
/// A listing holds until one of its folders has changed: a file in it was made, removed or renamed. A link whose target
/// appears or vanishes is noticed when the link's folder changes.
final class FolderListings: Sendable {
    struct Listing {
        var files: [String] = []
        /// The folders that were not entered.
        var closed: [String] = []
    }

    static let shared = FolderListings()

    private struct Known {
        let listing: Listing
        let folders: [(path: String, time: timespec)]
    }

    private struct State {
        var known: [String: Known] = [:]
        var walkCount = 0
    }

    private let state = Mutex(State())
    /// A listing is remembered if its folders have not changed for this time, in seconds. Two changes in quick succession
    /// may have the same time, so that the second would not be noticed.
    private let settlingTime: Double
    /// The number of listings that were read from the file system.
    var walkCount: Int { state.withLock(\.walkCount) }

    init(settlingTime: Double = 1) { self.settlingTime = settlingTime }

    /// The files below a folder, as `SourceTree.files` lists them.
    ///
    /// - Parameters:
    ///   - kind: A name of `opens`. Listings of different kinds are remembered separately.
    ///   - opens: Whether to enter a folder. The answer must depend on the path alone.
    func files(
        below folder: String, as kind: String = "", opens: (String) -> Bool = { _ in true }
    ) throws(ViewCompilerError) -> Listing {
        let key = "\(kind)\0\(folder)"
        if let known = state.withLock({ $0.known[key] }), known.folders.allSatisfy({ Self.hasTime($0.time, $0.path) }) {
            return known.listing
        }
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var folders: [(path: String, time: timespec)] = []
        var isSettled = true
        // The time is read before the folder, so that a change in between is noticed the next time.
        func note(_ path: String) {
            guard let time = Self.changeTime(path) else { return isSettled = false }
            if Self.seconds(now) - Self.seconds(time) < settlingTime { isSettled = false }
            folders.append((path, time))
        }
        note(folder)
        var listing = Listing()
        listing.files = try SourceTree.files(below: folder) { path in
            let isOpen = opens(path)
            if isOpen { note(path) } else { listing.closed.append(path) }
            return isOpen
        }
        let (known, isKept) = (Known(listing: listing, folders: folders), isSettled)
        state.withLock { state in
            state.walkCount += 1
            state.known[key] = isKept ? known : nil
        }
        return listing
    }

    private static func seconds(_ time: timespec) -> Double { Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 }

    /// The time of the last change of a folder's entries or attributes. Unlike the modification time, programs cannot set
    /// it.
    private static func changeTime(_ path: String) -> timespec? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_ctim : nil
    }

    private static func hasTime(_ time: timespec, _ path: String) -> Bool {
        guard let now = changeTime(path) else { return false }
        return now.tv_sec == time.tv_sec && now.tv_nsec == time.tv_nsec
    }
}
