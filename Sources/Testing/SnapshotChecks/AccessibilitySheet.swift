// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Inspection
import SwiftUICore
import Zoetrope

/// A picture with the numbers of its accessibility elements, beside the words that VoiceOver reads for them.
package enum AccessibilitySheet {
    /// The width of the column of words, in points.
    private static let width: CGFloat = 340
    private static let ground = RGBAColor(red: 0.96, green: 0.96, blue: 0.97, alpha: 1)

    /// - Parameters:
    ///   - list: the picture of the window.
    ///   - tree: the views of the window at the same time.
    @MainActor package static func list(
        of list: DisplayList, _ tree: ViewTree, assets: AssetLibrary
    ) throws -> DisplayList {
        let reading = AccessibilityReading(tree)
        let measuring = try RenderSettings(size: CGSize(width: width, height: 100), scale: list.scale, assets: assets)
        let legend = ViewFrameSource.idealSize(measuring) { AccessibilityLegend(reading, width: width) }
        let size = CGSize(width: list.size.width + width, height: max(list.size.height, legend.height.rounded(.up)))
        let settings = try RenderSettings(size: size, scale: list.scale, background: ground, assets: assets)
        let words = try ViewFrameSource(settings) {
            AccessibilityLegend(reading, width: width).padding(.leading, list.size.width)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }.displayList(at: 0)
        let window = try RenderSettings(size: list.size, scale: list.scale, background: nil, assets: assets)
        let marks = try ViewFrameSource(window) { AccessibilityMarks(reading) }.displayList(at: 0)
        var picture = list
        picture.items += marks.items
        let image = ImageContent(
            bitmap: FrameRasterizer().draw(picture), rect: CGRect(origin: .zero, size: list.size),
            interpolation: .none, isAntialiased: false)
        var sheet = words
        sheet.items.append(DisplayItem(.image(image)))
        return sheet
    }
}
