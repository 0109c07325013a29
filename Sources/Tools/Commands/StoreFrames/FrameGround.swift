// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SwiftUICore
import Styles
import Views

/// The headline on the ground, and the device's shadow.
struct FrameGround: View {
    let layout: FrameLayout
    let caption: String?
    let subtitle: String?
    let colors: FrameColors

    var body: some View {
        ZStack(alignment: .topLeading) {
            VStack(spacing: layout.captionSize * 0.35) {
                if let caption {
                    BalancedText(words: caption, font: .system(size: layout.captionSize, weight: .bold), lineLimit: 3)
                }
                if let subtitle {
                    let font = Font.system(size: layout.captionSize * 0.48, weight: .medium)
                    BalancedText(words: subtitle, font: font, lineLimit: 2).opacity(0.72)
                }
            }
            .multilineTextAlignment(.center).minimumScaleFactor(0.5).foregroundStyle(Color(colors.ink))
            .frame(width: layout.caption.width, height: layout.caption.height)
            .position(x: layout.caption.midX, y: layout.caption.midY)
            RoundedRectangle(cornerRadius: layout.cornerRadius, style: .continuous).fill(.black)
                .frame(width: layout.device.width * 0.98, height: layout.device.height * 0.99)
                .shadow(color: .black.opacity(0.38), radius: layout.captionSize * 0.9, y: layout.captionSize * 0.55)
                .position(x: layout.device.midX, y: layout.device.midY)
        }
        // `FrameLayout` counts from the left edge, in every language.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// The colours of the ground and of the headline.
struct FrameColors: Equatable {
    var top: RGBAColor
    var bottom: RGBAColor
    var ink: RGBAColor

    private static let dark = RGBAColor(red: 0.08, green: 0.085, blue: 0.12, alpha: 1)

    /// - Parameters:
    ///   - ground: one colour, or the two of a gradient; none for a neutral ground.
    ///   - ink: nil for dark or white letters, whichever have more contrast.
    init(ground: [RGBAColor], ink: RGBAColor?, isDark: Bool) {
        let neutral: [RGBAColor] =
            isDark
            ? [
                .init(red: 0.16, green: 0.17, blue: 0.25, alpha: 1),
                .init(red: 0.05, green: 0.05, blue: 0.09, alpha: 1),
            ]
            : [
                .init(red: 0.96, green: 0.96, blue: 0.98, alpha: 1),
                .init(red: 0.85, green: 0.87, blue: 0.93, alpha: 1),
            ]
        let colors = ground.isEmpty ? neutral : ground
        (top, bottom) = (colors[0], colors[colors.count - 1])
        self.ink = ink ?? (Self.luminance(top) > 0.18 ? Self.dark : .white)
    }

    /// The relative luminance by WCAG 2. Black and white letters have the same contrast on a colour with a luminance of
    /// 0.18.
    private static func luminance(_ color: RGBAColor) -> Float {
        func linear(_ channel: Float) -> Float {
            channel <= 0.04045 ? channel / 12.92 : Float(pow((Double(channel) + 0.055) / 1.055, 2.4))
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}
