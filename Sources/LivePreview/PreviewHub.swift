// SPDX-License-Identifier: MIT

import Foundation

/// Between pages and the process of the views: has it made anew where files change, with the same settings, time and events, and
/// tells pages what becomes of it.
actor PreviewHub {
    private let program: ViewProgram
    private var process: LiveProcess?
    /// Which process messages are from: one that has been replaced is heard no more.
    private var life = 0
    private var pages: [Int: @Sendable (PageMessage) -> Void] = [:]
    private var lastPage = 0
    private var stamp = ""
    /// What the process said of itself last.
    private var state: [String: Any] = [:]
    /// As the last page had it: without a page, time stands still.
    private var wantsToPlay = true
    /// What pages are told instead of images: an error's kind and words.
    private var trouble: Data?

    enum PageMessage: Sendable {
        case text(Data)
        case rows(Data)
    }

    init(_ program: ViewProgram) { self.program = program }

    // MARK: Files

    /// Looks for changes until the task is cancelled.
    func watch() async {
        stamp = program.stamp()
        await makeAnew()
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(120))
            let new = program.stamp()
            guard new != stamp else { continue }
            stamp = new
            await makeAnew()
        }
        process?.end()
    }

    private func makeAnew() async {
        tell(["kind": "compiling"])
        switch await program.make() {
        case .failed(let said):
            fail(["kind": "errors", "text": said])
        case .made(let program, let arguments, let environment):
            start(program, arguments, environment)
        }
    }

    private func start(_ path: String, _ arguments: [String], _ environment: [String: String]) {
        process?.end()
        process = nil
        life += 1
        let life = life
        // Messages keep their order.
        let (events, continuation) = AsyncStream.makeStream(of: LiveProcess.Event.self)
        do {
            let new = try LiveProcess(path, arguments, environment: environment) { event in
                continuation.yield(event)
                if case .ended = event { continuation.finish() }
            }
            process = new
            trouble = nil
            order([
                "kind": "restore", "settings": state["settings"] ?? [:],
                "events": state["events"] ?? "{\"events\": []}", "time": state["time"] ?? 0,
            ])
            if wantsToPlay, !pages.isEmpty { order(["kind": "play", "speed": state["speed"] ?? 1]) }
        } catch {
            fail(["kind": "errors", "text": "\(error)"])
            return
        }
        Task { for await event in events { receive(event, of: life) } }
    }

    // MARK: The process

    private func receive(_ event: LiveProcess.Event, of life: Int) {
        guard life == self.life else { return }
        switch event {
        case .text(let data):
            if let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                object["kind"] as? String == "state"
            {
                state = object
            }
            for page in pages.values { page(.text(data)) }
        case .rows(let data):
            for page in pages.values { page(.rows(data)) }
            if pages.isEmpty { order(["kind": "drawn"]) }
        case .ended(let status, let said):
            process = nil
            fail(["kind": "ended", "status": Int(status), "text": program.explain(status, said)])
        }
    }

    private func order(_ order: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: order) else { return }
        process?.send(data)
    }

    // MARK: Pages

    /// A page has come.
    ///
    /// - Parameter send: takes a message for it at once, and waits for nobody.
    /// - Returns: its number.
    func connect(_ send: @escaping @Sendable (PageMessage) -> Void) -> Int {
        lastPage += 1
        let isFirst = pages.isEmpty
        pages[lastPage] = send
        tell(["kind": "hello", "name": program.name])
        if let trouble { send(.text(trouble)) }
        // It needs a whole image; and what another page has not drawn any more counts for nothing.
        order(["kind": "show", "settings": state["settings"] ?? [:]])
        for _ in 0..<2 { order(["kind": "drawn"]) }
        if isFirst, wantsToPlay { order(["kind": "play", "speed": state["speed"] ?? 1]) }
        return lastPage
    }

    func disconnect(_ id: Int) {
        pages[id] = nil
        if pages.isEmpty { order(["kind": "pause"]) }
    }

    /// What a page asks for: one of the process's orders.
    func receive(_ text: String) {
        guard text.utf8.count <= Self.longestOrder,
            let order = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { return }
        if order["kind"] as? String == "play" { wantsToPlay = true }
        if order["kind"] as? String == "pause" { wantsToPlay = false }
        self.order(order)
    }

    /// Of a page: a script may be long.
    private static let longestOrder = 2 << 20

    private func fail(_ words: [String: Any]) {
        trouble = try? JSONSerialization.data(withJSONObject: words)
        tell(words)
    }

    private func tell(_ words: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: words) else { return }
        for page in pages.values { page(.text(data)) }
    }
}
