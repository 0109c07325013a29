// SPDX-License-Identifier: MIT

import SwiftUICore

/// Never shown: Assistive Access is off.
public struct AssistiveAccess<Content: View>: _PrimitiveScene {
    public init(@ViewBuilder content: () -> Content) {}
    public static func _window(_ scene: Self) -> AnyView? { nil }
}
