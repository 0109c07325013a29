// SPDX-License-Identifier: MIT

extension View {
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        modifier(AttachmentModifier(role: .mask, alignment: alignment, attached: mask()))
    }

    @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(AttachmentModifier(role: .mask, alignment: .center, attached: mask))
    }
}
