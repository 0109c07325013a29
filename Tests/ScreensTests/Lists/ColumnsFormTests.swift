// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

/// Forms of macOS: columns of labels and controls, and groups.
@Suite @MainActor struct ColumnsFormTests {
    private func stage<Content: View>(_ width: CGFloat = 300, isMac: Bool = true, @ViewBuilder _ content: () -> Content)
        -> Stage
    {
        var environment = EnvironmentValues()
        if isMac { environment.systemPalette = .macOS15 }
        return Stage(width, 400, scale: 2, environment: environment, content: content)
    }

    private func frames(_ stage: Stage) throws -> [CGRect] { try stage.list().leaves.map(\.frame) }

    /// Rows with labels of 10 and 40 points, and one without a label.
    @ViewBuilder private var rows: some View {
        LabeledContent {
            Box(color: .red, side: 20)
        } label: {
            Box()
        }
        LabeledContent {
            Box(color: .red, side: 20)
        } label: {
            Box(side: 40)
        }
        Box(color: .red, side: 30)
    }

    @Test func labelsEndAndControlsBeginAtOneLine() throws {
        let boxes = try frames(stage { Form { rows } })
        let (labels, controls) = ([boxes[0], boxes[2]], [boxes[1], boxes[3], boxes[4]])
        #expect(Set(labels.map(\.maxX)).count == 1)
        #expect(Set(controls.map(\.minX)).count == 1)
        #expect(controls[0].minX - labels[0].maxX == 8)
        #expect(boxes[2].minX == 300 - boxes[4].maxX, "the form is centred")
    }

    @Test func columnsAreThoseOfTheStyleOnIOSToo() throws {
        let columns = try frames(stage(isMac: false) { Form { rows }.formStyle(.columns) })
        #expect(columns[1].minX == columns[4].minX)
        let list = try frames(stage(isMac: false) { Form { rows } })
        #expect(list.count > columns.count, "the form of iOS has a ground and cards")
    }

    @Test func fieldsReachTheTrailingEdgeOfTheForm() throws {
        for width in [200.0, 300] {
            let boxes = try frames(
                stage(width) {
                    Form {
                        TextField(text: .constant("")) { Box(side: 30) }
                        TextField(text: .constant("")) { Box(side: 60) }
                    }
                })
            let fields = boxes.filter { $0.height == 22 }
            #expect(fields.allSatisfy { $0.minX == 68 && abs($0.maxX - width) < 1e-6 })
        }
    }

    @Test func theTitleOfAFieldIsItsLabelAndNotItsPrompt() throws {
        let field = TextField(text: .constant("")) { Box() }
        let inForm = try #require(frames(stage { Form { field } }).first)
        #expect(inForm.width == 10 && abs(inForm.minX) < 1e-6)
        let alone = try frames(stage { field })
        #expect(alone.contains { $0.width == 10 && $0.minX == 4 }, "without a form the label is the prompt")
    }

    @Test func buttonsInARowStandUnderTheControls() throws {
        let boxes = try frames(
            stage {
                Form {
                    LabeledContent {
                        Box(color: .red)
                    } label: {
                        Box(side: 50)
                    }
                    HStack {
                        Button("A") {}; Button("B") {}
                    }
                }
            })
        #expect(boxes[2].minX == boxes[1].minX)
    }

    @Test func groupsHaveASwitchAndTheirControlsAtTheTrailingEdge() throws {
        let boxes = try frames(
            stage { Form { Toggle(isOn: .constant(true)) { Box() } }.formStyle(.grouped) })
        let track = try #require(boxes.first { $0.size == CGSize(width: 26, height: 15) })
        #expect(abs(track.maxX - 270) < 1e-6)
        #expect(boxes.contains { $0.width == 10 && $0.minX == 30 })
        #expect(boxes.contains { $0 == CGRect(x: 20, y: 20, width: 260, height: 36) })
    }

    @Test func rowsOfAGroupAreJoinedAndGroupsAreNot() throws {
        func tops(_ content: some View) throws -> [CGFloat] {
            try frames(stage { Form { content }.formStyle(.grouped) }).filter { $0.width == 260 && $0.height >= 36 }
                .map(\.minY)
        }
        let joined = try tops(
            Section {
                Box(); Box()
            })
        let apart = try tops(
            Group {
                Section { Box() }; Section { Box() }
            })
        #expect(joined == [20, 56])
        #expect(apart == [20, 76])
    }
}
