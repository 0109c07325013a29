// SPDX-License-Identifier: MIT

extension View {
    /// Sets the accessibility hint. Tooltips are not drawn: there is no resting pointer.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Sets the accessibility hint. Tooltips are not drawn: there is no resting pointer.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Sets the accessibility hint. Tooltips are not drawn: there is no resting pointer.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
