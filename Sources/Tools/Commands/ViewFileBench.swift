// SPDX-License-Identifier: MIT

import Benchmarks
import Support
import Foundation
import Zoetrope

/// Measures repeated renderings of two files of view code by this program, with a cache of its own.
struct ViewFileBench {
    /// The number of runs of each case.
    var runs: Int

    /// - Parameter say: receives the name of the case in progress.
    func measure(_ say: (String) -> Void) throws -> [ViewFileTiming] {
        guard let folder = FileSystem.makeTemporaryFolder() else {
            throw OutputError.cannotCreate(path: NSTemporaryDirectory(), errno: errno)
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Child programs inherit this variable, so they use the bench's own cache.
        setenv("XDG_CACHE_HOME", folder, 1)
        let file = folder + "/Cards.swift"
        var edit = 0
        func write(_ text: String) throws { try text.write(toFile: file, atomically: false, encoding: .utf8) }
        func edited(_ source: String) throws {
            edit += 1
            try write(source.replacing("\"Cards\"", with: "\"Cards \(edit)\""))
        }
        return try [
            ("10 lines, edited: to the new picture", { try edited(Self.shortSource) }, Int32(0)),
            ("60 lines, edited: to the new picture", { try edited(Self.source) }, 0),
            ("60 lines, unchanged: to the picture", {}, 0),
            (
                "60 lines, a wrong name: to the compiler's word",
                { try write(Self.source.replacing("bold()", with: "bolt()")) },
                ExitStatus.badData
            ),
        ].map { name, prepare, status in
            say(name)
            // A first, unmeasured run brings the compiler's files into the system's file cache.
            try prepare()
            _ = try time(of: file, in: folder, status)
            let times = try (0..<runs).map { _ in
                try prepare()
                return try time(of: file, in: folder, status)
            }
            return ViewFileTiming(name: name, milliseconds: times.sorted()[times.count / 2])
        }
    }

    private func time(of file: String, in folder: String, _ status: Int32) throws -> Double {
        guard let program = AssetFolders.runningExecutable else { throw DataError("this program cannot be found") }
        let clock = ContinuousClock()
        let start = clock.now
        let run = try ChildProgram(
            program, [file, "-o", folder + "/cards.png", "--force", "-q"], input: .nothing, keepsOutput: false)
        let ending = try run.wait(within: ChildProgram.Limits())
        guard ending == .exit(status) else { throw DataError("the file of the benchmark: \(run.messages)") }
        return (clock.now - start) / .milliseconds(1)
    }

    /// A small file: one view with state.
    private static let shortSource = """
        import SwiftUI

        struct Cards: View {
            @State private var isOn = false

            var body: some View {
                Text("Cards").opacity(isOn ? 1 : 0.5).onTapGesture { isOn.toggle() }
            }
        }
        #Preview { Cards() }
        """

    /// A typical file: a list of cards with a header, styles and an animation.
    private static let source = """
        import SwiftUI

        struct Card: Identifiable {
            let id: Int
            let title: String
            let symbol: String
            let color: Color
        }

        struct CardView: View {
            let card: Card
            let isSelected: Bool

            var body: some View {
                HStack(spacing: 12) {
                    Image(systemName: card.symbol)
                        .font(.title2)
                        .foregroundStyle(.white)
                        .frame(width: 44, height: 44)
                        .background(card.color, in: RoundedRectangle(cornerRadius: 10))
                    VStack(alignment: .leading) {
                        Text(card.title).font(.headline)
                        Text("Card \\(card.id)").font(.caption).foregroundStyle(.secondary)
                    }
                    Spacer()
                    if isSelected {
                        Image(systemName: "checkmark").transition(.scale)
                    }
                }
                .padding()
                .background(.white, in: RoundedRectangle(cornerRadius: 16))
                .shadow(color: .black.opacity(0.15), radius: isSelected ? 12 : 4, y: 2)
            }
        }

        struct Cards: View {
            @State private var selection: Int?
            private let cards = [
                Card(id: 1, title: "Sun", symbol: "sun.max.fill", color: .orange),
                Card(id: 2, title: "Heart", symbol: "heart.fill", color: .red),
                Card(id: 3, title: "Leaf", symbol: "leaf.fill", color: .green),
            ]

            var body: some View {
                VStack(spacing: 16) {
                    Text("Cards").font(.largeTitle).bold()
                    ForEach(cards) { card in
                        CardView(card: card, isSelected: selection == card.id)
                            .onTapGesture {
                                withAnimation(.spring()) { selection = card.id }
                            }
                    }
                }
                .padding()
            }
        }

        #Preview { Cards() }
        """
}
