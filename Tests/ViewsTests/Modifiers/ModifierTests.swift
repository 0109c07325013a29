// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

@Suite @MainActor
struct ModifierTests {
    @Test func safeAreasChangeNothing() throws {
        let plain = try Stage { Box() }.list()
        #expect(try Stage { Box().ignoresSafeArea().edgesIgnoringSafeArea(.all) }.list() == plain)
    }

    private struct Fixed: View, @MainActor Equatable {
        var side: CGFloat
        static func == (lhs: Fixed, rhs: Fixed) -> Bool { true }
        var body: some View { Box(side: side) }
    }

    private struct Growing: View {
        @State private var side: CGFloat = 10
        var body: some View {
            HStack(spacing: 0) {
                Fixed(side: side); Fixed(side: side).equatable()
            }.onAppear { side = 20 }
        }
    }

    @Test func equalViewsStay() throws {
        #expect(try Stage { Growing() }.list().leaves.map(\.frame.width) == [20, 10])
    }

    private struct Halved: ViewModifier {
        func body(content: Content) -> some View { content.opacity(0.5) }
    }

    @Test func modifiersCombine() throws {
        #expect(try Stage { Box().modifier(Halved().concat(Halved())) }.opacities() == [0.25])
        #expect(try Stage { Box().modifier(EmptyModifier()) }.list() == Stage { Box() }.list())
    }

    private struct Shift: GeometryEffect {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: 0))
        }
    }

    private struct Shifting: View {
        @State private var isOn = false
        var body: some View {
            Box().modifier(Shift(x: isOn ? 2 : 0)).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test func geometryEffectsAnimate() throws {
        let stage = Stage { Shifting() }
        #expect(try [0, 0.5, 1].map { try stage.xs(at: $0) } == [[45], [55], [65]])
    }
}
