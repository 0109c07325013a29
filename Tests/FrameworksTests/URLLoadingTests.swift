// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

/// A protocol such as authors declare to replace `URLSession` in their tests.
private protocol Loading {
    func data(for request: SwiftUI.URLRequest) async throws -> (Data, SwiftUI.URLResponse)
    func upload(for request: SwiftUI.URLRequest, from bodyData: Data) async throws -> (Data, SwiftUI.URLResponse)
}
extension SwiftUI.URLSession: Loading {}

@MainActor
@Suite struct URLLoadingTests {
    @Test func filesAreRead() async throws {
        let folder = try TemporaryFolder()
        let file = URL(filePath: folder.path + "/a.txt")
        try Data("words".utf8).write(to: file)
        let (data, response) = try await SwiftUI.URLSession.shared.data(from: file)
        #expect(String(decoding: data, as: UTF8.self) == "words")
        #expect(response.expectedContentLength == 5)
    }

    @Test func linesOfAFileArriveOneByOne() async throws {
        let folder = try TemporaryFolder()
        let file = URL(filePath: folder.path + "/a.txt")
        try Data("one\r\n\ntwo\u{2028}thrée\u{85}four".utf8).write(to: file)
        let (bytes, response) = try await SwiftUI.URLSession.shared.bytes(from: file)
        #expect(response.expectedContentLength == 24)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["one", "two", "thrée", "four"])
    }

    @Test func requestsFailWithAWarning() {
        struct Content: View {
            let notes: Notes
            var body: some View {
                Color.red.task {
                    do {
                        _ = try await SwiftUI.URLSession.shared.data(from: URL(string: "https://example.org/a")!)
                    } catch {
                        notes.add("\((error as? URLError)?.code == .notConnectedToInternet)")
                    }
                }
            }
        }
        let notes = Notes()
        let stage = Stage { Content(notes: notes) }
        stage.host.advance(to: 1)
        #expect(notes.lines == ["true"])
        #expect(
            stage.host.warnings == [
                "example.org is not asked: renderings do without the network, unless --network is given"
            ])
    }

    /// A server whose response body describes the request.
    private final class Server: FileProvider, NetworkSource, NetworkProvider {
        var network: (any NetworkProvider)? { self }
        let directories: [String] = []
        func path(ofFile name: String, in subfolder: String?) -> String? { nil }
        func siblings(ofFile name: String, in subfolder: String?) -> [String] { [] }
        func nearest(toFile name: String, in subfolder: String?) -> String? { nil }

        func answer(to request: NetworkRequest) throws(NetworkFailure) -> NetworkAnswer {
            if request.url.host() == "away.test" { throw NetworkFailure("nobody is there") }
            let words =
                "\(request.method) \(request.url.path) \(request.headers) "
                + String(decoding: request.body, as: UTF8.self)
            return NetworkAnswer(status: 418, headers: ["Content-Type": "text/tea"], body: Data(words.utf8))
        }
    }

    @Test func serversAreAskedIfPermitted() {
        struct Content: View {
            let notes: Notes
            var body: some View {
                Color.red.task {
                    var request = SwiftUI.URLRequest(url: URL(string: "https://here.test/a")!)
                    request.httpMethod = "POST"
                    request.setValue("x", forHTTPHeaderField: "Y")
                    request.httpBody = Data("body".utf8)
                    if let (data, response) = try? await SwiftUI.URLSession.shared.data(for: request) {
                        notes.add(String(decoding: data, as: UTF8.self))
                        let response = response as? SwiftUI.HTTPURLResponse
                        notes.add(
                            "\(response?.statusCode ?? 0) \(response?.value(forHTTPHeaderField: "content-type") ?? "")")
                    }
                    if let (data, _) = try? await SwiftUI.URLSession.shared.upload(for: request, from: Data("new".utf8))
                    {
                        notes.add(String(decoding: data, as: UTF8.self))
                    }
                    do {
                        _ = try await SwiftUI.URLSession.shared.data(from: URL(string: "https://away.test")!)
                    } catch {
                        notes.add("\((error as? URLError)?.code == .cannotConnectToHost)")
                    }
                }
            }
        }
        let notes = Notes()
        let stage = Stage(files: Server()) { Content(notes: notes) }
        stage.host.advance(to: 1)
        #expect(notes.lines == ["POST /a [\"Y\": \"x\"] body", "418 text/tea", "POST /a [\"Y\": \"x\"] new", "true"])
        #expect(stage.host.warnings == ["away.test: nobody is there"])
    }

    @Test func tasksAnswerInVirtualTime() {
        struct Content: View {
            let notes: Notes
            var body: some View {
                Color.red.onAppear {
                    let notes = notes
                    SwiftUI.URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, error in
                        MainActor.assumeIsolated { notes.add("\(data == nil) \(error != nil)") }
                    }.resume()
                    notes.add("asked")
                }
            }
        }
        let notes = Notes()
        let stage = Stage { Content(notes: notes) }
        stage.host.advance(to: 1)
        #expect(notes.lines == ["asked", "true true"])
    }

    @Test func anAnswerThatIsKeptIsGiven() async throws {
        let cache = SwiftUI.URLCache(memoryCapacity: 10, diskCapacity: 0)
        let configuration = SwiftUI.URLSessionConfiguration.default
        configuration.urlCache = cache
        let session = SwiftUI.URLSession(configuration: configuration)
        func request(_ name: String) -> SwiftUI.URLRequest {
            SwiftUI.URLRequest(url: URL(string: "https://example.org/\(name)")!)
        }
        func keep(_ name: String, _ count: Int) {
            let response = SwiftUI.URLResponse(
                url: request(name).url!, mimeType: nil, expectedContentLength: count, textEncodingName: nil)
            cache.storeCachedResponse(
                SwiftUI.CachedURLResponse(response: response, data: Data(count: count)), for: request(name))
        }
        keep("a", 4)
        keep("b", 5)
        #expect(try await session.data(for: request("a")).0.count == 4)
        #expect(cache.currentMemoryUsage == 9)
        // The oldest answer is evicted, and an answer that is larger than the cache is not cached.
        keep("c", 6)
        keep("d", 11)
        #expect(cache.cachedResponse(for: request("a")) == nil && cache.cachedResponse(for: request("b")) == nil)
        #expect(cache.cachedResponse(for: request("c"))?.data.count == 6)
        #expect(cache.cachedResponse(for: request("d")) == nil)
        var anew = request("c")
        anew.cachePolicy = .reloadIgnoringLocalCacheData
        await #expect(throws: URLError.self) { try await session.data(for: anew) }
        cache.removeCachedResponse(for: request("c"))
        #expect(cache.currentMemoryUsage == 0)
    }

    @Test func delegatesReceiveMetrics() async throws {
        final class Delegate: NSObject, SwiftUI.URLSessionTaskDelegate, @unchecked Sendable {
            var metrics: SwiftUI.URLSessionTaskMetrics?
            func urlSession(
                _ session: SwiftUI.URLSession, task: SwiftUI.URLSessionTask,
                didFinishCollecting metrics: SwiftUI.URLSessionTaskMetrics
            ) { self.metrics = metrics }
        }
        let folder = try TemporaryFolder()
        let file = URL(filePath: folder.path + "/a.txt")
        try Data("words".utf8).write(to: file)
        let delegate = Delegate()
        _ = try await SwiftUI.URLSession.shared.data(for: SwiftUI.URLRequest(url: file), delegate: delegate)
        #expect(delegate.metrics?.redirectCount == 0)
        #expect(delegate.metrics?.transactionMetrics.map(\.request.url) == [file])
    }

    @Test func headersHaveNamesInAnyCase() {
        var request = SwiftUI.URLRequest(url: URL(string: "https://example.org")!)
        request.setValue("a", forHTTPHeaderField: "Accept")
        request.addValue("b", forHTTPHeaderField: "accept")
        #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    }

    /// No socket is opened: sending and receiving fail.
    @Test func webSocketsAreNotOpened() async throws {
        let task = SwiftUI.URLSession.shared.webSocketTask(with: URL(string: "wss://example.org")!)
        task.resume()
        await #expect(throws: URLError.self) { try await task.receive() }
        await #expect(throws: URLError.self) { try await task.send(.string("a")) }
    }
}
