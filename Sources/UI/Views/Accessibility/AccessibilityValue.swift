// SPDX-License-Identifier: MIT

// Values and hints of views for screen readers.

extension View {
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = value }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = Text(valueKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = Text(value) }
    }

    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.value = isEnabled ? value : nil }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
}

extension View {
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = hint }
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.hint = Text(hintKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.hint = Text(hint) }
    }

    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.hint = isEnabled ? hint : nil }
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}
