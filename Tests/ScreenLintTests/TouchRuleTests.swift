// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor
@Suite struct TouchRuleTests {
    private let lint = Lint()

    private func field(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).onTapGesture {}
    }

    @Test func targetsHave44Points() throws {
        #expect(try lint("target-size") { field(44, 44) }.isEmpty)
        #expect(try lint("target-size") { field(43.9, 44) }.count == 1)
        #expect(try lint("target-size") { field(44, 43.9) }.first?.message.contains("a height of 43.9 points") == true)
    }

    @Test func paddingCountsIfItTakesTouches() throws {
        let icon = Image(systemName: "gear")
        let shaped = try lint("target-size") {
            Button {
            } label: {
                icon.frame(width: 44, height: 44).contentShape(Rectangle())
            }
        }
        #expect(shaped.isEmpty)
        // A frame around the button does not enlarge its touch target.
        let framed = try lint("target-size") {
            Button {
            } label: {
                icon
            }
            .frame(width: 44, height: 44)
        }
        #expect(framed.count == 1)
        // Without a content shape, a gesture takes touches only where something is drawn.
        let bare = try lint("target-size") { icon.frame(width: 60, height: 60).onTapGesture {} }
        #expect(bare.count == 1)
        let filled = try lint("target-size") {
            icon.frame(width: 60, height: 60).contentShape(Rectangle()).onTapGesture {}
        }
        #expect(filled.isEmpty)
    }

    @Test func systemControlsHaveTheirSize() throws {
        let found = try lint("target-size") {
            VStack {
                Toggle("Sound", isOn: .constant(true))
                Button("Save") {}
                Button("Save") {}.buttonStyle(.borderedProminent)
                Stepper("Guests", value: .constant(1))
                Picker("Size", selection: .constant(0)) {
                    Text("S").tag(0)
                    Text("L").tag(1)
                }
                .pickerStyle(.segmented)
            }
        }
        #expect(found.isEmpty, "\(found)")
        let own = try lint("target-size") {
            Button {
            } label: {
                Text("Save").padding(4).background(.yellow)
            }
        }
        #expect(own.count == 1)
    }

    @Test func targetsOverlap() throws {
        func found(_ distance: CGFloat) throws -> Int {
            try lint("target-overlap") {
                ZStack {
                    field(60, 60)
                    field(60, 60).offset(x: distance)
                }
            }.count
        }
        #expect(try found(40) == 1)
        #expect(try found(60) == 0)
        // A button may overlap a tappable card that contains it.
        let card = try lint("target-overlap") {
            field(120, 120).overlay(alignment: .topTrailing) { field(44, 44) }
        }
        #expect(card.isEmpty)
    }

    @Test func targetsAreCovered() throws {
        func found(_ allows: Bool) throws -> [Finding] {
            try lint("target-covered") {
                Button("Save") {}.overlay {
                    Color.clear.contentShape(Rectangle()).allowsHitTesting(allows)
                }
            }
        }
        #expect(try found(true).count == 1)
        #expect(try found(false).isEmpty)
        // A button behind an opaque view is no fault, because it is hidden on purpose.
        let hidden = try lint("target-covered") {
            ZStack {
                Button("Save") {}
                Color.blue
            }
        }
        #expect(hidden.isEmpty)
        let disabled = try lint("target-covered") {
            Button("Save") {}.disabled(true).overlay { Color.clear.contentShape(Rectangle()) }
        }
        #expect(disabled.isEmpty)
        // Two gestures of one view do not cover each other.
        let twice = try lint("target-covered") {
            Text("Words").onTapGesture {}.gesture(DragGesture())
        }
        #expect(twice.isEmpty)
    }
}
