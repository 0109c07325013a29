// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

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

    @Test func theNetworkIsNotAskedAndAViewIsToldSo() {
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
        #expect(stage.host.warnings == ["example.org is not asked: renderings do without the network"])
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

    @Test func headersHaveNamesInAnyCase() {
        var request = SwiftUI.URLRequest(url: URL(string: "https://example.org")!)
        request.setValue("a", forHTTPHeaderField: "Accept")
        request.addValue("b", forHTTPHeaderField: "accept")
        #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    }
}
