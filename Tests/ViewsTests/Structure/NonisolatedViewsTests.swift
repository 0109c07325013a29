// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

/// Views are created outside of any actor: as defaults of a model's properties, and by builders of plain functions. This
/// file must compile in Swift 6.
private nonisolated final class Model {
    var content = AnyView(EmptyView())

    @ViewBuilder func background(isPlain: Bool) -> some View {
        if isPlain {
            Color.red
        } else {
            Color.green
            Color.blue
        }
    }
}

@MainActor
@Suite struct NonisolatedViewsTests {
    @Test func viewsMadeOutsideOfTheMainActorAreShown() throws {
        let model = Model()
        model.content = AnyView(Color.red)
        let stage = Stage(10, 10) {
            model.content
            model.background(isPlain: false)
        }
        #expect(try stage.host.displayList().items.count == 3)
    }
}
