// SPDX-License-Identifier: MIT

import UIKitTypes
import Views

extension View {
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        withoutEffect(self, .dynamicRange)
    }
}

extension Image {
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { withoutEffect(self, .dynamicRange) }
}
