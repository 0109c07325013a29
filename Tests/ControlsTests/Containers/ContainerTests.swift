// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ContainerTests {
    private let notes = Notes()

    private func color(_ style: Color) throws -> RGBAColor? { try Stage { style }.colors()[0] }

    // MARK: Labelled content

    @Test func theValueStandsAtTheTrailingEdgeInGrey() throws {
        let stage = Stage {
            LabeledContent {
                Rectangle().frame(width: 10, height: 10)
            } label: {
                Rectangle().frame(width: 20, height: 10)
            }
        }
        #expect(try stage.frames() == ["0 45 20 10", "90 45 10 10"])
        let secondary = try Stage { Rectangle().fill(.secondary) }.colors()[0]
        #expect(try stage.colors() == [try color(.primary), secondary])
    }

    @Test func withoutLabelsTheValueIsAlone() throws {
        let stage = Stage { LabeledContent("Name") { Box() }.labelsHidden() }
        #expect(try stage.frames() == ["45 45 10 10"])
    }

    private struct Below: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                configuration.content
            }
        }
    }

    @Test func aStyleHoldsForContentInContent() throws {
        let stage = Stage {
            LabeledContent {
                LabeledContent {
                    Box()
                } label: {
                    Box()
                }
            } label: {
                Box()
            }
            .labeledContentStyle(Below())
        }
        #expect(try stage.frames() == ["45 35 10 10", "45 45 10 10", "45 55 10 10"])
    }

    // MARK: Boxes

    @Test func aBoxHasAGroundAroundItsContent() throws {
        let stage = Stage { GroupBox { Box() } }
        #expect(try stage.frames() == ["29 29 42 42", "45 45 10 10"])
        #expect(try stage.colors()[0] == color(Color(.secondarySystemBackground)))
    }

    @Test func aBoxInABoxIsLighter() throws {
        let stage = Stage { GroupBox { GroupBox { Box() } } }
        #expect(try stage.colors()[1] == color(Color(.tertiarySystemBackground)))
    }

    // MARK: Disclosure

    @Test func aTapOnTheLabelShowsTheContent() throws {
        let stage = Stage(200, 200) { DisclosureGroup("More") { Color.red.frame(width: 200, height: 50) } }
        stage.host.play(EventScript([.tap("More", at: 1), .tap("More", at: 3)]))
        func red(at time: Double) throws -> [DrawnLeaf] {
            let color = try color(.red)
            return try stage.list(at: time).leaves.filter { $0.color == color }
        }
        #expect(try red(at: 0.9).isEmpty)
        #expect(try red(at: 1.1).first.map { $0.opacity < 1 } == true)
        #expect(try red(at: 2.9).first?.opacity == 1)
        #expect(try red(at: 5).isEmpty)
    }

    @Test func aBindingOpensItFromOutside() throws {
        let closed = Stage(200, 200) { DisclosureGroup("More", isExpanded: .constant(false)) { Box(color: .red) } }
        let open = Stage(200, 200) { DisclosureGroup("More", isExpanded: .constant(true)) { Box(color: .red) } }
        let red = try color(.red)
        #expect(try !closed.colors().contains(red))
        #expect(try open.colors().contains(red))
    }

    // MARK: Nothing to show

    @Test func unavailableContentIsCentred() throws {
        let stage = Stage(200, 400) {
            ContentUnavailableView {
                Color.red.frame(width: 20, height: 20)
            } actions: {
                Button("Reload") { notes.add("reload") }
            }
        }
        stage.host.play(EventScript([.tap("Reload", at: 1)]))
        #expect(try stage.list(at: 2).leaves[0].frame.midX == 100)
        #expect(notes.lines == ["reload"])
    }

    // MARK: Groups of controls

    @Test func controlsOfAGroupStandSideBySide() throws {
        let stage = Stage(300, 100) {
            ControlGroup {
                Button("Less") { notes.add("less") }
                Button("More") { notes.add("more") }
            }
        }
        stage.host.play(EventScript([.tap("More", at: 1), .tap("Less", at: 2)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["more", "less"])
    }
}
