// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

@Suite struct BuildCacheTests {
    @Test func theCompilersModulesLieBesideTheViews() throws {
        try TemporaryFolder.with { folder in
            let cache = BuildCache(environment: ["XDG_CACHE_HOME": folder.path])
            #expect(cache.folder == folder.path + "/zoetrope/views")
            #expect(cache.modules == folder.path + "/zoetrope/modules")
            #expect(cache.packages == nil)
            let other = BuildCache(environment: ["XDG_CACHE_HOME": folder.path, "ZOETROPE_MODULE_CACHE": "/m"])
            #expect((other.folder, other.modules) == (cache.folder, "/m"))
        }
    }

    /// Without a usable home, caches go to a temporary folder and not to the working directory.
    @Test func withoutAHomeAllIsTemporary() {
        for environment in [[:], ["HOME": "/proc/none"], ["XDG_CACHE_HOME": "relative"]] {
            let cache = BuildCache(environment: environment)
            #expect(cache.modules.hasPrefix("/") && cache.modules.hasSuffix("/modules"))
            #expect((cache.modules as NSString).deletingLastPathComponent + "/views" == cache.folder)
            #expect(cache.packages == cache.modules)
        }
    }

    /// The folder of a running compilation is not evicted, even if many other compilations finish meanwhile.
    @Test func foldersInUseAreNotEvicted() throws {
        try TemporaryFolder.with { folder in
            let cache = BuildCache(environment: ["XDG_CACHE_HOME": folder.path])
            let slow = try cache.scratchFolder(for: BuildCache.key(of: ["slow"]))
            utimes(slow, [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
            var kept: [String] = []
            for number in 0...cache.capacity {
                let key = BuildCache.key(of: ["\(number)"])
                kept.append(cache.keepFolder(try cache.scratchFolder(for: key), for: key))
                utimes(
                    kept[number], [timeval(tv_sec: 2 + number, tv_usec: 0), timeval(tv_sec: 2 + number, tv_usec: 0)])
            }
            #expect(FileManager.default.fileExists(atPath: slow))
            #expect(
                kept.map { FileManager.default.fileExists(atPath: $0) } == [false] + kept.dropFirst().map { _ in true })
            cache.discard(slow)
        }
    }
}
