// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ProgressViewTests {
    private func color(_ style: Color) throws -> RGBAColor? { try Stage { style }.colors()[0] }

    @Test(arguments: [(0.5, 50.0), (1, 100), (3, 100)])
    func aLineFillsAsFarAsTheValue(value: Double, width: CGFloat) throws {
        let leaves = try Stage { ProgressView(value: value) }.list().leaves
        #expect(leaves.map(\.frame.text) == ["0 48 100 4", "0 48 \(width.text) 4"])
        #expect(try leaves[1].color == color(.blue))
    }

    @Test func nothingDoneFillsNothing() throws {
        let leaves = try Stage { ProgressView(value: 0.0) }.list().leaves
        #expect(leaves[0].frame.width == 100)
        let isAnythingFilled = leaves.dropFirst().contains { !$0.frame.isEmpty }
        #expect(!isAnythingFilled)
    }

    @Test func theBarShowsTheValueRelativeToTheTotal() throws {
        let part = try Stage { ProgressView(value: 25.0, total: 50) }.frames()
        #expect(part == (try Stage { ProgressView(value: 0.5) }.frames()))
    }

    @Test func labelsStandAboveAndBelow() throws {
        let stage = Stage {
            ProgressView(value: 0.5) {
                Box()
            } currentValueLabel: {
                Box()
            }
        }
        #expect(try stage.frames() == ["0 34 10 10", "0 48 100 4", "0 48 50 4", "0 56 10 10"])
    }

    @Test func withoutAValueAWheelOfEightSpokesTurnsOnceASecond() throws {
        let stage = Stage { ProgressView() }
        let first = try stage.opacities()
        #expect(first.count == 8)
        #expect(first.max() == 1 && first.firstIndex(of: 1) == 0)
        #expect(try stage.opacities(at: 0.12) == first)
        #expect(try stage.opacities(at: 0.13).firstIndex(of: 1) == 1)
        #expect(try stage.opacities(at: 1) == first)
        let box = try stage.list(at: 1).leaves.reduce(CGRect.null) { $0.union($1.frame) }
        #expect(box.text == "40 40 20 20")
    }

    @Test func aLargeWheelHas37Points() throws {
        let leaves = try Stage { ProgressView().controlSize(.large) }.list().leaves
        #expect(isClose(leaves.reduce(CGRect.null) { $0.union($1.frame) }.width, 37, within: 1e-6))
    }

    @Test func aTimeRunsDown() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stage = Stage { ProgressView(timerInterval: start...start.addingTimeInterval(10)) { EmptyView() } }
        let width = try stage.list(at: 4).leaves[1].frame.width
        #expect(isClose(width, 60, within: 1e-6))
    }

    // MARK: Styles

    private struct Widths: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0.1), height: 10)
        }
    }

    @Test func aStyleSeesTheFraction() throws {
        #expect(
            try Stage { ProgressView(value: 2, total: 4).progressViewStyle(Widths()) }.frames() == ["25 45 50 10"])
        #expect(try Stage { ProgressView().progressViewStyle(Widths()) }.frames() == ["45 45 10 10"])
    }
}
