// SPDX-License-Identifier: MIT

import CoreFoundation  // Required by the compiler for `timespec`.
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Inserting or removing a view such as `AnyView` also runs the transitions of the views inside of it.
@Suite @MainActor
struct NestedTransitionTests {
    /// The frames and opacities of a box. It is inserted with `.move` and removed with `.scale`, then inserted with
    /// `.scale` and removed with `.move`.
    private func seen(_ wrap: @escaping @MainActor (AnyView) -> AnyView) throws -> [String] {
        let box = StepBox()
        let stage = Stage {
            Switching(box: box) { step in
                ZStack {
                    if step > 0 { wrap(AnyView(Box().transition(step == 1 ? .move(edge: .leading) : .scale))) }
                }
            }
        }
        var seen: [String] = []
        for (time, step) in [(0.0, 0), (1, 1), (3, 2), (4, 0), (6, 2), (7, 1), (8.5, 0)] {
            _ = try stage.list(at: time)
            withAnimation(.linear(duration: 1)) { box.set(step) }
            for part in [0, 0.25, 0.5, 0.9] {
                let leaves = try stage.list(at: time + part).leaves
                seen.append("\(time + part): \(leaves.map { "\($0.frame.text) \($0.opacity)" })")
            }
        }
        return seen
    }

    @Test func layersChangeNothing() throws {
        let plain = try seen { $0 }
        #expect(Set(plain.map { $0.split(separator: ":")[1] }).count > 5, "\(plain)")
        #expect(try seen { AnyView(AnyView(AnyView($0))) } == plain)
        #expect(try seen { AnyView(AnyView($0).padding(0)) } == plain)
    }

    /// The CPU time in seconds that building and drawing `depth` nested views takes; the minimum of five runs.
    private func cost(_ depth: Int, _ content: AnyView) throws -> Double {
        var best = Double.infinity
        for _ in 0..<5 {
            let begin = threadSeconds()
            let stage = Stage { (0..<depth).reduce(content) { view, _ in AnyView(view) } }
            _ = try stage.list()
            best = min(best, threadSeconds() - begin)
        }
        return best
    }

    private func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The cost grows linearly with the number of nested views, not quadratically.
    @Test(arguments: [false, true]) func costGrowsWithTheirNumber(hasTransition: Bool) throws {
        let content = hasTransition ? AnyView(Color.red.transition(.opacity)) : AnyView(Color.red)
        _ = try cost(100, content)
        #expect(try cost(800, content) < 18 * cost(100, content))
    }
}
