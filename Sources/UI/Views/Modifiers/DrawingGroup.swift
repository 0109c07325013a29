// SPDX-License-Identifier: MIT

extension View {
    /// Makes one image of the view, as `compositingGroup()` does.
    ///
    /// `opaque` and `colorMode` choose the memory format of that image on Apple's systems; ours is always
    /// translucent sRGB, so they change nothing here.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }
}

/// The range and encoding of colours in an off-screen image.
public enum ColorRenderingMode: Sendable, Hashable { case nonLinear, linear, extendedLinear }
