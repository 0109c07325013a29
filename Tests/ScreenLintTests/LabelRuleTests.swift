// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor
@Suite struct LabelRuleTests {
    private let lint = Lint()

    private func button(@ViewBuilder _ label: () -> some View) -> some View { Button(action: {}, label: label) }

    @Test func symbolsInButtonsNeedALabel() throws {
        let icon = Image(systemName: "gear")
        #expect(try lint("missing-label") { button { icon } }.count == 1)
        #expect(try lint("missing-label") { button { icon }.accessibilityLabel("Settings") }.isEmpty)
        #expect(try lint("missing-label") { button { icon.accessibilityLabel("Settings") } }.isEmpty)
        #expect(try lint("missing-label") { button { Label("Settings", systemImage: "gear") } }.isEmpty)
        let short = try lint("missing-label") {
            button { Label("Settings", systemImage: "gear") }.labelStyle(.iconOnly)
        }
        #expect(short.isEmpty)
        #expect(try lint("missing-label") { button { icon }.accessibilityHidden(true) }.isEmpty)
        #expect(try lint("missing-label") { icon.onTapGesture {} }.count == 1)
        #expect(try lint("missing-label") { icon }.isEmpty)
    }

    @Test(arguments: ["", "Size"]) func controlsNeedALabel(_ title: String) throws {
        let expected = title.isEmpty ? 1 : 0
        func count(@ViewBuilder _ control: @escaping () -> some View) throws -> Int {
            try lint("missing-label", control).count
        }
        func options() -> some View {
            Group {
                Text("S").tag(0)
                Text("L").tag(1)
            }
        }
        #expect(
            try count { Picker(title, selection: .constant(0)) { options() }.pickerStyle(.segmented) } == expected)
        #expect(try count { Picker(title, selection: .constant(0)) { options() }.pickerStyle(.menu) } == expected)
        #expect(try count { Picker(title, selection: .constant(0)) { options() }.pickerStyle(.wheel) } == expected)
        #expect(try count { Toggle(title, isOn: .constant(true)) } == expected)
        #expect(try count { Toggle(title, isOn: .constant(true)).labelsHidden() } == expected)
        #expect(try count { TextField(title, text: .constant("")) } == expected)
        #expect(try count { Slider(value: .constant(0.5)) { Text(title) } } == expected)
        #expect(try count { DatePicker(title, selection: .constant(.now)) } == expected)
    }

    @Test func imagesWithoutANameNeedALabel() throws {
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
        }
        #expect(try lint("missing-label") { Image(uiImage: pixels) }.count == 1)
        #expect(try lint("missing-label") { Image(uiImage: pixels).accessibilityLabel("Flag") }.isEmpty)
        #expect(try lint("missing-label") { Image(uiImage: pixels).accessibilityHidden(true) }.isEmpty)
    }

    @Test(arguments: [("Save", 0), ("Save button", 1), ("Buttonhole", 0), ("Button", 1)])
    func labelsRepeatTheirTrait(_ label: String, _ expected: Int) throws {
        #expect(try lint("label-repeats-trait") { Button(label) {} }.count == expected)
        let explicit = try lint("label-repeats-trait") {
            button { Image(systemName: "gear") }.accessibilityLabel(label)
        }
        #expect(explicit.count == expected)
    }

    // MARK: heading-level

    private func levels(_ levels: [AccessibilityHeadingLevel]) throws -> [String] {
        try lint("heading-level") {
            VStack {
                ForEach(levels.indices, id: \.self) { index in
                    Text(verbatim: "Heading \(index)").accessibilityAddTraits(.isHeader)
                        .accessibilityHeading(levels[index])
                }
            }
        }.map(\.message)
    }

    @Test func noLevelIsMissed() throws {
        let found = try levels([.h1, .h3])
        #expect(found.count == 1 && found[0].contains("level 3 after one of level 1; choose .h2"), "\(found)")
        #expect(try levels([.h1, .h2, .h3, .h1, .h2]).isEmpty)
        #expect(try levels([.h3, .unspecified, .h2]).isEmpty)
    }
}
