// SPDX-License-Identifier: MIT

import Drawing
import Styles
import Testing
import Views

@Suite struct StyleLevelTests {
    private let light = EnvironmentValues().styleContext

    private func color(_ style: some ShapeStyle) -> RGBAColor { style._resolve(in: light).color }

    @Test func ofAColorTheyAreOpacities() {
        for (style, alpha) in [(AnyShapeStyle(Color.red.secondary), 0.5), (AnyShapeStyle(Color.red.tertiary), 0.25)] {
            #expect(color(style) == Color.red.resolve(light).multiplyingAlpha(by: Float(alpha)))
        }
        #expect(color(Color.red.quaternary).alpha == 0.18 && color(Color.red.quinary).alpha == 0.1)
    }

    @Test func ofTheForegroundTheyAreItsOwn() {
        #expect(color(ForegroundStyle().secondary) == color(HierarchicalShapeStyle.secondary))
        #expect(color(HierarchicalShapeStyle.secondary.secondary) == color(HierarchicalShapeStyle.tertiary))
        #expect(color(HierarchicalShapeStyle.quinary.secondary) == color(HierarchicalShapeStyle.quinary))
    }

    @Test func groundsAndFillsHaveThoseOfTheSystem() {
        #expect(color(BackgroundStyle().secondary) == Color.secondarySystemBackground.resolve(light))
        #expect(color(FillShapeStyle().secondary) == Color.secondarySystemFill.resolve(light))
        let alphas = [
            color(FillShapeStyle()), color(FillShapeStyle().secondary), color(FillShapeStyle().tertiary),
            color(FillShapeStyle().quaternary),
        ].map(\.alpha)
        #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4)
    }

    @Test func theSystemsStylesAreItsColors() {
        #expect(color(SeparatorShapeStyle()) == Color.separator.resolve(light))
        #expect(color(PlaceholderTextShapeStyle()) == Color.placeholderText.resolve(light))
        #expect(color(LinkShapeStyle()) == Color.blue.resolve(light))
        #expect(color(SelectionShapeStyle()) == Color.accentColor.resolve(light))
        #expect(color(WindowBackgroundShapeStyle()) == Color.systemBackground.resolve(light))
    }
}
