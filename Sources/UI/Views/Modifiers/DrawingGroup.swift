// SPDX-License-Identifier: MIT

extension View {
    /// Does the same as `compositingGroup()`. On Apple's systems, `opaque` and `colorMode` select the buffer's format;
    /// here the buffer is always translucent sRGB.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }
}

public enum ColorRenderingMode: Sendable, Hashable { case nonLinear, linear, extendedLinear }
