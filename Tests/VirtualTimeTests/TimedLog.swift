// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// Notes events with their virtual time in seconds.
@MainActor
final class TimedLog {
    var lines: [String] = []

    func add(_ name: String) {
        let time = (Date.now.timeIntervalSinceReferenceDate * 10_000).rounded() / 10_000
        lines.append("\(name) \(time)")
    }

    /// Runs `action` when a view appears, and advances in `frames` steps to `end`. Returns the lines of this log.
    func lines(until end: Double, frames: Int = 1, _ action: @escaping () -> Void) -> [String] {
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Starting(action: action) }
        for frame in 0...frames { host.advance(to: end * Double(frame) / Double(frames)) }
        #expect(host.warnings.isEmpty)
        return lines
    }
}

/// Runs `action` when it appears.
struct Starting: View {
    let action: () -> Void
    var body: some View { Color.black.onAppear(perform: action) }
}
