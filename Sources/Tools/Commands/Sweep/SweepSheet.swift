// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SwiftUICore
import Zoetrope

/// Pictures of one screen in several settings, in rows, each below the names of its settings.
struct SweepSheet {
    struct Tile {
        /// The settings that give this picture.
        var settings: [String]
        var list: DisplayList
        /// The position of the picture on the sheet, in points.
        var frame = CGRect.zero
    }

    private(set) var tiles: [Tile] = []
    private var size = CGSize.zero
    /// Pixels per point.
    private let scale: Double

    private static let gap: CGFloat = 16
    private static let labelHeight: CGFloat = 28
    /// The width of the sheet divided by its height, approximately.
    private static let aspect: CGFloat = 1.6
    private static let ground = RGBAColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
    /// The total area of the pictures, in square points, up to which a sheet has 2 pixels per point. Above it, 1.
    private static let fineArea: CGFloat = 1_000_000

    /// Arranges the pictures. Equal pictures are shown once, with all of their settings.
    @MainActor init(
        _ pictures: [(setting: String, list: DisplayList)], scale: Double, assets: AssetLibrary
    ) throws {
        self.scale = scale
        for (setting, list) in pictures {
            if let same = tiles.firstIndex(where: { $0.list == list }) {
                tiles[same].settings.append(setting)
            } else {
                tiles.append(Tile(settings: [setting], list: list))
            }
        }
        let widths = try tiles.map { max($0.list.size.width.rounded(.up), try Self.width(of: $0.label, assets)) }
        let area = zip(tiles, widths).reduce(0) {
            $0 + ($1.1 + Self.gap) * ($1.0.list.size.height + Self.labelHeight + Self.gap)
        }
        let limit = max(widths.max() ?? 0, (area * Self.aspect).squareRoot()) + 2 * Self.gap
        var (x, y, height) = (Self.gap, Self.gap, CGFloat(0))
        for (index, width) in widths.enumerated() {
            if x > Self.gap, x + width + Self.gap > limit {
                (x, y, height) = (Self.gap, y + height + Self.gap, 0)
            }
            // The sizes of pictures are rounded up to whole pixels.
            func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
            let size = tiles[index].list.size
            tiles[index].frame = CGRect(
                x: x, y: y + Self.labelHeight, width: whole(size.width), height: whole(size.height))
            height = max(height, Self.labelHeight + size.height.rounded(.up))
            x += width + Self.gap
            self.size.width = max(self.size.width, x)
        }
        size.height = y + height + Self.gap
    }

    /// The frame of a picture on the sheet, in pixels.
    func pixels(of tile: Tile) -> (x: Int, y: Int, width: Int, height: Int) {
        func pixels(_ length: CGFloat) -> Int { Int((length * scale).rounded()) }
        return (
            pixels(tile.frame.minX), pixels(tile.frame.minY), pixels(tile.frame.width), pixels(tile.frame.height)
        )
    }

    /// The pixels per point at which a sheet of screens with these sizes is drawn.
    static func scale(of sizes: [CGSize]) -> Double {
        sizes.reduce(0) { $0 + $1.width * $1.height } <= fineArea ? 2 : 1
    }

    @MainActor func draw(assets: AssetLibrary) throws -> Bitmap {
        let settings = try RenderSettings(size: size, scale: scale, background: Self.ground, assets: assets)
        var sheet = try ViewFrameSource(settings) { SweepLabels(tiles: tiles) }.displayList(at: 0)
        let rasterizer = FrameRasterizer()
        for tile in tiles {
            var list = tile.list
            list.scale = scale
            let image = ImageContent(
                bitmap: rasterizer.draw(list), rect: tile.frame, interpolation: .none, isAntialiased: false)
            sheet.items.append(DisplayItem(.image(image)))
        }
        return rasterizer.draw(sheet)
    }

    @MainActor private static func width(of label: String, _ assets: AssetLibrary) throws -> CGFloat {
        let settings = try RenderSettings(size: CGSize(width: 1000, height: 100), scale: 1, assets: assets)
        return ViewFrameSource.idealSize(settings) { SweepLabels.text(label) }.width.rounded(.up)
    }
}

extension SweepSheet.Tile {
    fileprivate var label: String { settings.joined(separator: ", ") }
}

/// The labels of a sheet, and a border around each picture.
private struct SweepLabels: View {
    let tiles: [SweepSheet.Tile]

    static func text(_ label: String) -> some View {
        Text(verbatim: label).font(.system(size: 18, weight: .semibold)).foregroundStyle(Color.black).fixedSize()
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(tiles.indices, id: \.self) { index in
                let frame = tiles[index].frame
                Self.text(tiles[index].label).offset(x: frame.minX, y: frame.minY - 26)
                Rectangle().fill(Color.gray.opacity(0.6))
                    .frame(width: frame.width + 2, height: frame.height + 2)
                    .offset(x: frame.minX - 1, y: frame.minY - 1)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
