// SPDX-License-Identifier: MIT

import Foundation

extension View {
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            AttachmentModifier(
                role: .overlay, alignment: .center,
                attached: Rectangle().strokeBorder(content, lineWidth: width)))
    }
}
