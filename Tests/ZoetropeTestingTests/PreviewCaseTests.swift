// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ZoetropeTesting

private struct SampleBall: View {
    @State private var isLow = false
    var body: some View {
        Circle().fill(.blue).frame(width: 10, height: 10).offset(y: isLow ? 20 : -20)
            .animation(.linear(duration: 1), value: isLow).onAppear { isLow = true }
    }
}

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat { 3 }
    func body(content: Content, context: CGFloat) -> some View { content.border(.red, width: context) }
}

#Preview("At rest", traits: .fixedLayout(width: 40, height: 80)) { SampleBall() }
#Preview("Asked for", traits: .fixedLayout(width: 40, height: 80)) { SampleBall().snapshotTimes(0, 0.5, 1) }
#Preview("Left out", traits: .fixedLayout(width: 40, height: 80)) {
    Text("never the same").snapshotDisabled("its picture is random")
}
#Preview("Framed", traits: .fixedLayout(width: 40, height: 40), .modifier(Framed())) { Color.green }

struct Squares_Previews: PreviewProvider {
    static var previews: some View {
        Color.red.previewLayout(.fixed(width: 20, height: 20))
        Color.blue.previewLayout(.fixed(width: 30, height: 20))
    }
}

/// The previews of this file, found in the test program.
@Suite struct PreviewCaseTests {
    @Test func allOfAModuleAreFound() throws {
        let names = try previews(in: .module("ZoetropeTestingTests")).map(\.name)
        #expect(
            names == [
                "PreviewCaseTests/At rest", "PreviewCaseTests/Asked for", "PreviewCaseTests/Left out",
                "PreviewCaseTests/Framed", "Squares 1", "Squares 2",
            ])
    }

    @Test func thoseOfThePackageAreAmongThem() throws {
        let names = try previews(in: .module).map(\.name)
        #expect(names.filter { $0.hasPrefix("PreviewCaseTests/") }.count == 4 && names.contains("Squares 2"))
    }

    @Test(arguments: try previews(in: .module("ZoetropeTestingTests"))) func looks(preview: PreviewCase) {
        expectSnapshot(of: preview)
    }

    /// A session that the page of `render preview` copies as a test: a preview, a moment, a device and events.
    @Test func recordedSessionsAreReplayed() throws {
        let preview = try #require(
            try previews(in: .module("ZoetropeTestingTests")).first { $0.name == "PreviewCaseTests/At rest" })
        expectSnapshot(
            of: preview, at: [0.5], device: Device.named("iphone-se")!, isLandscape: true,
            traits: Traits(colorScheme: .dark), events: [.tap(CGPoint(x: 1, y: 1), at: 0.2)])
    }
}
