// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation
import Zoetrope

/// A folder with the results of a run: a page, JSON, JUnit XML, and pictures.
struct TestReportFolder {
    static let page = "index.html"
    private static let results = "results.json"
    private static let pictures = "pictures"

    private let folder: URL

    init(_ folder: URL) { self.folder = folder.standardizedFileURL }

    /// Writes the results of a run. Replaces the results of an earlier run.
    func write(_ results: TestResults, root: URL) throws {
        var results = results
        var files: [String: [UInt8]] = [:]
        func keep(_ bytes: [UInt8]?, _ name: String, _ kind: String) -> String? {
            guard let bytes else { return nil }
            let place = "\(Self.pictures)/\(name).\(kind).png"
            files[place] = bytes
            return place
        }
        for index in results.tests.indices {
            let test = results.tests[index]
            let places = test.places
            results.tests[index].thumbnail = keep(places.thumbnail.map { [UInt8]($0) }, test.name, "thumbnail")
            guard ["differs", "missing"].contains(test.outcome) else { continue }
            results.tests[index].actual = keep(Self.bytes(of: places.actual), test.name, "actual")
            if test.outcome == "differs" {
                results.tests[index].expected = keep(Self.bytes(of: places.reference), test.name, "expected")
            }
        }
        try write(results, files)
    }

    private static func bytes(of path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }

    private func write(_ results: TestResults, _ pictures: [String: [UInt8]]) throws {
        let journal = OutputJournal()
        do {
            try journal.createFolder(folder.path)
            // Removes the pictures of an earlier run.
            try? FileManager.default.removeItem(at: folder.appending(path: Self.pictures))
            for (name, bytes) in pictures.sorted(by: { $0.key < $1.key }) {
                let place = folder.appending(path: name)
                try journal.createFolder(place.deletingLastPathComponent().path)
                try journal.write(bytes, to: place.path)
            }
            try journal.write([UInt8](JSONText.of(results).utf8), to: folder.appending(path: Self.results).path)
            try journal.write([UInt8](JUnitText.of(results).utf8), to: folder.appending(path: "junit.xml").path)
            let page = try TestReportPage(results, pictures: pictures).html()
            try journal.write([UInt8](page.utf8), to: folder.appending(path: Self.page).path)
        } catch {
            journal.abandon()
            throw error
        }
    }

    // MARK: Reading

    /// Reads the results and pictures that `write` has written to the folder.
    private func read() throws -> (TestResults, [String: [UInt8]]) {
        let path = folder.appending(path: Self.results).path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw DataError("\(folder.path): the folder contains no results of '\(ProgramName.current) test'")
        }
        guard let results = try? JSONDecoder().decode(TestResults.self, from: data), results.version == 1 else {
            throw DataError("\(path): not results of this version of '\(ProgramName.current) test'")
        }
        var pictures: [String: [UInt8]] = [:]
        for name in results.tests.flatMap({ [$0.thumbnail, $0.expected, $0.actual] }).compactMap(\.self) {
            // Refuses paths that lead out of the folder.
            guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
                throw DataError("\(path): it refers to a file outside of its folder")
            }
            guard let bytes = Self.bytes(of: folder.appending(path: name).path) else {
                throw DataError("\(folder.path)/\(name): the picture is missing")
            }
            pictures[name] = bytes
        }
        return (results, pictures)
    }

    /// Merges the results of several parts of a run, such as shards on several machines.
    ///
    /// - Parameter isWanted: whether to include the test of this name.
    static func merge(
        _ parts: [URL], into folder: URL, where isWanted: (String) -> Bool = { _ in true }
    ) throws -> TestResults {
        let all = try parts.map { try TestReportFolder($0).read() }
        var results = try TestResults.merged(all.map(\.0))
        results.tests.removeAll { !isWanted($0.name) }
        if results.tests.isEmpty { throw DataError("the results contain none of these tests") }
        var seen: Set<String> = []
        for test in results.tests where !seen.insert(test.name).inserted {
            throw DataError("\(test.name) is in more than one part")
        }
        let wanted = Set(results.tests.flatMap { [$0.thumbnail, $0.expected, $0.actual] }.compactMap(\.self))
        let pictures = all.reduce(into: [:]) { $0.merge($1.1) { first, _ in first } }.filter { wanted.contains($0.key) }
        try TestReportFolder(folder).write(results, pictures)
        return results
    }
}
