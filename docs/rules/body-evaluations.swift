// SPDX-License-Identifier: MIT

import SwiftUI

/// Shows six rows, and counts ten times a second.
private struct Clock<Row: View>: View {
    let row: (Int) -> Row
    @State private var ticks = 0

    var body: some View {
        VStack {
            Text("\(ticks)")
            ForEach(1..<4) { row($0) }
        }
        .task {
            while ticks < 20 {
                try? await Task.sleep(for: .seconds(0.05))
                ticks += 1
            }
        }
    }
}

private struct Berth: View {
    let name: String
    let book: () -> Void

    var body: some View { Text(name) }
}

private struct EqualBerth: View, @MainActor Equatable {
    let name: String
    let book: () -> Void

    var body: some View { Text(name) }

    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Clock { Berth(name: "Berth \($0)", book: {}) }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Clock { EqualBerth(name: "Berth \($0)", book: {}) }
}
