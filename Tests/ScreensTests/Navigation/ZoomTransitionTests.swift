// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ZoomTransitionTests {
    private struct Gallery: View {
        let zooms: Bool
        @Namespace private var names

        var body: some View {
            NavigationStack {
                NavigationLink {
                    if zooms { page.navigationTransition(.zoom(sourceID: "red", in: names)) } else { page }
                } label: {
                    Color.red.frame(width: 100, height: 80)
                        .matchedTransitionSource(id: "red", in: names) {
                            $0.clipShape(RoundedRectangle(cornerRadius: 12))
                        }
                }
                .accessibilityLabel("open")
                .toolbar(.hidden, for: .navigationBar)
            }
        }

        private var page: some View { Color.blue.ignoresSafeArea().toolbar(.hidden, for: .navigationBar) }
    }

    private func stage(zooms: Bool = true) -> Stage {
        let stage = Stage(400, 800) { Gallery(zooms: zooms) }
        stage.host.play(EventScript([.tap("open", at: 1)]))
        return stage
    }

    /// The visible part of the blue page.
    private func page(of stage: Stage, at time: Double) throws -> CGRect? {
        func visible(_ items: [DisplayItem], _ outer: ProjectionTransform) -> CGRect? {
            for item in items {
                let map = item.transform.concatenating(outer)
                let clips = item.effects.compactMap { effect -> CGRect? in
                    if case .clip(let path, _) = effect { outer.bounds(of: path.boundingRect) } else { nil }
                }
                var box: CGRect?
                switch item.content {
                case .fill(let path, _, .color(let color)) where color.blue > 0.9 && color.red < 0.5:
                    box = map.bounds(of: path.boundingRect)
                case .group(let members, _): box = visible(members, map)
                default: continue
                }
                if let box { return clips.reduce(box) { $0.intersection($1) } }
            }
            return nil
        }
        return visible(try stage.list(at: time).items, .identity)
    }

    @Test func aPageGrowsOutOfItsSource() throws {
        let stage = stage()
        let source = CGRect(x: 150, y: 360, width: 100, height: 80)
        #expect(try page(of: stage, at: 0.9) == nil)
        var last = source
        for time in [1.05, 1.1, 1.2, 1.3] {
            let box = try #require(try page(of: stage, at: time))
            // The page only grows, and always covers the source from left to right.
            #expect(box.width > last.width - 0.01 && box.height > last.height - 0.01)
            #expect(box.minX <= source.minX + 0.01 && box.maxX >= source.maxX - 0.01)
            // Width and height have covered the same part of their way.
            #expect(isClose((box.width - 100) / 300, (box.height - 80) / 720, within: 0.01))
            last = box
        }
        #expect(try page(of: stage, at: 4) == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(stage.host.warnings.isEmpty)
    }

    /// During the zoom, the red square of the page below stays at x = 150.
    @Test func thePageBelowDoesNotMove() throws {
        let stage = stage()
        for time in [1.01, 1.05, 1.2] {
            let leaves = try stage.list(at: time).leaves
            let red = try #require(leaves.first { ($0.color?.red ?? 0) > 0.9 && ($0.color?.green ?? 1) < 0.5 })
            #expect(isClose(red.frame.minX, 150, within: 1e-6))
        }
    }

    @Test func withoutItPagesSlide() throws {
        let stage = stage(zooms: false)
        let box = try #require(try page(of: stage, at: 1.1))
        #expect(isClose(box.width, 400, within: 0.01) && box.minX > 10 && box.height == 800)
    }

    private struct Presenting: View {
        let isCover: Bool
        let zooms: Bool
        @State private var isShown = false
        @Namespace private var names

        var body: some View {
            let source = Color.red.frame(width: 100, height: 80).matchedTransitionSource(id: 1, in: names)
                .onTapGesture { isShown = true }
            if isCover {
                source.fullScreenCover(isPresented: $isShown) { page }
            } else {
                source.sheet(isPresented: $isShown) { page.presentationDetents([.height(300)]) }
            }
        }

        @ViewBuilder private var page: some View {
            let page = Color.blue.ignoresSafeArea()
            if zooms { page.navigationTransition(.zoom(sourceID: 1, in: names)) } else { page }
        }
    }

    @Test(arguments: [true, false])
    func presentedViewsGrowOutOfTheirSource(isCover: Bool) throws {
        func stage(zooms: Bool) -> Stage {
            let stage = Stage(400, 800) { Presenting(isCover: isCover, zooms: zooms) }
            stage.host.play(EventScript([.tap(CGPoint(x: 200, y: 400), at: 1)]))
            return stage
        }
        let zooming = stage(zooms: true)
        let end = isCover ? CGRect(x: 0, y: 0, width: 400, height: 800) : CGRect(x: 0, y: 500, width: 400, height: 300)
        var last = CGSize(width: 100, height: 80)
        for time in [1.05, 1.1, 1.2, 1.3] {
            let box = try #require(try page(of: zooming, at: time))
            #expect(box.width > last.width && box.height > last.height && box.width < 400)
            // All four edges have covered the same part of their way.
            let progress = (box.width - 100) / 300
            #expect(isClose(box.minX, 150 * (1 - progress), within: 0.5))
            #expect(isClose(box.minY, 360 + (end.minY - 360) * progress, within: 1))
            #expect(isClose(box.maxY, 440 + (end.maxY - 440) * progress, within: 1))
            last = box.size
        }
        #expect(try page(of: zooming, at: 4) == end)
        #expect(zooming.host.warnings.isEmpty)
        // Without the zoom transition, the page rises from the bottom.
        let rising = try #require(try page(of: stage(zooms: false), at: 1.1))
        #expect(rising.width == 400 && rising.minY > end.minY + 10)
    }
}
