// SPDX-License-Identifier: MIT

import Foundation

/// Connects browser pages with the process that runs the views. If files change, restarts the process with the same
/// settings, time and events. Sends the process's messages to the pages.
actor PreviewHub {
    private let program: ViewProgram
    private let unwatched: Double
    private let preparationDelay: Double
    private let adjustmentDelay: Double
    private var process: LiveProcess?
    /// The processes for orders that take long, by the kind of the order.
    private var searches: [String: Search] = [:]
    private var searchCount = 0
    /// The program that the processes run.
    private var made: ViewProgram.Made?
    /// The number of the current process. Messages of earlier ones are ignored.
    private(set) var life = 0
    /// The number of the last process that has sent an image.
    private var drawnLife = 0
    private var pages: [Int: @Sendable (PageMessage) -> Void] = [:]
    private var lastPage = 0
    private var stamp = ""
    /// The last state that the process reported.
    private var state: [String: Any] = [:]
    /// The settings of the variants shown beside the main view.
    private var variants: [Any] { (state["variants"] as? [[String: Any]] ?? []).compactMap { $0["settings"] } }
    /// Whether the last page to press Play or Pause chose Play. Without an open page, views pause regardless.
    private var wantsToPlay = true
    /// The message that pages get instead of images: the kind and text of an error.
    private var pageError: Data?
    /// Whether the current program has ended by itself. It is not started again until the files change.
    private var hasTrapped = false

    /// A process that was started before its views are compiled, so that they are seen sooner.
    private struct Prepared {
        let process: LiveProcess
        let program: ViewProgram.Made
        let events: AsyncStream<LiveProcess.Event>
    }
    private var prepared: Prepared?
    private struct Search {
        let process: LiveProcess
        let number: Int
    }

    enum PageMessage: Sendable {
        case text(Data)
        case rows(Data)
    }

    /// - Parameters:
    ///   - unwatched: If no page is open for this time, in seconds, the process is ended.
    ///   - preparationDelay: The time in seconds after which the next process is started, so that its start does not
    ///     delay the present one.
    ///   - adjustmentDelay: The time in seconds after which the next edit of a literal is prepared.
    init(
        _ program: ViewProgram, unwatched: Double = 5, preparationDelay: Double = 0.2, adjustmentDelay: Double = 0.05
    ) {
        (self.program, self.unwatched) = (program, unwatched)
        (self.preparationDelay, self.adjustmentDelay) = (preparationDelay, adjustmentDelay)
    }

    // MARK: Files

    /// Watches the files until the task is cancelled.
    func watch() async {
        stamp = program.stamp()
        await rebuild()
        while !Task.isCancelled {
            await program.pause()
            let new = program.stamp()
            guard new != stamp else { continue }
            stamp = new
            await rebuild()
        }
        process?.end()
        endPrepared()
        endSearches()
    }

    private func rebuild() async {
        tell(["kind": "compiling"])
        if let adjusted = await program.adjusted() {
            show(adjusted)
            await firstImage(of: life)
        }
        switch await program.make() {
        case .failed(let said, let messages):
            fail([
                "kind": "errors", "text": said, "messages": (try? JSONSerialization.jsonObject(with: messages)) ?? [],
            ])
        case .made(let new):
            show(new)
            makeAdjustable(after: life)
        }
    }

    /// Shows a new version of the views.
    private func show(_ new: ViewProgram.Made) {
        made = new
        hasTrapped = false
        pageError = nil
        if let prepared, !prepared.program.canShow(new) { endPrepared() }
        start(new)
    }

    /// Waits until the process numbered `life` has drawn, so that the compiler does not take its processors; at most half a
    /// second.
    private func firstImage(of life: Int) async {
        for _ in 0..<50 where !pages.isEmpty && drawnLife < life && process != nil {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Prepares for the next edit of a literal, while a page is open. The process numbered `life` has time to draw before.
    private func makeAdjustable(after life: Int) {
        Task {
            try? await Task.sleep(for: .seconds(adjustmentDelay))
            guard life == self.life, !pages.isEmpty else { return }
            await program.makeAdjustable()
        }
    }

    /// Starts the current program, and compiles it again if it no longer exists.
    private func startAgain() {
        guard let made else { return }
        if made.isThere { start(made) } else { Task { await rebuild() } }
    }

    /// Starts views that have ended, at time 0 and without the events that led to their end.
    private func restart() {
        guard process == nil, hasTrapped else { return }
        hasTrapped = false
        pageError = nil
        state["time"] = 0
        state["events"] = nil
        startAgain()
    }

    private func start(_ made: ViewProgram.Made) {
        process?.end()
        process = nil
        endSearches()
        life += 1
        let life = life
        let events: AsyncStream<LiveProcess.Event>
        do {
            let next = try takePrepared(made) ?? launch(made)
            events = next.events
            process = next.process
            if let views = made.views { next.process.show(views) }
            if pageError == nil { tell(["kind": "running"]) }
            // Values that the state lacks stay omitted, so that the process uses the defaults of its command line.
            var restore: [String: Any] = ["kind": "restore", "time": state["time"] ?? 0]
            restore["settings"] = state["settings"]
            restore["variants"] = variants
            restore["events"] = state["events"]
            order(restore)
            if wantsToPlay, !pages.isEmpty { order(["kind": "play", "speed": state["speed"] ?? 1]) }
        } catch {
            fail(["kind": "errors", "text": "\(error)", "messages": [["text": "\(error)"]]])
            return
        }
        Task { for await event in events { receive(event, of: life) } }
        endWithoutViewers()
        prepare(after: life)
    }

    /// Starts a process. Compiled views have to be named to it.
    private func launch(_ program: ViewProgram.Made) throws -> Prepared {
        // The stream keeps the process's messages in sequence.
        let (events, continuation) = AsyncStream.makeStream(of: LiveProcess.Event.self)
        let process = try LiveProcess(program) { event in
            continuation.yield(event)
            if case .ended = event { continuation.finish() }
        }
        return Prepared(process: process, program: program, events: events)
    }

    /// The prepared process, if it runs and can show the views of `program`.
    private func takePrepared(_ program: ViewProgram.Made) -> Prepared? {
        guard let prepared, prepared.program.canShow(program), !prepared.process.hasEnded else { return nil }
        self.prepared = nil
        return prepared
    }

    /// Prepares the process after the one numbered `life`, while a page is open.
    private func prepare(after life: Int) {
        Task {
            try? await Task.sleep(for: .seconds(preparationDelay))
            guard life == self.life, prepared == nil, !pages.isEmpty, let next = await program.prepare() else { return }
            guard life == self.life, prepared == nil else { return }
            prepared = try? launch(next)
        }
    }

    private func endPrepared() {
        prepared?.process.end()
        prepared = nil
    }

    /// Ends the process if no page connects for a while. The next page starts another.
    private func endWithoutViewers() {
        guard pages.isEmpty else { return }
        let visit = lastPage
        Task {
            try? await Task.sleep(for: .seconds(unwatched))
            guard pages.isEmpty, lastPage == visit else { return }
            endPrepared()
            process?.end()
            process = nil
            life += 1
        }
    }

    // MARK: Searches

    /// The kinds of orders that take long. Each order runs in a process of its own, with the present settings and
    /// events.
    private static let searches: Set = ["loop", "lint", "curves"]

    /// Starts another process that carries out an order, and ends an older one for the same kind of order.
    private func search(_ kind: String, _ given: [String: Any]) {
        endSearch(kind)
        guard let made, process != nil, let settings = state["settings"] else { return }
        searchCount += 1
        let number = searchCount
        guard let new = try? launch(made) else { return }
        if let views = made.views { new.process.show(views) }
        searches[kind] = Search(process: new.process, number: number)
        var order = given
        order["settings"] = settings
        order["events"] = state["events"]
        if let data = try? JSONSerialization.data(withJSONObject: order) { new.process.send(data) }
        Task { for await event in new.events { receive(event, of: kind, number) } }
        Task {
            try? await Task.sleep(for: .seconds(Self.timeout))
            if searches[kind]?.number == number {
                endSearch(kind)
                tell(["kind": "unanswered", "order": kind])
            }
        }
    }

    private func receive(_ event: LiveProcess.Event, of kind: String, _ number: Int) {
        guard searches[kind]?.number == number else { return }
        switch event {
        case .text(let data): for page in pages.values { page(.text(data)) }
        case .rows: return
        // The process has ended without an answer, for example because the views trapped.
        case .ended: tell(["kind": "unanswered", "order": kind])
        }
        endSearch(kind)
    }

    private func endSearch(_ kind: String) { searches.removeValue(forKey: kind)?.process.end() }

    private func endSearches() { for kind in Self.searches { endSearch(kind) } }

    /// The time limit of a search, in seconds.
    private static let timeout = 30.0

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
            drawnLife = life
            for page in pages.values { page(.rows(data)) }
            if pages.isEmpty { order(["kind": "drawn"]) }
        case .ended(let status, let said):
            process = nil
            hasTrapped = true
            fail(["kind": "ended", "status": Int(status), "text": program.explain(status, said)])
        }
    }

    private func order(_ order: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: order) else { return }
        process?.send(data)
    }

    // MARK: Pages

    /// Adds a page.
    ///
    /// - Parameter send: Sends a message to the page. Must not block.
    /// - Returns: The page's identifier.
    func connect(_ send: @escaping @Sendable (PageMessage) -> Void) -> Int {
        lastPage += 1
        let isFirst = pages.isEmpty
        pages[lastPage] = send
        var hello: [String: Any] = ["kind": "hello", "name": program.name, "isFile": program.isFile]
        hello["folder"] = program.folder
        if let data = try? JSONSerialization.data(withJSONObject: hello) { send(.text(data)) }
        if let pageError { send(.text(pageError)) }
        if process == nil, !hasTrapped { startAgain() } else if isFirst { prepare(after: life) }
        // `show` makes the process send whole images, which a new page needs. The two `drawn` replace confirmations
        // that earlier pages did not send.
        var show: [String: Any] = ["kind": "show"]
        show["settings"] = state["settings"]
        order(show)
        for _ in 0..<2 { order(["kind": "drawn"]) }
        if isFirst, wantsToPlay { order(["kind": "play", "speed": state["speed"] ?? 1]) }
        return lastPage
    }

    func disconnect(_ id: Int) {
        pages[id] = nil
        guard pages.isEmpty else { return }
        order(["kind": "pause"])
        endSearches()
        endWithoutViewers()
    }

    /// Handles an order of a page. Ignores a text that is not a JSON object.
    func receive(_ text: String) {
        guard text.utf8.count <= Self.longestOrder,
            let order = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { return }
        let kind = order["kind"] as? String ?? ""
        if kind == "play" { wantsToPlay = true }
        if kind == "pause" { wantsToPlay = false }
        if Self.searches.contains(kind) { return search(kind, order) }
        if kind == "restart" { return restart() }
        // The page shows code beside errors, too, when no process runs that could answer.
        if kind == "source", process == nil { return sendSource(order["text"] as? String) }
        self.order(order)
    }

    private func sendSource(_ file: String?) {
        guard let file, let text = program.source?(file) else { return }
        tell(["kind": "source", "file": file, "text": text])
    }

    /// Tells the progress of a download to the pages.
    ///
    /// - Parameter id: The name that the page gave to its download.
    func tellProgress(of id: String, _ done: Int, _ total: Int) {
        tell(["kind": "exporting", "id": id, "done": done, "total": total])
    }

    /// The size limit of an order, in bytes. An order may contain a whole event script.
    private static let longestOrder = 2 << 20

    private func fail(_ words: [String: Any]) {
        pageError = try? JSONSerialization.data(withJSONObject: words)
        tell(words)
    }

    private func tell(_ words: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: words) else { return }
        for page in pages.values { page(.text(data)) }
    }
}
