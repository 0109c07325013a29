// SPDX-License-Identifier: MIT

import Geometry
import SwiftUI
import TestSupport
import Testing
@testable import Screens

/// A sheet that is pulled down by its bar or by the top of its content.
@MainActor @Suite struct SheetPullTests {
    private struct Sheet: View {
        let notes: Notes
        let isLocked: Bool
        @State private var isShown = true

        var body: some View {
            Color.clear
                .sheet(isPresented: $isShown) {
                    NavigationStack {
                        ScrollView { Text("Long").frame(maxWidth: .infinity).frame(height: 3000, alignment: .top) }
                            .navigationTitle("About")
                    }
                    .interactiveDismissDisabled(isLocked)
                }
                .onChange(of: isShown) { notes.add($1 ? "shown" : "gone") }
        }
    }

    /// Only the presenter recedes: the sheet keeps its size while it leaves.
    @Test(arguments: (0...10).map { Double($0) * 0.05 })
    func aLeavingSheetKeepsItsSize(time: Double) throws {
        struct Presenter: View {
            @State private var isShown = true

            var body: some View {
                Color.blue.sheet(isPresented: $isShown) {
                    Color.red.ignoresSafeArea().task {
                        try? await Task.sleep(for: .seconds(1))
                        isShown = false
                    }
                }
            }
        }
        let leaves = try Stage(390, 800) { Presenter() }.list(at: 1 + time).leaves
        let red = leaves.filter { $0.color == Color.red.resolve(.init()) }
        #expect(red.allSatisfy { $0.frame.width == 390 })
        if time <= 0.3 { #expect(!red.isEmpty) }
    }

    /// A sheet that is pulled below its lowest detent moves as a whole. Above it, the
    /// content is as high as the finger makes it.
    @Test func aPulledSheetMovesAsAWhole() throws {
        struct Presenter: View {
            var body: some View {
                Color.blue.sheet(isPresented: .constant(true)) {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 30, height: 10)
                        Spacer(minLength: 0)
                        Color.green.frame(width: 30, height: 10)
                    }
                    .presentationDetents([.medium, .large])
                }
            }
        }
        func places(_ distance: CGFloat, at time: Double) throws -> (top: CGFloat, bottom: CGFloat) {
            let stage = Stage(390, 800) { Presenter() }
            stage.host.play(
                EventScript([
                    .drag(CGPoint(x: 100, y: 430), by: CGSize(width: 0, height: distance), at: 1, duration: 1)
                ]))
            let leaves = try stage.list(at: time).leaves
            func place(_ color: Color) throws -> CGFloat {
                let resolved = color.resolve(.init())
                return try #require(leaves.first { $0.color == resolved && $0.frame.width == 30 }?.frame.minY)
            }
            return (try place(.red), try place(.green))
        }
        let (rest, raised, pulled) = (try places(0, at: 0.9), try places(-150, at: 1.9), try places(150, at: 1.9))
        #expect(raised.top < rest.top - 100)
        #expect(isClose(raised.bottom, rest.bottom, within: 1))
        #expect(pulled.top > rest.top + 100)
        #expect(isClose(pulled.bottom - pulled.top, rest.bottom - rest.top, within: 1))
    }

    private func isGone(_ drags: [(from: CGFloat, by: CGFloat)], isLocked: Bool = false) throws -> Bool {
        let notes = Notes()
        let stage = Stage(390, 800) { Sheet(notes: notes, isLocked: isLocked) }
        stage.host.play(
            EventScript(
                drags.enumerated().map { index, drag in
                    .drag(
                        CGPoint(x: 200, y: drag.from), by: CGSize(width: 0, height: drag.by),
                        at: 1 + 2 * Double(index), duration: 0.3)
                }))
        _ = try stage.list(at: 8)
        return notes.lines == ["gone"]
    }

    @Test func theBarPullsTheSheet() throws {
        #expect(try isGone([(80, 500)]))
        #expect(try !isGone([(80, 500)], isLocked: true))
        #expect(try !isGone([(80, 20)]))
    }

    @Test func theTopOfTheContentPullsTheSheet() throws {
        #expect(try isGone([(300, 450)]))
        // The first drag scrolls down. The second one scrolls back to the top, so it does not pull the sheet.
        #expect(try !isGone([(600, -300), (300, 200)]))
        #expect(try isGone([(600, -300), (300, 400), (300, 450)]))
    }
}
