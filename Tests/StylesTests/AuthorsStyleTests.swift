// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Styles
import Testing

/// A custom style that reads the environment.
private struct Highlight: ShapeStyle {
    var isStrong = false

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        (environment.colorScheme == .dark ? Color.yellow : Color.blue).opacity(isStrong ? 1 : 0.5)
    }
}

/// A style whose `resolve(in:)` returns another custom style.
private struct Doubled: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Highlight { Highlight(isStrong: true) }
}

@Suite struct AuthorsStyleTests {
    private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var environment = EnvironmentValues()
        change(&environment)
        return environment
    }

    private func color(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> RGBAColor {
        style._resolve(in: environment.styleContext).color
    }

    @Test func stylesResolveInTheirEnvironment() {
        let (light, dark) = (environment(), environment { $0.colorScheme = .dark })
        #expect(color(Highlight(), light) == color(Color.blue.opacity(0.5), light))
        #expect(color(Highlight(), dark) == color(Color.yellow.opacity(0.5), dark))
        #expect(color(Doubled(), dark) == color(Color.yellow, dark))
        #expect(color(AnyShapeStyle(Doubled()), light) == color(Color.blue, light))
        #expect(color(Doubled().opacity(0.5), light) == color(Highlight(), light))
    }

    @Test func aColorIsNumbersInItsSurroundings() {
        let dark = environment { $0.colorScheme = .dark }
        #expect(Color.primary.resolve(in: dark).red == 1 && Color.primary.resolve(in: environment()).red == 0)
        #expect(
            Color.accentColor.resolve(in: environment { $0.tint = .green }) == Color.green.resolve(in: environment()))
    }

    @Test func theBackgroundStyleIsTheOneThatWasSet() {
        let green = environment { $0.backgroundStyle = AnyShapeStyle(Color.green) }
        #expect(color(.background, green) == color(Color.green, green))
        // A background style that refers to itself falls back to the system's background, white.
        let faded = environment { $0.backgroundStyle = AnyShapeStyle(BackgroundStyle().opacity(0.5)) }
        #expect(color(.background, faded) == RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }
}
