// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope

private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat {
        await Task.yield()
        return 30
    }
    func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
}

private struct Failing: PreviewModifier {
    struct Nothing: Error {}
    static func makeSharedContext() async throws { throw Nothing() }
    func body(content: Content, context: Void) -> some View { content }
}

private struct Plain: PreviewRegistry {
    static let fileID = "M/F.swift"
    static let (line, column) = (1, 1)
    static func makePreview() throws -> Preview { Preview("Plain") { Color.red.frame(width: 10, height: 20) } }
}

private struct Modified: PreviewRegistry {
    static let fileID = "M/F.swift"
    static let (line, column) = (2, 1)
    static func makePreview() throws -> Preview {
        Preview("Modified", traits: .modifier(Sample()), .sizeThatFitsLayout, .landscapeLeft) {
            Color.red.frame(width: 10, height: 20)
        }
    }
}

private struct Broken: PreviewRegistry {
    static let fileID = "M/F.swift"
    static let (line, column) = (3, 1)
    static func makePreview() throws -> Preview { Preview("Broken", traits: .modifier(Failing())) { Color.red } }
}

private enum Side: CaseIterable { case left, right }

private struct Sides: PreviewRegistry {
    static var fileID: String { "Module/D.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
        Preview("Side", traits: .sizeThatFitsLayout, .modifier(Sample()), arguments: Side.allCases) { side in
            Color.red.frame(width: side == .left ? 10 : 20, height: 5)
        }
    }
}

private struct Widths: PreviewRegistry {
    static var fileID: String { "Module/E.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
        Preview(arguments: [CGSize(width: 3, height: 4), CGSize(width: 6, height: 4)]) { size -> UIView in
            UIView(frame: CGRect(origin: .zero, size: size))
        }
    }
}

@MainActor
@Suite struct PreviewDescriptionTests {
    private let phone = PreviewDescription.Canvas()

    private func size<Content: View>(_ view: Content, on canvas: PreviewDescription.Canvas? = nil) throws -> CGSize {
        try PreviewDescription(named: "", on: canvas ?? phone) { AnyView(view) }.size
    }

    @Test func previewTraitsOverrideDefaults() throws {
        #expect(try size(Color.red) == CGSize(width: 393, height: 852))
        #expect(try size(Color.red.previewDevice("iPhone SE (3rd generation)")) == CGSize(width: 375, height: 667))
        #expect(try size(Color.red.previewInterfaceOrientation(.landscapeRight)) == CGSize(width: 852, height: 393))
        #expect(try size(Color.red.previewLayout(.fixed(width: 7, height: 8))) == CGSize(width: 7, height: 8))
        let tablet = PreviewDescription.Canvas(device: Device.named("ipad")!)
        #expect(try size(Color.red, on: tablet) == CGSize(width: 820, height: 1180))
        #expect(try size(Color.red.previewDevice("iPhone 16"), on: tablet) == CGSize(width: 393, height: 852))
    }

    @Test func anUnknownDeviceIsAnError() {
        #expect(throws: PreviewError.unknownDevice("Toaster", of: "Bread")) {
            _ = try PreviewDescription(named: "Bread", on: phone) { AnyView(Color.red.previewDevice("Toaster")) }
        }
    }

    @Test func onlyThePreviewOfAnUnknownDeviceCannotBeShown() throws {
        let previews = try PreviewDescription.previews(named: "A", on: phone) {
            TupleView((Color.red, Color.red.previewDevice("Toaster").previewDisplayName("Bread")))
        }
        #expect(previews.map(\.name) == ["A", "Bread"])
        try previews[0].check()
        #expect(throws: PreviewError.unknownDevice("Toaster", of: "Bread")) { try previews[1].check() }
    }

    private struct Idiom: View {
        @Environment(\.horizontalSizeClass) private var across
        @Environment(\.verticalSizeClass) private var down
        let note: @MainActor (String) -> Void

        var body: some View {
            let _ = note("\(UIDevice.current.userInterfaceIdiom == .pad) \(across == .regular) \(down == .regular)")
            Color.red.frame(width: 30, height: across == .regular ? 10 : 20)
        }
    }

    /// Draws a preview. Returns the device idiom and the size classes that its view sees, and the size of the canvas.
    private func idiom(
        on canvas: PreviewDescription.Canvas, _ change: (AnyView) -> AnyView = { $0 }
    ) throws -> (words: String?, size: CGSize) {
        var words: String?
        let view = change(AnyView(Idiom { words = $0 }))
        let preview = try PreviewDescription(named: "A", on: canvas) { view }
        var traits = Traits()
        traits.deviceWindow = preview.deviceWindow
        let settings = try RenderSettings(
            size: preview.size, assets: AssetLibrary(directories: []), traits: traits)
        _ = try ViewFrameSource(settings, content: preview.content).displayList(at: 0)
        return (words, preview.size)
    }

    /// `.sizeThatFits` proposes the size of the device to the view.
    @Test func theFittingSizeIsThatForTheDevice() throws {
        func size(_ view: some View) throws -> CGSize {
            try PreviewDescription(named: "P", on: phone) { AnyView(view.previewLayout(.sizeThatFits)) }.size
        }
        #expect(try size(ProgressView(value: 0.5)).width == 393)
        #expect(
            try size(
                HStack {
                    Color.red.frame(width: 9, height: 7); Spacer()
                }) == CGSize(width: 393, height: 7))
        #expect(try size(Circle()) == CGSize(width: 393, height: 393))
        #expect(try size(Color.red.frame(width: 30, height: 10)) == CGSize(width: 30, height: 10))
        let text = String(repeating: "word ", count: 30)
        let wrapped = try size(Text(text))
        #expect(wrapped.width <= 393 && wrapped.height > 40)
    }

    @Test func aDeviceStaysWhatItIsOnAnyCanvas() throws {
        var tablet = PreviewDescription.Canvas(device: Device.named("ipad")!)
        #expect(try idiom(on: tablet).words == "true true true")
        let layouts: [(PreviewLayout, CGSize)] = [
            (.fixed(width: 30, height: 40), CGSize(width: 30, height: 40)),
            (.sizeThatFits, CGSize(width: 30, height: 10)),
        ]
        for (layout, size) in layouts {
            let found = try idiom(on: tablet) { AnyView($0.previewLayout(layout)) }
            #expect(found.words == "true true true" && found.size == size)
            let named = try idiom(on: phone) {
                AnyView($0.previewLayout(layout).previewDevice("iPad mini (6th generation)"))
            }
            #expect(named.words == "true true true" && named.size == size)
        }
        tablet.fits = true
        #expect(try idiom(on: tablet).words == "true true true")
        var chosen = phone
        chosen.isDeviceChosen = true
        let wide = PreviewLayout.fixed(width: 900, height: 800)
        #expect(try idiom(on: chosen) { AnyView($0.previewLayout(wide)) }.words == "false false true")
        // Without a chosen device, the size of the canvas determines the idiom.
        #expect(try idiom(on: phone) { AnyView($0.previewLayout(wide)) }.words == "true true true")
        #expect(
            try idiom(on: phone) { AnyView($0.previewLayout(.sizeThatFits)) }.size == CGSize(width: 30, height: 20))
        let lying = try idiom(on: phone) {
            AnyView($0.previewLayout(wide).previewDevice("iPhone 16").previewInterfaceOrientation(.landscapeLeft))
        }
        #expect(lying.words == "false false false")
    }

    /// A fitting canvas has the size that the view has at the rendered time.
    @Test func fitsAtTheMomentOfThePicture() throws {
        struct Growing: View {
            @State private var width = 10.0
            var body: some View { Color.red.frame(width: width, height: 5).task { width = 50 } }
        }
        var canvas = PreviewDescription.Canvas(fits: true)
        #expect(try size(Color.red.frame(width: 10, height: 5), on: canvas) == CGSize(width: 10, height: 5))
        canvas.time = 1
        #expect(try size(Growing(), on: canvas) == CGSize(width: 50, height: 5))
    }

    @Test func modifiersAreAroundTheView() async throws {
        let previews = try await PreviewDescription.previews(of: [Plain.self, Modified.self], on: phone)
        #expect(previews.map(\.name) == ["Plain", "Modified"])
        #expect(previews[0].size == CGSize(width: 393, height: 852))
        #expect(previews[1].size == CGSize(width: 70, height: 80))
    }

    @Test func aContextThatCannotBeMadeIsAnError() async throws {
        let previews = try await PreviewDescription.previews(of: [Broken.self, Plain.self], on: phone)
        #expect(throws: PreviewError.noContext(of: "Broken", "Nothing()")) { try previews[0].check() }
        try previews[1].check()
    }

    /// If a preview is chosen by name, the other previews are not evaluated.
    @Test func aNamedPreviewIsMadeAlone() async throws {
        let named = try await PreviewDescription.previews(
            of: PreviewDescription.named("Plain", of: [Plain.self, Broken.self]), on: phone)
        #expect(named.map(\.name) == ["Plain"])
    }

    @Test func eachArgumentHasAPreview() async throws {
        let sides = try await PreviewDescription.previews(of: [Sides.self], on: phone)
        #expect(sides.map(\.name) == ["Side left", "Side right"])
        // The modifier of the traits pads each of them.
        #expect(sides.map(\.size.width) == [70, 80])
        // Descriptions that are no names give way to numbers.
        let widths = try await PreviewDescription.previews(of: [Widths.self], on: phone)
        #expect(widths.map(\.name) == [nil, "Preview 2"])
        // The name of the group chooses all of it.
        #expect(try PreviewDescription.named("Side", of: [Sides.self, Plain.self]).count == 1)
    }
}
