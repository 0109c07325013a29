// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// A picture of an English keyboard. It does not react to taps; event scripts supply the text.
package struct SoftwareKeyboard: View {
    /// The device's bottom inset, in points.
    let bottom: CGFloat
    let look: KeyboardLook
    @Environment(\.colorScheme) private var colorScheme

    /// The height from the keyboard's top to the window's bottom, in points.
    ///
    /// - Parameters:
    ///   - window: The size of the window.
    ///   - bottom: The device's bottom inset.
    package static func height(in window: CGSize, bottom: CGFloat) -> CGFloat {
        let isTablet = window.isOfTablet
        let isWide = window.width > window.height
        if isTablet { return isWide ? 406 : 320 }
        // A phone without a home button has a row for language and dictation below the keys.
        return (isWide ? 162 : 216) + (bottom > 0 ? (isWide ? bottom : 75) : 0)
    }

    package var body: some View {
        GeometryReader { box in
            let keysHeight = box.size.height - (bottom > 0 ? max(bottom, box.size.height > 250 ? 75 : bottom) : 0)
            Group {
                switch look.traits.keys {
                case .numbers, .decimals, .phone:
                    NumberPad(keys: look.traits.keys, width: box.size.width, height: keysHeight)
                default: LetterKeys(look: look, width: box.size.width, height: keysHeight)
                }
            }
            .frame(width: box.size.width, height: box.size.height, alignment: .top)
        }
        .background(colorScheme == .dark ? Color(white: 0.17) : Color(red: 0.82, green: 0.83, blue: 0.855))
        .contentShape(Rectangle())
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.dynamicTypeSize, .large)
        .accessibilityHidden(true)
        .trait(CoverNameTrait.self, "the keyboard")
    }
}
