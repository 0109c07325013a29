// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

@Suite @MainActor
struct ImagePaintTests {
    @Test func aRectangleIsTiledAsInACanvas() throws {
        let tiles = try Painted.canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image("chess"), origin: .zero))
        }
        #expect(!tiles.isBlank)
        #expect(try Painted.bitmap(Rectangle().fill(ImagePaint(image: Image("chess")))) == tiles)
        #expect(try Painted.bitmap(Rectangle().fill(.image(Image("chess")))) == tiles)
    }

    @Test func partsAndScalesAreTaken() throws {
        let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let tiles = try Painted.canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .tiledImage(Image("chess"), origin: .zero, sourceRect: part, scale: 2))
        }
        let paint = ImagePaint(image: Image("chess"), sourceRect: part, scale: 2)
        #expect(try Painted.bitmap(Rectangle().fill(paint)) == tiles)
    }

    @Test func shapesCutIt() throws {
        let circle = try Painted.bitmap(Circle().fill(ImagePaint(image: Image("chess"))))
        #expect(abs(circle.coverage - Double.pi / 4) < 0.01)
        // The stroke extends beyond the rectangle's edges by half of the line width.
        let ring = try Painted.bitmap(
            Rectangle().stroke(ImagePaint(image: Image("chess")), lineWidth: 10).padding(10))
        #expect(abs(ring.coverage - (50 * 50 - 30 * 30) / 3600) < 0.01)
    }

    @Test func aBorderIsPaintedToo() throws {
        let view = Color.clear.border(ImagePaint(image: Image("chess")), width: 12)
        #expect(abs(try Painted.bitmap(view).coverage - (60 * 60 - 36 * 36) / 3600) < 0.01)
    }
}
