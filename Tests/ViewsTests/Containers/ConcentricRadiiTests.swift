// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ConcentricRadiiTests {
    private final class Found {
        var own: RectangleCornerRadii?
        var inner: RectangleCornerRadii?

        func note(_ proxy: GeometryProxy) {
            own = proxy.concentricCornerRadii
            inner = proxy.concentricCornerRadii(in: CGRect(x: 2, y: 5, width: 10, height: 10))
        }
    }

    private struct Probe: View {
        let found: Found
        var body: some View {
            GeometryReader { proxy in
                let _ = found.note(proxy)
                Color.red
            }
        }
    }

    private func radii(@ViewBuilder _ content: (Probe) -> some View) throws -> Found {
        let found = Found()
        let stage = Stage(120, 100) { content(Probe(found: found)) }
        _ = try stage.list(at: 0)
        return found
    }

    /// The view is 10 points from the left edge, and 30 from the right one.
    @Test func eachCornerLosesItsDistanceFromTheContainer() throws {
        let found = try radii { probe in
            probe.padding(.leading, 10).padding(.trailing, 30).padding(.vertical, 20)
                .containerShape(.rect(cornerRadius: 24))
        }
        #expect(
            found.own
                == RectangleCornerRadii(topLeading: 14, bottomLeading: 14, bottomTrailing: 4, topTrailing: 4))
        #expect(found.inner?.topLeading == 12 && found.inner?.bottomTrailing == 0)
    }

    @Test func withoutRoundContainersThereAreNone() throws {
        #expect(try radii { $0 }.own == nil)
        #expect(try radii { $0.containerShape(.rect) }.own == nil)
    }
}
