// SPDX-License-Identifier: MIT

extension View {
    /// Equals `compositingGroup()`. `opaque` and `colorMode` select the buffer's format on Apple's systems; here it is
    /// always translucent sRGB.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }
}

public enum ColorRenderingMode: Sendable, Hashable { case nonLinear, linear, extendedLinear }
