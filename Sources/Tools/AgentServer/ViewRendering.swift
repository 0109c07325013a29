// SPDX-License-Identifier: MIT

import Foundation

/// Renders images and trees of a view, each by a run of the program. Equal code, events and times give equal results.
struct ViewRendering {
    var source: ViewSource
    let call: ToolCall
    /// The events in the format of an event script.
    var events: [JSONValue] = []
    /// The preview to render; nil until it is chosen.
    private(set) var preview: String?
    private(set) var otherPreviews: [String] = []
    private let file: String

    init(_ source: ViewSource, _ call: ToolCall, events: [JSONValue] = []) throws {
        (self.source, self.call, self.events) = (source, call, events)
        preview = source.preview
        switch source.code {
        case .text(let code): file = try call.server.workspace.file(of: code)
        case .path(let path): file = path
        }
    }

    /// Chooses the first preview if none was requested.
    mutating func choosePreview() throws {
        guard preview == nil else { return }
        call.progress?.tell("compiling")
        let run = try run(["--list", "--json"], with: nil)
        let listed = (try? JSONValue(parsing: Data(run.output)))?.array ?? []
        let names = listed.compactMap { $0["name"]?.string }
        guard let first = names.first else { throw ToolFailure("it contains nothing to render") }
        preview = first
        otherPreviews = Array(names.dropFirst())
    }

    /// Renders the view as a PNG file; `time` is in seconds.
    func picture(at time: Double, in folder: String) throws -> (bytes: [UInt8], report: RenderingReport) {
        call.progress?.tell("a picture of \(time.short) s")
        let place = folder + "/picture.png"
        let run = try run(["-o", place, "--at=\(time.short)", "--json", "-q", "--force"], with: folder)
        return ([UInt8](try Self.file(place)), RenderingReport(run))
    }

    /// Reads the tree of views at one time.
    ///
    /// - Parameter boxes: The path for an image in which each view has a numbered box; nil for no image.
    /// - Returns: The tree, or the reason why it is not available.
    func tree(at time: Double, boxes: String?, in folder: String) throws -> Result<ViewTreeValue, ToolFailure> {
        call.progress?.tell("the tree of views")
        do {
            let boxes = boxes.map { ["--annotate", $0, "--force"] } ?? []
            let run = try run(command: ["tree"], ["--at=\(time.short)", "--json", "-q"] + boxes, with: folder)
            let value = try JSONValue(parsing: Data(run.output))
            return .success(ViewTreeValue(value))
        } catch let error as ToolFailure {
            return .failure(error)
        } catch let error as DecodingError {
            return .failure(ToolFailure("it is not JSON: \(error)"))
        }
    }

    /// Runs `render lint` on the view.
    ///
    /// - Parameters:
    ///   - time: The time in seconds; nil for the time at which the view has settled.
    ///   - picture: The path of an annotated picture, which numbers the findings; nil for no picture.
    ///   - sweeps: Whether to check several settings.
    /// - Returns: The JSON report of the command.
    func findings(at time: Double?, picture: String?, sweeps: Bool, in folder: String) throws -> JSONValue {
        call.progress?.tell("the findings")
        let options =
            (sweeps ? ["--sweep"] : []) + (time.map { ["--at=\($0.short)"] } ?? [])
            + (picture.map { ["--annotate", $0, "--force"] } ?? [])
        // Status 65: there are errors among the findings, or the code does not compile and there is no report.
        let run = try run(command: ["lint"], ["--json", "-q"] + options, with: folder, accepts: [0, 65])
        guard let report = try? JSONValue(parsing: Data(run.output)), report["findings"] != nil else {
            throw ToolFailure(call.server.words(of: run))
        }
        return report
    }

    /// Renders the view in the settings of a sweep, and returns the sheet and the JSON report of the command.
    func sweep(at time: Double?, in folder: String) throws -> (bytes: [UInt8], report: JSONValue) {
        let place = folder + "/sweep.png"
        let moment = time.map { ["--at=\($0.short)"] } ?? []
        let run = try run(["--sweep", "-o", place, "--json", "-q", "--force"] + moment, with: folder)
        return ([UInt8](try Self.file(place)), try JSONValue(parsing: Data(run.output)))
    }

    /// Renders evenly spaced frames, one file each, in order.
    func frames(
        _ count: Int, from start: Double, to end: Double, options: [String] = [], in folder: String
    ) throws -> (files: [String], report: RenderingReport) {
        call.progress?.tell("\(count) moments")
        // A fraction is exact; most rates have no short decimal form.
        let rate = "\((count - 1) * 1000)/\(max(1, Int(((end - start) * 1000).rounded())))"
        let place = folder + "/frames"
        let run = try run(
            [
                "-o", place + "/", "--start=\(start.short)", "--frames=\(count)", "--fps=\(rate)", "--json", "-q",
                "--force",
            ] + options,
            with: folder)
        // Lists subfolders too: a preview of a source folder is written into its own subfolder.
        let names = (FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".png") }
        return (names.sorted().prefix(count).map { place + "/" + $0 }, RenderingReport(run))
    }

    /// Renders an animation to a file, whose extension determines the format.
    func animation(to path: String, _ options: [String], in folder: String) throws -> RenderingReport {
        call.progress?.tell("an animation")
        return RenderingReport(try run(["-o", path, "--json", "-q"] + options, with: folder))
    }

    /// Reads a file that a run has written.
    static func file(_ path: String) throws(ToolFailure) -> Data {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw ToolFailure("the program ended without a picture")
        }
        return data
    }

    // MARK: Runs

    /// Runs a command on the view.
    ///
    /// - Parameters:
    ///   - folder: The folder for the event script; nil to run without events.
    ///   - statuses: Other exit statuses throw a `ToolFailure`.
    private func run(
        command: [String] = [], _ options: [String], with folder: String?, accepts statuses: Set<Int32> = [0]
    ) throws -> ProgramRun {
        var arguments = command + [file] + options + source.options
        if let preview { arguments.append("--preview=\(preview)") }
        arguments.append("--memory-limit=\(call.server.limits.memory)")
        arguments += call.server.limits.viewOptions
        // View code may read all folders that the agent may use.
        arguments += call.server.roots.folders.map { "--allow-reading=" + $0 }
        if let folder, !events.isEmpty {
            let script = folder + "/events.json"
            try JSONValue.object(["events": .array(events)]).bytes().write(to: URL(filePath: script))
            arguments += ["--events", script]
        }
        try call.cancellation.check()
        let run = try call.server.program.run(arguments, within: call.server.limits, call.cancellation)
        guard statuses.contains(run.status) else { throw ToolFailure(call.server.words(of: run)) }
        return run
    }
}

extension ToolSurroundings {
    /// The messages of a run, with paths as the agent knows them.
    func words(of run: ProgramRun) -> String {
        let text = roots.shortened(workspace.shortened(run.said)).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? "the program ended with status \(run.status) and no message" : text
    }
}

/// The report that a rendering prints as JSON.
struct RenderingReport: Sendable {
    var width = 0
    var height = 0
    var frames = 0
    var duration = 0.0
    var bytes = 0
    var warnings: [String] = []

    init(_ run: ProgramRun) {
        guard let value = try? JSONValue(parsing: Data(run.output)) else { return }
        width = value["width"]?.integer ?? 0
        height = value["height"]?.integer ?? 0
        frames = value["frames"]?.integer ?? 0
        duration = value["duration"]?.number ?? 0
        bytes = value["bytes"]?.integer ?? 0
        warnings = (value["warnings"]?.array ?? []).compactMap { warning in
            guard let message = warning["message"]?.string else { return nil }
            guard let view = warning["view"]?.string, let file = warning["file"]?.string else { return message }
            let place = URL(filePath: file).lastPathComponent + ":\(warning["line"]?.integer ?? 0)"
            return "\(message) (asked for by \(view), \(place))"
        }
    }
}
