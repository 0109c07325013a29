// SPDX-License-Identifier: MIT

import CanvasViews
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

/// Named colours, which the host gets from its provider.
@Suite @MainActor struct NamedColorTests {
    private final class Catalogue: ColorProvider {
        struct Missing: ResourceError, CustomStringConvertible {
            let description: String
            var isMissing: Bool { description != "broken" }
        }

        func color(named name: String, isDark: Bool, hasHighContrast: Bool) throws -> Color {
            switch name {
            case "ground": isDark ? .white : hasHighContrast ? .black : .green
            // A set that refers to its own name would recurse.
            case "circle": Color("circle")
            case "broken": throw Missing(description: "broken")
            default: throw Missing(description: "no colour \"\(name)\"")
            }
        }
    }

    private struct Tile: View {
        let name: String
        var body: some View { Color(name).frame(width: 10, height: 10) }
    }

    private func host<V: View>(
        _ contrast: ColorSchemeContrast = .standard, isDark: Bool = false, @ViewBuilder _ content: () -> V
    ) -> ViewHost {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        environment.colorSchemeContrast = contrast
        return ViewHost(
            size: CGSize(width: 90, height: 90), environment: environment, colors: Catalogue(), content: content)
    }

    @Test func theCatalogue() throws {
        #expect(
            try host { Tile(name: "ground") }.displayList().leaves.map(\.color) == [Color.green.resolve(StyleContext())]
        )
        #expect(try host(isDark: true) { Tile(name: "ground") }.displayList().leaves.map(\.color) == [.white])
        #expect(try host(.increased) { Tile(name: "ground") }.displayList().leaves.map(\.color) == [.black])
        #expect(try host { Tile(name: "circle") }.displayList().leaves.allSatisfy { $0.color == .clear })
    }

    @Test func aMissingColourDrawsNothingAndNamesItsView() throws {
        let host = host {
            VStack {
                Tile(name: "missing")
                Circle().fill(Color("missing").gradient).foregroundStyle(Color("other"))
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(Color("third")))
                }
            }
        }
        for time in [0.0, 0.5] {
            host.advance(to: time)
            #expect(try host.displayList().leaves.allSatisfy { $0.color.map { $0.alpha == 0 } ?? true })
        }
        #expect(
            host.renderWarnings == [
                RenderWarning(.color, "missing", viewPath: "Tile › Color", message: "no colour \"missing\""),
                RenderWarning(.color, "other", message: "no colour \"other\""),
                RenderWarning(.color, "third", viewPath: "Canvas", message: "no colour \"third\""),
            ])
        host.fatalWarnings = [.color]
        #expect(throws: MissingResourceError.self) { try host.displayList() }
        let without = ViewHost(size: CGSize(width: 20, height: 20)) { Color("missing") }
        _ = try without.displayList()
        #expect(without.warnings == ["no colour \"missing\": the renderer was given no assets (asked for by Color)"])
    }

    @Test func aBrokenColourEndsTheRendering() {
        let host = host { Tile(name: "broken") }
        #expect(throws: ColorError.self) { try host.displayList() }
    }
}
