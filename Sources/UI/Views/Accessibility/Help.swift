// SPDX-License-Identifier: MIT

extension View {
    /// What a pointer that rests on this view is told, which an image does not show; also what readers of the screen say of it.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// What a pointer that rests on this view is told, which an image does not show; also what readers of the screen say of it.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// What a pointer that rests on this view is told, which an image does not show; also what readers of the screen say of it.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
