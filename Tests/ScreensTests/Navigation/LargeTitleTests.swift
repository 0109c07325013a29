// SPDX-License-Identifier: MIT

import Drawing
import Geometry
import SwiftUI
import TestSupport
import Testing
@testable import Screens

/// A large title and the small one in the bar, while the content scrolls.
@MainActor @Suite struct LargeTitleTests {
    private func stage(rows: Int) -> Stage {
        Stage(390, 800) {
            NavigationStack { List(0..<rows, id: \.self) { Text("Row \($0)") }.navigationTitle("Names") }
        }
    }

    private func drag(by distance: CGFloat) -> EventScript {
        EventScript([.drag(CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: distance), at: 0.5, duration: 0.4)])
    }

    /// The opacity of the small title.
    private func small(_ list: DisplayList) -> Double {
        let inBar = list.leaves.filter { $0.frame.midY < 44 }
        return inBar.first { abs($0.frame.midX - 195) < 60 }?.opacity ?? 0
    }

    /// The state after momentum scrolling does not depend on the frames before: a single frame equals the same frame of
    /// an animation.
    @Test(arguments: [2, 40], [1.2, 2.0])
    func aStillEqualsTheFrameOfAFilm(rows: Int, time: Double) throws {
        let (still, film) = (stage(rows: rows), stage(rows: rows))
        for stage in [still, film] { stage.host.play(drag(by: -150)) }
        for frame in 0...Int(time * 60) { _ = try film.list(at: Double(frame) / 60) }
        #expect(try still.list(at: time) == film.list(at: time))
    }

    /// A list shorter than the page scrolls back after a drag, and the small title disappears again.
    @Test func onlyOneTitleIsShownAtRest() throws {
        let stage = stage(rows: 2)
        stage.host.play(drag(by: -150))
        #expect(try small(stage.list(at: 0.9)) == 1)
        #expect(try small(stage.list(at: 2)) == 0)
    }

    /// Phones in landscape have a bar of 32 points without a large title. A tablet in landscape has both.
    @Test(arguments: [(852, 393, 32), (667, 375, 32), (932, 430, 32), (393, 852, 96), (375, 667, 96), (1180, 820, 96)])
    func theBarHasTheHeightOfItsDevice(width: CGFloat, height: CGFloat, bar: CGFloat) throws {
        var tops: [CGFloat] = []
        let stage = Stage(width, height) {
            NavigationStack {
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.safeAreaInsets.top, initial: true) { tops.append($1) }
                }
                .navigationTitle("Names")
            }
        }
        _ = try stage.list(at: 0)
        #expect(tops.last == bar)
    }

    /// A drag that would stop in the middle of the title shows or hides it as a whole.
    @Test(arguments: (4...24).map { -5 * CGFloat($0) })
    func aDragEndsBesideTheTitle(distance: CGFloat) throws {
        struct Rows: View {
            let places: (CGFloat) -> Void

            var body: some View {
                NavigationStack {
                    List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("Names")
                        .onScrollGeometryChange(for: CGFloat.self) {
                            $0.contentOffset.y + $0.contentInsets.top
                        } action: {
                            places($1)
                        }
                }
            }
        }
        var places: [CGFloat] = []
        let stage = Stage(390, 800) { Rows { places.append($0) } }
        stage.host.play(drag(by: distance))
        _ = try stage.list(at: 3)
        let end = try #require(places.last)
        #expect(end < 0.05 || end > 51.95, "\(end)")
    }
}
