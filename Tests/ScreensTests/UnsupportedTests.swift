// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct UnsupportedTests {
    private func warnings(@ViewBuilder of view: () -> some View) throws -> [String] {
        let stage = Stage(300, 300) { view() }
        _ = try stage.list()
        return stage.host.warnings
    }

    @Test func unsupportedModifiersWarnOnceByName() throws {
        let warnings = try warnings {
            List {
                Text("a").listSectionMargins(.all, 4)
                Text("b").listSectionMargins(.all, 8)
            }
            .toolbarTitleMenu { Text("c") }
        }
        #expect(
            Set(warnings) == [
                "listSectionMargins is not supported yet: it has no effect",
                "toolbarTitleMenu is not supported yet: it has no effect",
            ])
        #expect(warnings.count == 2)
    }

    @Test func argumentsThatWorkDoNotWarn() throws {
        #expect(try warnings { Text("a").toolbarRole(.automatic).menuOrder(.fixed) }.isEmpty)
        #expect(try warnings { Text("a").toolbarRole(.editor).menuOrder(.priority) }.count == 2)
        #expect(try warnings { NavigationView { Text("a") }.navigationViewStyle(.stack) }.isEmpty)
        #expect(try warnings { NavigationView { Text("a") }.navigationViewStyle(.columns) }.isEmpty)
    }

    @Test func modifiersWithoutEffectInAPictureDoNotWarn() throws {
        #expect(
            try warnings {
                Text("a").speechAdjustedPitch(0.5).onHover { _ in }.textContentType(.name).hoverEffect(.lift)
                    .sensoryFeedback(.success, trigger: 1).geometryGroup()
            }.isEmpty)
    }
}
