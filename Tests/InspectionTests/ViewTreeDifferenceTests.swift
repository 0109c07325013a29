// SPDX-License-Identifier: MIT

import Inspection
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ViewTreeDifferenceTests {
    private func tree(@ViewBuilder _ content: () -> some View) -> ViewTree {
        let stage = Stage(200, 200, content: content)
        stage.host.advance(to: 0)
        return stage.host.viewTree()
    }

    private func sentences(
        @ViewBuilder _ old: () -> some View, @ViewBuilder to new: () -> some View
    ) -> [String] {
        ViewTreeDifference(expected: tree(old), actual: tree(new)).sentences
    }

    @Test func equalTreesHaveNoChanges() {
        #expect(
            sentences {
                Text("A")
            } to: {
                Text("A")
            } == [])
    }

    @Test func textChangesComeFirst() {
        let words = sentences {
            VStack {
                Text("Save"); Text("B")
            }
        } to: {
            VStack {
                Text("Store"); Text("B")
            }
        }
        #expect(words.first == "Text reads “Store” instead of “Save”")
    }

    @Test func movesHaveAReason() {
        let words = sentences {
            VStack(spacing: 0) {
                Color.red.frame(height: 20); Text("Save")
            }
        } to: {
            VStack(spacing: 0) {
                Color.red.frame(height: 28); Text("Save")
            }
        }
        #expect(
            words.contains { $0.hasPrefix("“Save” moved 4 pt down, because Color has .frame(height: 28)") }, "\(words)")
    }

    /// A changed colour does not move other views, so it is not reported as the reason of a move.
    @Test func fixedViewsAreNoReason() {
        func circle(_ color: Color, _ width: CGFloat) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Circle().fill(color).frame(width: width, height: 20)
                Text("Save")
            }
        }
        let both = sentences {
            circle(.red, 20)
        } to: {
            circle(.blue, 140)
        }
        #expect(both.contains { $0.contains("fill #") })
        #expect(
            both.contains { $0.contains("moved") && $0.contains("because Circle has .frame(width: 140") }, "\(both)")
        #expect(!both.contains { $0.contains("because Circle has fill") }, "\(both)")
    }

    @Test func equalChangesOfALoopAreReportedOnce() {
        func rows(_ padding: CGFloat) -> some View {
            VStack {
                ForEach(0..<4) { row in HStack { Text("Row \(row)") }.padding(padding) }
            }
        }
        let words = sentences {
            rows(8)
        } to: {
            rows(10)
        }
        #expect(words.first == "HStack has .padding(insets: 10) instead of .padding(insets: 8), 4 times", "\(words)")
    }

    @Test func theSpacingOfStacksIsSeen() {
        let words = sentences {
            VStack(spacing: 4) {
                Text("A"); Text("B"); Text("C")
            }
        } to: {
            VStack(spacing: 10) {
                Text("A"); Text("B"); Text("C")
            }
        }
        #expect(words.first == "VStack has 6 pt more space between its views")
    }

    @Test func addedAndRemovedViewsAreNamed() {
        let words = sentences {
            VStack {
                Text("A"); Text("B")
            }
        } to: {
            VStack {
                Text("A"); Text("B"); Image(systemName: "star")
            }
        }
        #expect(words.first == "“star” is new")
        let back = sentences {
            VStack {
                Text("A"); Text("B"); Text("C")
            }
        } to: {
            VStack {
                Text("A"); Text("C")
            }
        }
        #expect(back.first == "“B” is gone")
    }

    @Test func coloursAreNamed() {
        let words = sentences {
            Circle().fill(Color(red: 1, green: 0, blue: 0))
        } to: {
            Circle().fill(Color(red: 0, green: 0, blue: 1))
        }
        #expect(words == ["Circle has fill #0000ff instead of fill #ff0000"])
    }

    @Test func manyAreCounted() {
        let words = sentences {
            VStack { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
        } to: {
            VStack { ForEach(0..<20, id: \.self) { Text("Line \($0)") } }
        }
        #expect(words.count == 13 && words.last?.hasPrefix("and ") == true)
    }
}
