// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// The headers of a plain list's sections below a bar.
@MainActor
@Suite struct PinnedHeaderTests {
    /// Sections of twelve rows with blue headers, 20 points high.
    private struct Page: View {
        let mode: NavigationBarItem.TitleDisplayMode
        let isSearched: Bool

        var body: some View {
            NavigationStack {
                if isSearched { list.searchable(text: .constant("")) } else { list }
            }
        }

        private var list: some View {
            List {
                ForEach(0..<4, id: \.self) { _ in
                    Section {
                        ForEach(0..<12, id: \.self) { _ in Color.red.frame(width: 50, height: 22) }
                    } header: {
                        Color.blue.frame(width: 40, height: 20)
                    }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Names")
            .navigationBarTitleDisplayMode(mode)
        }
    }

    /// At any time, the first header is at the lower edge of the bar, so that no row is seen between the two.
    @Test(
        arguments: [
            (.inline, false, 44), (.large, false, 96), (.inline, true, 96), (.large, true, 148),
        ] as [(NavigationBarItem.TitleDisplayMode, Bool, CGFloat)])
    func headersArePinnedAtTheBar(
        mode: NavigationBarItem.TitleDisplayMode, isSearched: Bool, top: CGFloat
    ) throws {
        let stage = Stage(390, 844, scale: 3) { Page(mode: mode, isSearched: isSearched) }
        stage.host.play(
            EventScript([
                .drag(CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -250), at: 0.5, duration: 2)
            ]))
        let blue = Color.blue.resolve(.init())
        var distances: [CGFloat] = []
        for time in stride(from: 0, through: 4, by: 0.1) {
            let headers = try stage.list(at: time).leaves.filter { $0.color == blue }.map(\.frame.minY).sorted()
            // A section is twelve rows of 44 points and a header of 32.
            let distance = top + 6 + 560 - headers[1]
            distances.append(distance)
            // A header has a padding of 6 points.
            #expect(isClose(headers[0], max(top - distance, 44) + 6, within: 0.4), "\(time) \(distance)")
        }
        // The tested distances include the range in which the bar collapses.
        #expect(distances.first == 0)
        #expect(try #require(distances.last) > 200)
    }
}
