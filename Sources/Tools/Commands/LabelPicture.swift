// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Typography
import Zoetrope

/// Draws lines of small text for annotations beside pictures of views. May be used from any thread.
struct LabelPicture: Sendable {
    private let fonts = FontLibrary()
    /// The font size in points; one point is one pixel here.
    private static let size: CGFloat = 13

    /// Draws a line of text in dark letters on a transparent background; nil if no font is found.
    func draw(_ text: String) -> Bitmap? {
        let run = TextRun(text, font: FontDescriptor(size: Self.size, weight: 500))
        guard let layout = try? TextLayout([run], library: fonts), layout.size.width > 0 else { return nil }
        let items = layout.lines.flatMap(\.pieces).map { piece in
            DisplayItem(.fill(piece.path, FillStyle(), .color(RGBAColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))))
        }
        let size = CGSize(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
        return FrameRasterizer().draw(DisplayList(size: size, scale: 1, items: items))
    }
}
