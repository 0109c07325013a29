// SPDX-License-Identifier: MIT

import Foundation
import Testing
import SwiftUICore

@Suite @MainActor
struct GeometryChangeTests {
    @Test func theActionRunsAtFirstAndForEachChange() throws {
        struct Growing: View {
            let notes: Notes
            @State var side: CGFloat = 10
            var body: some View {
                Box(side: side)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { notes.add("\(Int($0)) \(Int($1))") }
                    .onTapGesture { side = 30 }
            }
        }
        let notes = Notes()
        let stage = Stage { Growing(notes: notes) }
        stage.host.play(EventScript([try .init(at: 1, .tap(.point(CGPoint(x: 50, y: 50))))]))
        stage.host.advance(to: 0.5)
        #expect(notes.lines == ["10 10"])
        stage.host.advance(to: 2)
        #expect(notes.lines == ["10 10", "10 30"])
    }
}
