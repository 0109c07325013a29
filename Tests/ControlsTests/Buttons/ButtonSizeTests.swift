// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ButtonSizeTests {
    private func box(_ size: ControlSize, _ shape: ButtonBorderShape = .automatic) throws -> CGSize {
        let stage = Stage(scale: 3) {
            Button {
            } label: {
                Color.red.frame(width: 20, height: 20)
            }
            .buttonStyle(.bordered).controlSize(size).buttonBorderShape(shape)
        }
        return try stage.list().leaves[0].frame.size
    }

    @Test func largerControlsHaveMoreAroundTheirLabels() throws {
        #expect(try box(.mini) == CGSize(width: 40, height: 30))
        #expect(try box(.small) == CGSize(width: 40, height: 30))
        #expect(try box(.regular) == CGSize(width: 44, height: 34))
        #expect(try box(.large) == CGSize(width: 60, height: 50))
        #expect(try box(.extraLarge) == box(.large))
    }

    @Test func aRoundOneIsAsWideAsHigh() throws {
        #expect(try box(.regular, .circle) == CGSize(width: 34, height: 34))
        #expect(try box(.large, .capsule) == box(.large))
    }

    @Test func aRangeKeepsSizesWithin() throws {
        struct Size: View {
            let notes: Notes
            @Environment(\.controlSize) var size
            var body: some View { Color.red.onAppear { notes.add("\(size)") } }
        }
        let notes = Notes()
        let stage = Stage {
            Size(notes: notes).controlSize(.small ... .regular).controlSize(.large)
            Size(notes: notes).controlSize(...ControlSize.small)
        }
        stage.host.advance(to: 0)
        #expect(notes.lines == ["regular", "small"])
    }

    // MARK: Styles in styles

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding(5).background(Color.red)
        }
    }

    @Test func aStyleMayAddToTheStyleAroundIt() throws {
        let stage = Stage {
            Button {
            } label: {
                Box()
            }
            .buttonStyle(Framed()).buttonStyle(.bordered)
        }
        #expect(try stage.frames() == ["28 33 44 34", "33 38 34 24", "45 45 10 10"])
    }

    @Test func editButtonsTurnTheModeOverAndBack() throws {
        struct Editing: View {
            let notes: Notes
            @State var mode = EditMode.inactive
            var body: some View {
                EditButton().environment(\.editMode, $mode).onChange(of: mode) { notes.add("\(mode)") }
            }
        }
        let notes = Notes()
        let stage = Stage { Editing(notes: notes) }
        stage.host.play(EventScript([.tap("Edit", at: 1), .tap("Done", at: 2)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["active", "inactive"])
    }
}
