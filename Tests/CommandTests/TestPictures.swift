// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import Zoetrope
import TestSupport

/// Images and files for the commands that convert files.
@MainActor enum TestPictures {
    /// Appends a byte to a file, so that the file no longer matches its signature.
    static func edit(_ path: String) throws {
        try (Data(contentsOf: URL(filePath: path)) + [0]).write(to: URL(filePath: path))
    }

    static let paper = RGBAColor(red: 0.97, green: 0.95, blue: 0.9)
    static let red = RGBAColor(red: 0.8, green: 0.1, blue: 0.15)

    /// A star with a round hole, by the even-odd rule.
    static func star(_ s: CGFloat) -> Path {
        var path = Path()
        for i in 0..<10 {
            let (radius, angle) = (s * (i % 2 == 0 ? 0.45 : 0.25), Double(i) * .pi / 5 - .pi / 2)
            let point = CGPoint(x: s / 2 + radius * cos(angle), y: s / 2 + radius * sin(angle))
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: s * 0.4, y: s * 0.42, width: s * 0.2, height: s * 0.16))
        return path
    }

    /// A mug in 320 × 240 points, by the even-odd rule: a body and an open handle.
    static var mug: Path {
        var path = Path(CGRect(x: 60, y: 50, width: 120, height: 150))
        path.addRect(CGRect(x: 180, y: 75, width: 70, height: 95))
        path.addEllipse(in: CGRect(x: 190, y: 90, width: 45, height: 65))
        return path
    }

    /// A letter with two counters in 320 × 240 points, by the even-odd rule.
    static var letterB: Path {
        var path = Path(CGRect(x: 100, y: 20, width: 120, height: 200))
        path.addEllipse(in: CGRect(x: 130, y: 45, width: 60, height: 50))
        path.addEllipse(in: CGRect(x: 130, y: 130, width: 65, height: 60))
        return path
    }

    static func bitmap(
        _ path: Path, eoFill: Bool = false, _ color: RGBAColor = .black, on background: RGBAColor?, size: CGSize
    ) -> Bitmap {
        let item = DisplayItem(.fill(path, FillStyle(eoFill: eoFill), .color(color)))
        return FrameRasterizer().draw(DisplayList(size: size, background: background, items: [item]))
    }

    /// A heart of 120 × 120 pixels on paper, as a file.
    static func heartPNG() throws -> [UInt8] {
        try PNGEncoder().encode(bitmap(Pictures.heart(120), red, on: paper, size: CGSize(width: 120, height: 120)))
    }

    static let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='40'><rect width='60' height='20'/></svg>"

    static func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(filePath: path)) }
    static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }
}
