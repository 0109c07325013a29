// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import VirtualTime
import Zoetrope

@MainActor
@Suite struct AsyncImageTests {
    /// A network in which one address has a picture and all others fail, and a folder with a file.
    private final class Source: FileProvider, NetworkSource, NetworkProvider {
        let picture: Data
        let file: String?

        init(_ picture: Data, file: String? = nil) { (self.picture, self.file) = (picture, file) }

        var network: (any NetworkProvider)? { self }
        let directories: [String] = []
        func path(ofFile name: String, in subfolder: String?) -> String? { name == "pictures/a.png" ? file : nil }
        func siblings(ofFile name: String, in subfolder: String?) -> [String] { [] }
        func nearest(toFile name: String, in subfolder: String?) -> String? { nil }

        func answer(to request: NetworkRequest) throws(NetworkFailure) -> NetworkAnswer {
            let isThere = request.url.path == "/a.png"
            return NetworkAnswer(status: isThere ? 200 : 404, headers: [:], body: isThere ? picture : Data())
        }
    }

    private struct Picture: View {
        let address: String
        let notes: Notes
        var body: some View {
            AsyncImage(url: URL(string: address)) { phase in
                switch phase {
                case .success(let image): image.onAppear { notes.add("image") }
                case .failure: Color.red.onAppear { notes.add("failure") }
                default: Color.blue.onAppear { notes.add("empty") }
                }
            }
        }
    }

    /// The text must not contain the description of a private type, which includes an address in memory.
    @Test func failureTextsAreTheSameInEachRun() throws {
        let notes = Notes()
        let stage = Stage(images: AssetLibrary(directories: []), files: nil) {
            AsyncImage(url: URL(string: "https://example.com/b.png")) { phase in
                Color.red.onChange(of: phase.error == nil, initial: true) {
                    if let error = phase.error { notes.add(error.localizedDescription) }
                }
            }
        }
        stage.host.advance(to: 0.1)
        #expect(notes.lines.count == 1 && notes.lines[0].hasPrefix("https://example.com/b.png: "))
    }

    /// A PNG file of one grey pixel.
    private func png() throws -> Data {
        try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
            ))
    }

    private func notes(of address: String, _ files: (any FileProvider)?) -> (lines: [String], warnings: [String]) {
        let notes = Notes()
        let stage = Stage(images: AssetLibrary(directories: []), files: files) {
            Picture(address: address, notes: notes)
        }
        stage.host.advance(to: 0.1)
        return (notes.lines, stage.host.warnings)
    }

    @Test func serversAreAskedIfPermitted() throws {
        let source = Source(try png())
        #expect(notes(of: "https://here.test/a.png", source).lines == ["empty", "image"])
        let missing = notes(of: "https://here.test/b.png", source)
        #expect(missing.lines == ["empty", "failure"])
        #expect(missing.warnings == ["AsyncImage: https://here.test/b.png is not fetched: the server says 404"])
    }

    @Test func elseTheyAreNot() {
        let found = notes(of: "https://here.test/a.png", nil)
        #expect(found.lines == ["empty", "failure"])
        #expect(
            found.warnings == [
                "AsyncImage: https://here.test/a.png is not fetched: renderings do without the network, unless --network "
                    + "is given"
            ])
    }

    @Test func anAddressWithoutASchemeIsOfAFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/b.png"
        try png().write(to: URL(filePath: file))
        #expect(notes(of: "pictures/a.png", Source(Data(), file: file)).lines == ["empty", "image"])
        #expect(notes(of: "pictures/c.png", Source(Data(), file: file)).lines == ["empty", "failure"])
        #expect(notes(of: "file://" + file, nil).lines == ["empty", "image"])
    }

    /// A request has headers and a method; the session of the environment, or the shared one, answers it.
    @Test func aRequestIsAnswered() throws {
        let source = Source(try png())
        func notes(_ path: String) -> [String] {
            let notes = Notes()
            let request = URLRequest(url: URL(string: "https://example.com/\(path)")!)
            let stage = Stage(images: AssetLibrary(directories: []), files: source) {
                AsyncImage(request: request) { image in
                    image.onAppear { notes.add("image") }
                } placeholder: {
                    Color.red.onAppear { notes.add("placeholder") }
                }
                .asyncImageURLSession(URLSession(configuration: .ephemeral))
            }
            stage.host.advance(to: 0.1)
            return notes.lines
        }
        #expect(notes("a.png").last == "image")
        #expect(notes("b.png") == ["placeholder"])
    }
}
