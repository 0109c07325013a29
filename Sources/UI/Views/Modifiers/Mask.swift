// SPDX-License-Identifier: MIT

extension View {
    /// Shows this view where the mask is opaque.
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        modifier(AttachmentModifier(role: .mask, alignment: alignment, attached: mask()))
    }

    /// Shows this view where `mask` is opaque; the mask is centred. The older form of `mask(alignment:_:)`.
    @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(AttachmentModifier(role: .mask, alignment: .center, attached: mask))
    }
}
