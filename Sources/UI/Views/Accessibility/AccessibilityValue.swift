// SPDX-License-Identifier: MIT

// How a view stands, and what it does, for readers of the screen.

extension View {
    /// Says how this view stands: how far a slider is.
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = value }
    }

    /// Says how this view stands: how far a slider is.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = Text(valueKey) }
    }

    /// Says how this view stands: how far a slider is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = Text(value) }
    }

    /// Says how this view stands: how far a slider is.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = isEnabled ? value : nil }
    }

    /// Says how this view stands: how far a slider is.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Says how this view stands: how far a slider is.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
}

extension View {
    /// Says what happens when this view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = hint }
    }

    /// Says what happens when this view is used.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.hint = Text(hintKey) }
    }

    /// Says what happens when this view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.hint = Text(hint) }
    }

    /// Says what happens when this view is used.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.hint = isEnabled ? hint : nil }
    }

    /// Says what happens when this view is used.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Says what happens when this view is used.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}
