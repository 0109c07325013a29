// SPDX-License-Identifier: MIT

import Foundation

/// Performs steps in a view, and shows the result.
struct InteractTool: Tool {
    let name = "interact"
    let title = "Use a SwiftUI view"
    let description = """
        Taps, types, drags, scrolls and waits in a view, and returns the picture afterwards and the changes of the tree. Begin \
        with code or path, which starts a session; continue with that session and more steps. Without a final wait or seek, it \
        waits until nothing moves. A session with new code or path repeats the same steps with the new code.
        """ + ViewSource.briefNote
    let input = Schema(
        [.init(name: "session", kind: .text, about: "A session from an earlier call.")]
            + ViewSource.briefProperties + [
                Steps.property,
                .init(
                    name: "tree", kind: .choice(["changes", "full", "json", "none"]),
                    about: "How the tree is returned. Default: full for a new session, else changes."),
                .init(name: "annotate", kind: .flag, about: "Also return the picture with numbered boxes."),
                RenderViewTool.findingsProperty.unlisted, PictureRequest.aroundProperty.unlisted,
            ] + PictureRequest.sizeProperties.map(\.unlisted))

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        let name = arguments.text("session")
        var session: Session
        var rendering: ViewRendering
        if let name {
            session = try call.server.sessions.session(name)
            if ViewSource.isGiven(in: arguments) {
                let source = try ViewSource(arguments, call.server.roots)
                session.source.code = source.code
                if !source.options.isEmpty { session.source.options = source.options }
            } else {
                let options = ViewSource.options(arguments)
                if !options.isEmpty { session.source.options = options }
            }
            session.source.preview = arguments.text("preview") ?? session.preview
            rendering = try ViewRendering(session.source, call)
        } else {
            let source = try ViewSource(arguments, call.server.roots)
            rendering = try ViewRendering(source, call)
            try rendering.choosePreview()
            session = Session(source: source, preview: rendering.preview ?? "")
        }
        session.preview = rendering.preview ?? session.preview
        return try call.server.workspace.with { folder in
            var steps = Steps(session, stillness: SettlingSearch(rendering: rendering, folder: folder))
            let given = arguments.values["steps"]?.array ?? []
            try steps.take(given)
            if !given.isEmpty, !steps.hasChosenTime { try steps.waitUntilStill() }
            (session.events, session.time) = (steps.events, steps.time)
            rendering.events = session.events
            return try result(&session, as: name, rendering, steps.notes, arguments, folder, call)
        }
    }

    private func result(
        _ session: inout Session, as name: String?, _ rendering: ViewRendering, _ notes: [String],
        _ arguments: ToolArguments, _ folder: String, _ call: ToolCall
    ) throws -> ToolResult {
        let picture = try rendering.picture(at: session.time, as: PictureRequest(arguments), in: folder)
        let boxes = arguments.flag("annotate") ? folder + "/boxes.png" : nil
        let tree = try rendering.tree(at: session.time, boxes: boxes, in: folder)
        let earlier = session.tree
        session.tree = try? tree.get()
        // The agent has seen the last picture and the earlier warnings.
        let isSamePicture = session.picture == picture.bytes
        let warnings = picture.warnings.filter { !session.warnings.contains($0) }
        session.picture = picture.bytes
        session.warnings += warnings
        // The session is stored only now, so that an error above leaves the stored session unchanged.
        let kept = call.server.sessions.keep(session, as: name)

        var result = ToolResult()
        if !isSamePicture { result.add(picture: picture.bytes) }
        var lines = [
            "session \(kept): \(RenderViewTool.headline(rendering)) at \(session.time.short) s, "
                + (isSamePicture ? "the same picture as before" : picture.size)
        ]
        if !session.events.isEmpty {
            lines.append("the session's steps as an events file: " + JSONValue.array(session.events).text)
        }
        lines += notes + warnings.map { "warning: \($0)" }
        switch tree {
        case .failure(let failure): lines.append("the tree is not available: \(failure.message)")
        case .success(let tree):
            if let boxes, let boxed = try? Data(contentsOf: URL(filePath: boxes)) {
                result.add(picture: [UInt8](boxed))
                lines.append("the last picture shows numbered boxes")
            }
            switch arguments.text("tree") ?? (earlier == nil ? "full" : "changes") {
            case "none": break
            case "json": result.structured = tree.json
            case "changes":
                let changes = earlier.map(tree.changes) ?? []
                lines += changes.isEmpty ? ["nothing has changed in the tree"] : ["", "changes in the tree:"] + changes
            default: lines += ["", tree.text]
            }
        }
        if arguments.flag("findings") {
            let findings = try rendering.findings(at: session.time, picture: nil, sweeps: false, in: folder)
            lines += ["", LintTool.text(of: findings, call)]
        }
        result.content.insert(.text(lines.joined(separator: "\n")), at: 0)
        return result
    }
}
