// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// A partial update gives the same result as a new host.
@MainActor
@Suite struct UnchangedPartTests {
    /// Shows the steps one after another in one window, and compares each with the same content in a new window.
    private func expectAsMadeAnew<Content: View>(
        _ steps: [Int], environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: @escaping (Int) -> Content
    ) throws {
        let box = StepBox()
        let stage = Stage(environment: environment) { Switching(box: box, content: content) }
        _ = try stage.list()
        for (index, step) in steps.enumerated() {
            box.set(step)
            let list = try stage.list(at: Double(index + 1))
            let anew = try Stage(environment: environment) { content(step) }.list()
            #expect(list == anew, "step \(step)")
        }
    }

    private static let steps = [1, 1, 2, 0, 2]

    // MARK: Places

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func nestedMoves(_ direction: LayoutDirection) throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        try expectAsMadeAnew(Self.steps, environment: environment) { step in
            ZStack {
                ForEach(0..<20, id: \.self) { index in
                    Box().position(x: 10 + Double(step * index), y: 10 * Double(step))
                        .frame(width: 60, height: 60)
                        .position(x: 30 + Double(step), y: 40)
                }
            }
        }
    }

    @Test func sizesAndPlacesAtOnce() throws {
        try expectAsMadeAnew(Self.steps) { step in
            HStack {
                Box(side: 10 + CGFloat(step)).position(x: 10 * Double(step), y: 5)
                Box().position(x: 5, y: 10 * Double(step)).fixedSize()
                Box().frame(width: 20, height: 20, alignment: step == 1 ? .leading : .bottomTrailing)
            }
        }
    }

    @Test func guidesMoveAlong() throws {
        try expectAsMadeAnew(Self.steps) { step in
            HStack(alignment: .firstTextBaseline) {
                Text("a").position(x: 10, y: 10 + 10 * Double(step)).frame(width: 30)
                Text("b")
            }
        }
    }

    @Test func aWayInAWayIsOneWay() throws {
        func moving(_ inner: Int, _ outer: Int) -> some View {
            Box().position(x: 20 + 40 * Double(inner), y: 20)
                .frame(width: 60, height: 60)
                .position(x: 40 + 20 * Double(outer), y: 50)
        }
        let (both, outer, inner) = (StepBox(), StepBox(), StepBox())
        let together = Stage { Switching(box: both) { moving($0, $0) } }
        let apart = Stage {
            Switching(box: outer) { outer in
                Switching(box: inner) { inner in
                    Box().position(x: 20 + 40 * Double(inner), y: 20)
                }
                .frame(width: 60, height: 60)
                .position(x: 40 + 20 * Double(outer), y: 50)
            }
        }
        #expect(try together.xs(at: 1) == [25])
        #expect(try apart.xs(at: 1) == [25])
        withAnimation(.spring(duration: 1, bounce: 0.4)) {
            both.set(1)
            inner.set(1)
            outer.set(1)
        }
        for time in [1, 1.1, 1.3, 1.7, 2.2] { #expect(try apart.xs(at: time) == together.xs(at: time)) }
        #expect(try apart.xs(at: 20) == [85])
    }

    // MARK: Texts

    @Test func equalTextsInOtherPlaces() throws {
        try expectAsMadeAnew([1, 1, 2, 3, 0, 3]) { step in
            VStack {
                Text("Step \(step / 2)")
                Text("Words ") + Text("of").bold() + Text(" several").foregroundStyle(step == 3 ? .red : .blue)
            }
            .font(step == 2 ? .title : .body)
            .foregroundStyle(step == 0 ? .primary : .secondary)
            .redacted(reason: step == 3 ? .placeholder : [])
        }
    }

    @Test func oneOfManyTextsChanges() throws {
        try expectAsMadeAnew(Self.steps) { step in
            VStack(spacing: 0) {
                Text("Step \(step)")
                ForEach(0..<20, id: \.self) { Text("Line \($0)") }
            }
            .font(.system(size: 4))
        }
    }

    // MARK: Loops

    @Test func idsThatStayComeGoAndRepeat() throws {
        let ids = [[1, 2, 3], [1, 2, 3], [3, 2, 1], [1, 1, 2], [1, 1, 2], [1, 2], []]
        try expectAsMadeAnew([0, 1, 1, 2, 1, 3, 4, 5, 6, 1]) { step in
            HStack(spacing: 1) {
                ForEach(ids[step], id: \.self) { Box(side: CGFloat(2 * $0 + step)) }
            }
        }
    }
}
