// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Synchronization

/// Something that an agent can have done.
protocol Tool: Sendable {
    var name: String { get }
    /// For people.
    var title: String { get }
    /// For the agent.
    var description: String { get }
    var input: Schema { get }
    /// Of `structuredContent`, where there always is one.
    var output: JSONValue? { get }
    /// Whether it may make or change a file of the user's.
    var writes: Bool { get }

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult
}

extension Tool {
    var output: JSONValue? { nil }
    var writes: Bool { false }

    /// As `tools/list` has it.
    func description(for version: ProtocolVersion) -> JSONValue {
        var entry: [String: JSONValue] = [
            "name": .string(name), "description": .string(description), "inputSchema": input.json,
        ]
        if version.hasAnnotations {
            entry["annotations"] = [
                "title": .string(title), "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes),
                "idempotentHint": true, "openWorldHint": false,
            ]
        }
        if version.hasStructuredContent {
            entry["title"] = .string(title)
            if let output { entry["outputSchema"] = output }
        }
        return .object(entry)
    }
}

/// What a tool works with: one call's own things, and what all calls share.
struct ToolCall: Sendable {
    let server: ToolSurroundings
    let cancellation: Cancellation
    /// nil where nobody wants to know how it gets on.
    let progress: CallProgress?
}

/// Draws a line of text in a colour that is read on light and dark; nil where there is no font.
package typealias LabelDrawing = @Sendable (String) -> Bitmap?

/// What tools share.
final class ToolSurroundings: Sendable {
    let program: any ProgramRunning
    /// Those of the call that is under way.
    var roots: Roots {
        get { present.withLock { $0 } }
        set { present.withLock { $0 = newValue } }
    }
    private let present: Mutex<Roots>
    let workspace: Workspace
    let limits: ServerLimits
    let sessions = SessionStore()
    /// Which of some names there are.
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

/// What a call may take.
package struct ServerLimits: Sendable {
    /// Of one call, compiling included.
    package var seconds: Double
    /// Of views, in bytes.
    package var memory: Int
    /// Bytes of all pictures in one result.
    package var pictures: Int
    /// Letters of a text in one result.
    package var text = 60_000
    /// Bytes of a message that comes in.
    package var message = 16 << 20

    package init(seconds: Double, memory: Int, pictures: Int) {
        (self.seconds, self.memory, self.pictures) = (seconds, memory, pictures)
    }
}

/// Why a tool has nothing to give: said to the agent, which may do something about it.
struct ToolFailure: Error, Equatable {
    var message: String

    init(_ message: String) { self.message = message }
}

/// What a tool gives.
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

    /// Bytes of all pictures.
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
                    "The pictures have \(pictures) bytes, and no more than \(limits.pictures) are sent: ask for fewer, "
                        + "or for a smaller scale or size."),
            ])
        }
        var result: [String: JSONValue] = ["content": .array(items), "isError": .bool(isError)]
        if version.hasStructuredContent, let structured { result["structuredContent"] = structured }
        return .object(result)
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        return text.prefix(limit) + "\n… and \(text.utf8.count - limit) bytes more, which are left out"
    }
}
