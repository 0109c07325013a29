// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

/// A window of 100 × 200 points, of which 20 are covered at the top, 10 at the bottom, 5 at the leading edge.
@Suite @MainActor struct SafeAreaTests {
    private let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)

    private func frames<Content: View>(
        insets: EdgeInsets? = nil, _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
    ) throws -> [String] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let host = ViewHost(
            size: CGSize(width: 100, height: 200), environment: environment, safeAreaInsets: insets ?? self.insets,
            content: content)
        return try host.displayList().frames
    }

    @Test func viewsKeepClearOfIt() throws {
        #expect(try frames { Color.red } == ["5 20 95 170"])
        #expect(try frames { Color.red.frame(width: 10, height: 10) } == ["48 100 10 10"])
        #expect(try frames(.rightToLeft) { Color.red } == ["0 20 95 170"])
    }

    @Test func ignoringItMeansAllOfTheWindow() throws {
        #expect(try frames { Color.red.ignoresSafeArea() } == ["0 0 100 200"])
        #expect(try frames { Color.red.edgesIgnoringSafeArea(.all) } == ["0 0 100 200"])
        #expect(try frames { Color.red.ignoresSafeArea(edges: .top) } == ["5 0 95 190"])
        #expect(try frames { Color.red.ignoresSafeArea(edges: .horizontal) } == ["0 20 100 170"])
        #expect(try frames { Color.red.ignoresSafeArea(.keyboard) } == ["5 20 95 170"])
        #expect(try frames(.rightToLeft) { Color.red.ignoresSafeArea(edges: .leading) } == ["0 20 100 170"])
    }

    /// Extending views do not affect the stack's layout. The top view extends upwards only, the middle one sideways.
    @Test func viewsAwayFromAnEdgeDoNotExtendThere() throws {
        let frames = try frames {
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea()
                Color.green.frame(height: 30).ignoresSafeArea()
                Color.blue.frame(width: 20)
            }
        }
        #expect(frames == ["0 0 100 90", "0 90 100 30", "43 120 20 70"])
    }

    /// Views of a fixed size move to the top leading corner of the extended area.
    @Test func fixedSizesMoveToTheCorner() throws {
        let top = try frames {
            VStack(spacing: 0) {
                Color.red.frame(height: 30).ignoresSafeArea(edges: .top)
                Spacer()
            }
        }
        #expect(top == ["5 0 95 30"])
        let bottom = try frames {
            VStack(spacing: 0) {
                Spacer()
                Color.red.frame(height: 30).ignoresSafeArea(edges: .bottom)
            }
        }
        #expect(bottom == ["5 160 95 30"])
        let mirrored = try frames(.rightToLeft) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30).ignoresSafeArea(edges: .leading)
                Spacer()
            }
        }
        #expect(mirrored == ["70 20 30 170"])
    }

    /// A bar at an edge spans the whole edge, whatever the content's size.
    @Test func barsAreAsLongAsTheRoom() throws {
        let bar = try frames(insets: EdgeInsets()) {
            Color.red.frame(width: 10).hidden().safeAreaInset(edge: .bottom) { Color.red.frame(height: 20) }
        }
        #expect(bar == ["0 180 100 20"])
    }

    @Test func extendedViewsHaveNoSafeAreaInside() throws {
        #expect(try frames { ZStack { Color.red.ignoresSafeArea() }.ignoresSafeArea() } == ["0 0 100 200"])
    }

    @Test func backgroundsReachUnderIt() throws {
        #expect(try frames { Color.red.background(.blue) } == ["0 0 100 200", "5 20 95 170"])
        let kept = try frames { Color.red.background(.blue, ignoresSafeAreaEdges: .bottom) }
        #expect(kept == ["5 20 95 180", "5 20 95 170"])
        #expect(try frames { Color.red.background(.blue, in: Rectangle()) } == ["5 20 95 170", "5 20 95 170"])
        #expect(try frames { Color.red.frame(height: 10).background(.blue) } == ["0 100 100 10", "5 100 95 10"])
    }

    @Test func geometryReadersReportTheInsets() throws {
        var seen: [EdgeInsets] = []
        func reader(_ note: @escaping (EdgeInsets) -> Void) -> some View {
            GeometryReader { proxy -> Color in
                note(proxy.safeAreaInsets)
                return Color.red
            }
        }
        _ = try frames { reader { seen.append($0) } }
        #expect(seen.last == insets)
        _ = try frames { reader { seen.append($0) }.ignoresSafeArea() }
        #expect(seen.last == EdgeInsets())
        _ = try frames { reader { seen.append($0) }.frame(height: 40) }
        #expect(seen.last == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
    }

    @Test func withoutOneNothingChanges() throws {
        #expect(try frames(insets: EdgeInsets()) { Color.red.ignoresSafeArea() } == ["0 0 100 200"])
        let small = try frames(insets: EdgeInsets()) {
            Color.red.frame(width: 10, height: 10).background(.blue).ignoresSafeArea()
        }
        #expect(small == ["45 95 10 10", "45 95 10 10"])
    }

    @Test func insetsLargerThanTheWindowLeaveNothing() throws {
        #expect(try frames(insets: EdgeInsets(top: 300, leading: 0, bottom: 0, trailing: 0)) { Color.red }.count == 1)
    }
}
