// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct NamespaceTests {
    private struct Named: View {
        @Namespace private var first
        @Namespace private var second
        let notes: Notes
        let handle: Handle
        @State private var count = 0
        var body: some View {
            let _ = notes.add("\(first) \(second)")
            let _ = handle.run = { count += 1 }
            Box(side: CGFloat(10 + count))
        }
    }

    @Test func eachHasItsOwnThatLasts() throws {
        let (notes, handle) = (Notes(), Handle())
        let stage = Stage {
            Named(notes: notes, handle: Handle())
            Named(notes: notes, handle: handle)
        }
        _ = try stage.list()
        handle.run()
        _ = try stage.list(at: 1)
        #expect(notes.lines.count == 3)
        #expect(notes.lines[1] == notes.lines[2])
        let ids = notes.lines.prefix(2).flatMap { $0.split(separator: " ID") }
        #expect(Set(ids).count == ids.count)
    }
}
