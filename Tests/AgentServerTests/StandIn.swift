// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Synchronization
import TestSupport
import Testing
import ViewCompiler

@testable import AgentServer

/// A stand-in for the program: returns prepared answers and records the arguments.
final class StandIn: ProgramRunning {
    private let state = Mutex<[[String]]>([])
    /// The duration of each run, in seconds.
    let delay: Double
    /// Whether the answers include a tree of views.
    let hasTree: Bool

    /// Whether pictures have the size of the window, 40×20 points, at the requested scale; otherwise 4×2 pixels.
    let drawsWindow: Bool
    /// The time in seconds until which the button slides in from the right.
    let endOfSlide: Double
    /// The time in seconds until which something moves that ends; everything else moves without end.
    let endOfMovement: Double?

    init(
        delay: Double = 0, hasTree: Bool = true, drawsWindow: Bool = false, endOfMovement: Double? = nil,
        endOfSlide: Double = 0
    ) {
        (self.delay, self.hasTree, self.drawsWindow) = (delay, hasTree, drawsWindow)
        self.endOfMovement = endOfMovement
        self.endOfSlide = endOfSlide
    }

    var runs: [[String]] { state.withLock { $0 } }

    func run(_ arguments: [String], within limits: ServerLimits, _ cancellation: Cancellation) throws -> ProgramRun {
        state.withLock { $0.append(arguments) }
        let end = Date().addingTimeInterval(delay)
        while Date() < end {
            try cancellation.check()
            usleep(2000)
        }
        func said(_ text: String) -> ProgramRun { ProgramRun(status: 0, output: Array(text.utf8), said: "") }
        if arguments.contains("--list") {
            return said(#"[{"name":"Main","width":40,"height":20},{"name":"Dark","width":40,"height":20}]"#)
        }
        switch arguments[0] {
        case "check": return check(arguments[1])
        case "diff":
            try picture(4).write(to: URL(filePath: value(after: "-o", in: arguments)))
            return ProgramRun(
                status: 1,
                output: Array(
                    #"{"same":false,"pictures":[{"message":"3 of 8 pixels differ","differingFrames":[{"frame":0,"pixels":3,"box":[1,2,3,4],"worst":{"x":1,"y":2,"channelDistance":9}}]}]}"#
                        .utf8), said: "")
        case "lint":
            if let place = option("--annotate", in: arguments) { try picture(3).write(to: URL(filePath: place)) }
            let report = """
                {"version":1,"path":"View.swift","previews":["Main"],"suppressed":1,"findings":[{"rule":"target-size",
                "severity":"warning","preview":"Main","viewPath":"Button","number":3,"file":"\(arguments[1])","line":7,
                "message":"too small; enlarge it"},{"rule":"blank-picture","severity":"error","preview":"Main",
                "viewPath":"","message":"nothing is drawn"}]}
                """
            return ProgramRun(status: 65, output: Array(report.utf8), said: "")
        case "tree":
            guard hasTree else { return ProgramRun(status: 64, output: [], said: "render: no such command\n") }
            if let place = option("--annotate", in: arguments) { try picture(5).write(to: URL(filePath: place)) }
            return said(tree(taps: taps(arguments), at: number("--at=", in: arguments) ?? 0))
        default: break
        }
        if arguments.contains("--sweep") {
            try picture(6).write(to: URL(filePath: value(after: "-o", in: arguments)))
            return said(
                """
                {"version":1,"width":30,"height":20,"pictures":[{"settings":["default","reduced motion"],"x":2,"y":3,
                "width":10,"height":15},{"settings":["dark"],"x":15,"y":3,"width":10,"height":15}],"warnings":["no 'x'"]}
                """)
        }
        let place = value(after: "-o", in: arguments)
        if place.hasSuffix("/") {
            let count = Int(arguments.first { $0.hasPrefix("--frames=") }?.dropFirst(9) ?? "1") ?? 1
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            for index in 0..<count {
                try picture(UInt8(endOfMovement == nil ? min(index, 5) : index)).write(
                    to: URL(filePath: "\(place)f-\(String(format: "%04d", index)).png"))
            }
        } else {
            let scale = drawsWindow ? number("--scale=", in: arguments) ?? 2 : 0.1
            let (width, height) = (Int((40 * scale).rounded(.up)), Int((20 * scale).rounded(.up)))
            try picture(1, width: width, height: height).write(to: URL(filePath: place))
            if drawsWindow {
                return said(#"{"version":1,"width":\#(width),"height":\#(height),"frames":1,"warnings":[]}"#)
            }
        }
        return said(
            #"{"version":1,"width":4,"height":2,"frames":1,"duration":1,"bytes":9,"warnings":[{"kind":"symbol","message":"no symbol 'x'"}]}"#
        )
    }

    private func check(_ file: String) -> ProgramRun {
        let code = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        if !code.contains("Table") {
            return ProgramRun(
                status: 0, output: Array(#"{"compiles":true,"shows":[{"kind":"preview","name":"Main"}]}"#.utf8),
                said: "")
        }
        let place = #"{"file":"\#(file)","line":2,"column":5}"#
        let report = """
            {"compiles":false,"missing":[{"family":"Tables","support":"notYet","names":[{"name":"Table","kind":"type","count":1,
            "places":[\(place)]}]}],"errors":[{"file":"\(file)","line":3,"column":1,"message":"cannot find 'x' in scope"}]}
            """
        return ProgramRun(status: 65, output: Array(report.utf8), said: "")
    }

    private func tree(taps: Int, at time: Double) -> String {
        let rest = (endOfMovement ?? 0) - time
        let endless = #"{"attribute":"rotationEffect","to":"360","now":"1"}"#
        let ending = rest > 0 ? #",{"attribute":"offset","to":"0","now":"1","remaining":\#(rest)}"# : ""
        let animations = endOfMovement == nil ? "" : #","animations":[\#(endless)\#(ending)]"#
        let sheet = taps > 1 ? #",{"number":4,"kind":"Sheet","frame":{"x":0,"y":10,"width":40,"height":10}}"# : ""
        return """
            {"version":1,"size":{"width":40,"height":20},"time":0,"views":[{"number":1,"kind":"VStack",
            "frame":{"x":0,"y":0,"width":40,"height":20},"children":[
            {"number":2,"kind":"Text","text":"\(taps)","frame":{"x":0,"y":0,"width":40,"height":10}\(animations)},
            {"number":3,"kind":"Button","text":"Add","frame":{"x":\(10 + max(0, endOfSlide - time) * 100),"y":10,"width":20,"height":10},"isTouchable":true,
            "touchPoint":{"x":20,"y":15}}\(sheet)]}]}
            """
    }

    private func taps(_ arguments: [String]) -> Int {
        guard let file = option("--events", in: arguments), let bytes = try? Data(contentsOf: URL(filePath: file)),
            let script = try? JSONValue(parsing: bytes)
        else { return 0 }
        return script["events"]?.array?.count { $0["tap"] != nil } ?? 0
    }

    private func number(_ option: String, in arguments: [String]) -> Double? {
        arguments.last { $0.hasPrefix(option) }.flatMap { Double($0.dropFirst(option.count)) }
    }

    private func picture(_ level: UInt8, width: Int = 4, height: Int = 2) throws -> Data {
        var bitmap = Bitmap(width: width, height: height)
        for x in 0..<width { for y in 0..<height { bitmap[x, y] = SIMD4(level, level, level, 255) } }
        return Data(try PNGEncoder().encode(bitmap))
    }

    private func option(_ name: String, in arguments: [String]) -> String? {
        arguments.firstIndex(of: name).map { arguments[$0 + 1] }
    }

    private func value(after name: String, in arguments: [String]) -> String { option(name, in: arguments) ?? "" }
}

/// A server with a stand-in for the program, and a temporary folder as its root.
final class Stage {
    let program: StandIn
    let folder: TemporaryFolder
    let server: AgentServer
    private let workspace: Workspace
    private let lines = Mutex<[Data]>([])
    private var count = 0

    init(
        _ program: StandIn = StandIn(), version: String? = "2025-06-18",
        missing: @escaping @Sendable (NameFamily.Name) -> Bool = { $0.text == "Table" }, pictures: Int = 1_000_000
    ) throws {
        self.program = program
        folder = try TemporaryFolder()
        guard let workspace = Workspace() else { throw CancellationError() }
        self.workspace = workspace
        let box = Lines()
        server = AgentServer(
            version: "1.0", program: program, roots: try Roots([folder.path]), workspace: workspace,
            limits: ServerLimits(seconds: 10, memory: 1_000_000_000, pictures: pictures),
            lookUp: { names in names.filter(missing) }, output: { box.add($0) })
        output = box
        if let version {
            _ = try ask("initialize", ["protocolVersion": .string(version), "capabilities": [:], "clientInfo": [:]])
        }
    }

    deinit { workspace.remove() }

    private let output: Lines

    final class Lines: Sendable {
        private let lines = Mutex<[Data]>([])
        func add(_ line: Data) { lines.withLock { $0.append(line) } }
        func take() -> [Data] {
            lines.withLock { lines in
                defer { lines = [] }
                return lines
            }
        }
    }

    /// Sends a line and returns all answers.
    func send(_ line: String) throws -> [JSONValue] {
        server.receive(Data(line.utf8))
        server.finish()
        return try output.take().map { line in
            #expect(!line.contains(10), "a message is one line")
            return try JSONValue(parsing: line)
        }
    }

    func ask(_ method: String, _ params: JSONValue? = nil) throws -> JSONValue {
        count += 1
        var request: [String: JSONValue] = ["jsonrpc": "2.0", "id": .integer(count), "method": .string(method)]
        request["params"] = params
        let answers = try send(JSONValue.object(request).text)
        #expect(answers.count == 1)
        #expect(answers.first?["id"] == .integer(count) && answers.first?["jsonrpc"] == "2.0")
        return answers.first ?? .null
    }

    func call(_ tool: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
        try ask("tools/call", ["name": .string(tool), "arguments": arguments])
    }
}

extension JSONValue {
    /// The texts of a tool's result, one per line.
    var words: String {
        (self["result"]?["content"]?.array ?? []).compactMap { $0["text"]?.string }.joined(separator: "\n")
    }

    var pictures: [JSONValue] { (self["result"]?["content"]?.array ?? []).filter { $0["type"] == "image" } }
    var isError: Bool { self["result"]?["isError"]?.bool ?? false }
    var errorCode: Int? { self["error"]?["code"]?.integer }
}
