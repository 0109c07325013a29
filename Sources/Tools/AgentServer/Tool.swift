// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Synchronization

/// A tool of the MCP server, which `tools/list` describes to agents.
protocol Tool: Sendable {
    var name: String { get }
    /// The title that clients show to people; models see `name`.
    var title: String { get }
    /// What the tool does and when to use it, written for the model.
    var description: String { get }
    var input: Schema { get }
    /// The schema of `structuredContent`; nil if results may lack it.
    var output: JSONValue? { get }
    /// Whether the tool may create or change files of the user.
    var writes: Bool { get }

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult
}

extension Tool {
    var output: JSONValue? { nil }
    var writes: Bool { false }

    /// The tool's entry in `tools/list`.
    func description(for version: ProtocolVersion) -> JSONValue {
        var entry: [String: JSONValue] = [
            "name": .string(name), "description": .string(description), "inputSchema": input.json,
        ]
        if version.hasAnnotations {
            // Omits hints that have their default value or that hold only for tools that write.
            var hints: [String: JSONValue] = ["readOnlyHint": .bool(!writes), "openWorldHint": false]
            if writes { hints["idempotentHint"] = true }
            if !version.hasStructuredContent { hints["title"] = .string(title) }
            entry["annotations"] = .object(hints)
        }
        if version.hasStructuredContent {
            entry["title"] = .string(title)
            if let output { entry["outputSchema"] = output }
        }
        return .object(entry)
    }
}

/// The context of a call: its own state, and the state shared by all calls.
struct ToolCall: Sendable {
    let server: ToolSurroundings
    let cancellation: Cancellation
    /// Reports the progress of the call; nil if the client did not ask for it.
    let progress: CallProgress?
}

/// Draws a line of text in a colour that is legible on light and dark backgrounds; nil without a font.
package typealias LabelDrawing = @Sendable (String) -> Bitmap?

/// The state that all tools share.
final class ToolSurroundings: Sendable {
    let program: any ProgramRunning
    /// The folders that the current call may use.
    var roots: Roots {
        get { present.withLock { $0 } }
        set { present.withLock { $0 = newValue } }
    }
    private let present: Mutex<Roots>
    let workspace: Workspace
    let limits: ServerLimits
    let sessions = SessionStore()
    /// Returns the given SwiftUI names that Zoetrope lacks.
    let lookUp: NameLookUp
    let label: LabelDrawing

    init(
        program: any ProgramRunning, roots: Roots, workspace: Workspace, limits: ServerLimits,
        lookUp: @escaping NameLookUp, label: @escaping LabelDrawing
    ) {
        (self.program, self.workspace, self.limits) = (program, workspace, limits)
        present = Mutex(roots)
        (self.lookUp, self.label) = (lookUp, label)
    }
}

package struct ServerLimits: Sendable {
    /// The time limit of one run of the program, including compilation, in seconds.
    package var seconds: Double
    /// The memory limit of the rendering process, in bytes.
    package var memory: Int
    /// The size limit of all images in one result together, in bytes.
    package var pictures: Int
    /// The length limit of a text in one result, in characters.
    package var text = 60_000
    /// The size limit of an incoming message, in bytes.
    package var message = 16 << 20

    /// Command line options for each run with view code.
    package var viewOptions: [String] = []

    package init(seconds: Double, memory: Int, pictures: Int, viewOptions: [String] = []) {
        (self.seconds, self.memory, self.pictures) = (seconds, memory, pictures)
        self.viewOptions = viewOptions
    }
}

/// The reason why a tool failed, reported to the agent so that it can react.
struct ToolFailure: Error, Equatable, CustomStringConvertible {
    var message: String
    var description: String { message }

    init(_ message: String) { self.message = message }
}

struct ToolResult: Sendable {
    enum Content: Sendable {
        case text(String)
        case picture([UInt8], type: String)
    }

    var content: [Content] = []
    var structured: JSONValue?
    var isError = false

    static func failure(_ message: String) -> ToolResult {
        ToolResult(content: [.text(message)], isError: true)
    }

    mutating func add(_ text: String) { if !text.isEmpty { content.append(.text(text)) } }
    mutating func add(picture: [UInt8], type: String = "image/png") {
        content.append(.picture(picture, type: type))
    }

    /// The total size of all images, in bytes.
    private var pictures: Int {
        content.reduce(0) { if case .picture(let bytes, _) = $1 { $0 + bytes.count } else { $0 } }
    }

    func json(for version: ProtocolVersion, within limits: ServerLimits) -> JSONValue {
        let isTooLarge = pictures > limits.pictures
        var items: [JSONValue] = content.compactMap { item in
            switch item {
            case .text(let text): return ["type": "text", "text": .string(Self.cut(text, to: limits.text))]
            case .picture(let bytes, let type):
                if isTooLarge { return nil }
                return ["type": "image", "data": .string(Data(bytes).base64EncodedString()), "mimeType": .string(type)]
            }
        }
        if isTooLarge {
            items.append([
                "type": "text",
                "text": .string(
                    "The pictures have \(pictures) bytes; the limit is \(limits.pictures): ask for fewer, "
                        + "or for a smaller scale or size."),
            ])
        }
        var result: [String: JSONValue] = ["content": .array(items), "isError": .bool(isError)]
        if version.hasStructuredContent, let structured { result["structuredContent"] = structured }
        return .object(result)
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        return text.prefix(limit) + "\n… and \(text.utf8.count - limit) more bytes omitted"
    }
}
