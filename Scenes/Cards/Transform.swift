// SPDX-License-Identifier: MIT

import SwiftUI

/// The size, rotation and offset of an element on a card.
struct Transform {
    var size = Settings.defaultElementSize
    var rotation: Angle = .zero
    var offset: CGSize = .zero
}

/// Sizes shared by all cards, in points.
enum Settings {
    static let thumbnailSize = CGSize(width: 165, height: 206)
    static let defaultElementSize = CGSize(width: 250, height: 180)
}

extension CGSize {
    static func + (left: CGSize, right: CGSize) -> CGSize {
        CGSize(width: left.width + right.width, height: left.height + right.height)
    }
}
