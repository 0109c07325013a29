// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing
import Scrolling

@Suite @MainActor
struct ScrollTargetVisibilityTests {
    private struct Watched: View {
        let notes: Notes
        let isLazy: Bool
        let threshold: Double
        let y: CGFloat
        @State private var position = ScrollPosition(edge: .top)
        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition($position)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { notes.add("\($0)") }
            .onAppear { position.scrollTo(y: y) }
        }
        var rows: some View {
            ForEach(0..<40, id: \.self) { Color(white: Double($0) / 40).frame(width: 100, height: 50) }
        }
    }

    /// The window is 100 points high, the rows are 50 points high.
    @Test(arguments: [0, 10, 25, 40, 777, 1900] as [CGFloat])
    func theRowsThatAreVisibleEnoughAreReported(y: CGFloat) {
        for (isLazy, threshold) in [(false, 0.5), (true, 0.5), (true, 0.9), (false, 0.1)] {
            let notes = Notes()
            let stage = Stage(100, 100) { Watched(notes: notes, isLazy: isLazy, threshold: threshold, y: y) }
            stage.host.advance(to: 1)
            let expected = (0..<40).filter { row in
                let (top, bottom) = (CGFloat(row) * 50, CGFloat(row) * 50 + 50)
                return max(min(bottom, y + 100) - max(top, y), 0) / 50 >= threshold
            }
            #expect(notes.lines.last == "\(expected)", "lazy \(isLazy), threshold \(threshold)")
        }
    }

    /// Views with identifiers of another type are left out, so the list is empty and stays so.
    @Test func otherTypesOfIdentifiersAreLeftOut() {
        let notes = Notes()
        let stage = Stage(100, 100) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 50) } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: String.self) { notes.add("\($0)") }
        }
        stage.host.advance(to: 1)
        #expect(notes.lines == ["[]"])
    }
}
