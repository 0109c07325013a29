// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Zoetrope
import TestSupport

/// Images of canvases and of views, for comparison.
@MainActor
enum Painted {
    static func bitmap<V: View>(
        _ view: V, side: CGFloat = 60, scale: Double = 1, at time: Double = 0, dark: Bool = false
    ) throws -> Bitmap {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        let host = ViewHost(
            size: CGSize(width: side, height: side), scale: scale, environment: environment, images: ChessImages()
        ) { view }
        host.advance(to: time)
        return FrameRasterizer().draw(try host.displayList())
    }

    /// A canvas over the whole window.
    static func canvas(
        side: CGFloat = 60, scale: Double = 1, dark: Bool = false,
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> Bitmap {
        try bitmap(Canvas(renderer: draw), side: side, scale: scale, dark: dark)
    }

    static func warnings(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [String] {
        let host = ViewHost(size: CGSize(width: 60, height: 60)) { Canvas(renderer: draw) }
        _ = try host.displayList()
        return host.warnings
    }
}

extension Bitmap {
    var isBlank: Bool { self == Bitmap(width: width, height: height) }

    /// The mean alpha of the image, 0 to 1.
    var coverage: Double {
        var sum = 0
        for y in 0..<height { for x in 0..<width { sum += Int(self[x, y].w) } }
        return Double(sum) / 255 / Double(width * height)
    }
}

/// A disc in the middle of a window of 60 points.
let disc = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
let square = Path(CGRect(x: 15, y: 15, width: 30, height: 30))

/// Images of black and white squares.
final class ChessImages: ImageProvider {
    struct Missing: ResourceError, CustomStringConvertible {
        let description: String
        var isMissing: Bool { true }
    }

    func image(named name: String, scale: Double, isDark: Bool) throws -> ImageAsset {
        switch name {
        case "chess": ImageAsset(.bitmap(Self.squares(12, 8), scale: 1))
        case "retina": ImageAsset(.bitmap(Self.squares(40, 20), scale: 2))
        default: throw Missing(description: "no picture \"\(name)\"")
        }
    }

    private static func squares(_ width: Int, _ height: Int) -> Bitmap {
        TestSupport.bitmap(width, height) { x, y in
            (x / 4 + y / 4).isMultiple(of: 2) ? SIMD4(0, 0, 0, 255) : SIMD4(255, 255, 255, 255)
        }
    }
}
