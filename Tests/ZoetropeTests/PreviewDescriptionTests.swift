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

    /// The canvas has the size at the shown time.
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

    @Test func aContextThatCannotBeMadeIsAnError() async {
        await #expect(throws: PreviewError.noContext(of: "Broken", "Nothing()")) {
            _ = try await PreviewDescription.previews(of: [Broken.self], on: phone)
        }
    }

    /// A named preview does not evaluate the others.
    @Test func aNamedPreviewIsMadeAlone() async throws {
        let named = try await PreviewDescription.previews(
            of: PreviewDescription.named("Plain", of: [Plain.self, Broken.self]), on: phone)
        #expect(named.map(\.name) == ["Plain"])
    }
}
