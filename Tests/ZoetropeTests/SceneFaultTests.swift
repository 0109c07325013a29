// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import Zoetrope

/// Missing resources are faults of the scene, and not of the engine.
@Suite @MainActor struct SceneFaultTests {
    private func failure<V: View>(@ViewBuilder _ content: () -> V) throws -> (any Error)? {
        let settings = try RenderSettings(
            size: CGSize(width: 40, height: 40), assets: AssetLibrary(directories: []),
            fatalWarnings: .missingResources)
        let source = ViewFrameSource(settings, content: content)
        do {
            _ = try source.displayList(at: 0)
            return nil
        } catch {
            return error
        }
    }

    @Test func missingSymbolsPicturesAndFonts() throws {
        let symbol = try #require(try failure { Image(systemName: "plya.fill") })
        #expect(SceneFault.isBehind(symbol))
        #expect("\(symbol)".contains("play.fill"))
        #expect(SceneFault.isBehind(try #require(try failure { Image("no such picture") })))
        #expect(SceneFault.isBehind(try #require(try failure { Text("a").font(.custom("No Such Font", size: 9)) })))
    }

    @Test func otherErrorsAreNot() {
        struct Other: Error {}
        #expect(!SceneFault.isBehind(Other()))
        #expect(!SceneFault.isBehind(CancellationError()))
    }
}
