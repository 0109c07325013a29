// SPDX-License-Identifier: MIT

import AgentServer
import Foundation
import Support
import Synchronization

extension LanguageServer {
    /// The checks of one path: a package, an Xcode project or a file.
    struct Check {
        /// The number of the latest request. The result of a check with a lower number is dropped.
        var number = 0
        /// Cancels the running check.
        var running: Cancellation?
        /// The URIs for which the client shows diagnostics.
        var published: Set<String> = []
    }

    /// An open document that has a path, as it was when the check began.
    private struct Edited {
        var uri: String
        var path: String
        var text: DocumentText
        var version: JSONValue
    }

    /// The path that is checked for a document: its package, its Xcode project or its own path. nil for a document that
    /// is no file.
    private func target(of path: String?, _ workspaces: [String]) -> String? {
        path.map { EditorTarget(of: $0, in: workspaces).path }
    }

    /// Checks the package, project or file of a document, unless it changes again within `seconds`. Cancels a running
    /// check of the same path.
    func check(_ uri: String, after seconds: Double) {
        let begun = state.withLock { state -> (path: String, number: Int, running: Cancellation?)? in
            guard let document = state.documents[uri], let path = target(of: document.path, state.workspaces) else {
                return nil
            }
            var check = state.checks[path] ?? Check()
            check.number += 1
            let running = check.running
            check.running = nil
            state.checks[path] = check
            return (path, check.number, running)
        }
        guard let (path, number, running) = begun else { return }
        running?.cancel()
        guard seconds > 0 else { return checks.add { [self] in check(path, number) } }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            checks.add { [self] in check(path, number) }
        }
    }

    func close(_ uri: String) {
        let rest = state.withLock { state -> (others: String?, cleared: Set<String>) in
            guard let document = state.documents.removeValue(forKey: uri),
                let path = target(of: document.path, state.workspaces)
            else { return (nil, []) }
            if let other = state.documents.first(where: { target(of: $0.value.path, state.workspaces) == path }) {
                return (other.key, [])
            }
            let check = state.checks.removeValue(forKey: path)
            check?.running?.cancel()
            return (nil, check?.published ?? [])
        }
        for uri in rest.cleared.sorted() { publish([], uri, .null) }
        // The closed file now counts with its text on the disk, so the open files of its package are checked again.
        if let other = rest.others { check(other, after: 0) }
    }

    private func publish(_ diagnostics: [JSONValue], _ uri: String, _ version: JSONValue) {
        var params: [String: JSONValue] = ["uri": .string(uri), "diagnostics": .array(diagnostics)]
        if version.integer != nil { params["version"] = version }
        notify("textDocument/publishDiagnostics", .object(params))
    }

    /// Runs the check with this number, unless a later one has been requested.
    private func check(_ path: String, _ number: Int) {
        let cancellation = Cancellation()
        let begun = state.withLock { state -> [Edited]? in
            guard state.phase == .initialized, state.checks[path]?.number == number else { return nil }
            state.checks[path]!.running = cancellation
            return state.documents.compactMap { uri, document in
                guard let file = document.path, target(of: file, state.workspaces) == path else { return nil }
                return Edited(uri: uri, path: file, text: document.text, version: document.version)
            }
        }
        guard let documents = begun else { return }
        let place = folder + "/check"
        defer { try? FileManager.default.removeItem(atPath: place) }
        do {
            let findings = try findings(of: path, documents, in: place, cancellation)
            show(findings, documents, of: path, number)
        } catch is CancelledCall {
            return
        } catch {
            fail("\(error)")
        }
    }

    /// Logs an error of a check. Also shows it to the user, unless the last check failed with the same error.
    private func fail(_ message: String) {
        log(.error, message)
        let isNew = state.withLock { state in
            defer { state.lastFailure = message }
            return state.lastFailure != message
        }
        if isNew { show(.error, message) }
    }

    /// Runs `render check` with the texts of the editor in place of those on the disk.
    private func findings(
        of path: String, _ documents: [Edited], in place: String, _ cancellation: Cancellation
    ) throws -> [EditorFinding] {
        var (asked, arguments) = (path, options)
        var originals: [String: String] = [:]
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        for (index, document) in documents.enumerated() {
            let isMissing = !FileSystem.isFile(document.path)
            guard isMissing || FileSystem.data(of: document.path) != Data(document.text.bytes) else { continue }
            // The copy has the name of the file, because the program derives the name of the module from it.
            try FileManager.default.createDirectory(atPath: "\(place)/\(index)", withIntermediateDirectories: false)
            let copy = "\(place)/\(index)/\((document.path as NSString).lastPathComponent)"
            try Data(document.text.bytes).write(to: URL(filePath: copy))
            if !isMissing {
                arguments.append("--unsaved=\(document.path)=\(copy)")
            } else if document.path == path {
                // The file is not on the disk yet, so the copy is checked in its place.
                asked = copy
                originals[copy] = document.path
            }
        }
        let run = try ThisProgram(path: program, isInterrupted: true).run(
            ["check", asked, "--json"] + arguments,
            within: ServerLimits(seconds: seconds, memory: .max, pictures: 0), cancellation)
        guard [0, 65, 66, 69].contains(run.status), let report = try? JSONValue(parsing: Data(run.output)),
            report["version"]?.integer == 1
        else {
            let line = run.said.split(separator: "\n").last.map(String.init) ?? "render check failed"
            throw DataError(line)
        }
        return EditorFinding.all(in: report).map { finding in
            var finding = finding
            finding.file = originals[finding.file] ?? finding.file
            return finding
        }
    }

    private func show(_ findings: [EditorFinding], _ documents: [Edited], of path: String, _ number: Int) {
        // Paths in the report may have their links resolved.
        var opened: [String: Edited] = [:]
        for document in documents {
            opened[document.path] = document
            if let real = FileSystem.realPath(of: document.path) { opened[real] = document }
        }
        let encoding = state.withLock(\.encoding)
        var diagnostics: [String: [JSONValue]] = [:]
        var fixes: [String: [Fix]] = [:]
        for (file, all) in Dictionary(grouping: findings, by: \.file) {
            let uri = opened[file]?.uri ?? URL(filePath: file).absoluteString
            let text =
                opened[file]?.text ?? DocumentText(String(decoding: FileSystem.data(of: file) ?? Data(), as: UTF8.self))
            for finding in all {
                let diagnostic = finding.diagnostic(in: text, encoding)
                diagnostics[uri, default: []].append(diagnostic)
                guard let correction = finding.correction else { continue }
                let range = finding.range(from: correction.column, to: correction.endColumn, in: text, encoding)
                fixes[uri, default: []].append(Fix(diagnostic: diagnostic, range: range, text: correction.text))
            }
        }
        let old = state.withLock { state -> Set<String>? in
            guard state.checks[path]?.number == number else { return nil }
            for document in documents { state.documents[document.uri]?.fixes = fixes[document.uri] ?? [] }
            defer { state.checks[path]!.published = Set(diagnostics.keys) }
            state.checks[path]!.running = nil
            state.lastFailure = nil
            return state.checks[path]!.published
        }
        guard let old else { return }
        // Open documents get an empty list, too, which tells the client that this version was checked.
        let versions = Dictionary(documents.map { ($0.uri, $0.version) }, uniquingKeysWith: { one, _ in one })
        for uri in old.union(diagnostics.keys).union(versions.keys).sorted() {
            publish(diagnostics[uri] ?? [], uri, versions[uri] ?? .null)
        }
    }
}
