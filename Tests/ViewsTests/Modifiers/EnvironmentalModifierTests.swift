// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Views

@MainActor
@Suite struct EnvironmentalModifierTests {
    private struct Wide: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Padded(length: environment.colorScheme == .dark ? 20 : 10)
        }
    }

    private struct Padded: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(.leading, length) }
    }

    @Test func environmentalModifiersResolveInTheirEnvironment() throws {
        func x(_ scheme: ColorScheme) throws -> CGFloat? {
            try Stage { Box().modifier(Wide()).environment(\.colorScheme, scheme) }.xs().first
        }
        #expect(try x(.light) == 50 && x(.dark) == 55)
    }
}
