// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor @Suite struct BodyEvaluationsTests {
    private struct Row: View {
        let title: String
        var action: (() -> Void)?
        var body: some View { Text(verbatim: title) }
    }

    private struct Equal: View, @MainActor Equatable {
        let title: String
        let action: () -> Void
        var body: some View { Text(verbatim: title) }
        static func == (a: Self, b: Self) -> Bool { a.title == b.title }
    }

    /// Counts up ten times in a second, and shows six rows.
    private struct Counter<Content: View>: View {
        let row: (Int) -> Content
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(count)")
                ForEach(0..<6) { _ in row(count) }
            }
            .task {
                while count < 10 {
                    try? await Task.sleep(for: .seconds(0.1))
                    count += 1
                }
            }
        }
    }

    private func messages(@ViewBuilder _ content: @escaping () -> some View) throws -> [String] {
        try Lint(time: 2)("body-evaluations", content).map(\.message)
    }

    @Test func newClosuresEvaluateForNothing() throws {
        let found = try messages { Counter { _ in Row(title: "Equal", action: {}) } }
        #expect(
            found == [
                "60 of 60 later evaluations of Row's body are for nothing: its values are the same, but ‘action’ is a new "
                    + "closure each time; let Row be Equatable, or pass a value"
            ])
    }

    @Test func changedValuesAreNoFault() throws {
        #expect(try messages { Counter { Row(title: "\($0)", action: {}) } }.isEmpty)
    }

    @Test func equalViewsAndViewsWithoutClosuresAreLeft() throws {
        #expect(try messages { Counter { _ in Row(title: "Equal") } }.isEmpty)
        #expect(try messages { Counter { _ in Equal(title: "Equal", action: {}) } }.isEmpty)
    }
}
