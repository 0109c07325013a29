// SPDX-License-Identifier: MIT

import Screens
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@Suite @MainActor
struct LabelTests {
    private var label: some View {
        Label {
            Text("HE")
        } icon: {
            Box()
        }
    }

    private func frames<V: View>(@ViewBuilder _ content: () -> V) throws -> [CGRect] {
        try Stage(200, 100, scale: 1, content: content).list().leaves.map(\.frame)
    }

    @Test func iconStandsBeforeTheTitle() throws {
        let both = try frames { label }
        #expect(both.count == 2 && both[0].size == CGSize(width: 10, height: 10))
        #expect(both[0].maxX + 8 <= both[1].minX && both[1].minX < both[0].maxX + 11)
        #expect(abs(both[0].midY - both[1].midY) <= 1)
        #expect(try frames { label.labelStyle(.titleAndIcon) } == both)
        #expect(try frames { label.labelStyle(.automatic) } == both)
    }

    @Test func iconStandsAtTheFirstLine() throws {
        let lines = try frames {
            Label {
                Text("HE\nHE\nHE")
            } icon: {
                Box()
            }
        }
        #expect(lines.count == 4 && abs(lines[0].midY - lines[1].midY) <= 1)
    }

    @Test func oneOfTheTwo() throws {
        #expect(try frames { label.labelStyle(.iconOnly) } == frames { Box() })
        #expect(try frames { VStack { label }.labelStyle(.titleOnly) } == frames { Text("HE") })
        #expect(try frames { label.labelStyle(.iconOnly).labelStyle(.titleOnly) } == frames { Box() })
    }

    @Test func ownStyles() throws {
        struct Column: LabelStyle {
            @Environment(\.layoutDirection) var direction
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: direction == .leftToRight ? 5 : 50) {
                    configuration.icon
                    configuration.title
                }
            }
        }
        struct Padded: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
        }
        let column = try frames { label.labelStyle(Column()) }
        #expect(
            try column
                == frames {
                    VStack(spacing: 5) {
                        Box(); Text("HE")
                    }
                })
        // A label made from a configuration uses the outer style.
        #expect(try frames { label.labelStyle(Padded()).labelStyle(.iconOnly) } == frames { Box() })
        #expect(Stage { label.labelStyle(Padded()).labelStyle(.iconOnly) }.host.idealSize.width == 30)
        let far = try frames { label.labelStyle(Column()).environment(\.layoutDirection, .rightToLeft) }
        #expect(far[1].minY - far[0].maxY > 40)
    }

    @Test func picturesByName() throws {
        let stage = Stage(200, 100, images: FakeImages()) { Label("HE", image: "wide") }
        let frames = try stage.list().leaves.map(\.frame)
        #expect(frames.count == 2 && frames[0].size == CGSize(width: 40, height: 20))
    }
}
