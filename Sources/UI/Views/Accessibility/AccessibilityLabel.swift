// SPDX-License-Identifier: MIT

// Labels of views, for screen readers and for event scripts, which find views by label.

extension View {
    /// Event scripts find this view by its label.
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = label }
    }

    /// Event scripts find this view by its label.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = Text(labelKey) }
    }

    /// Event scripts find this view by its label.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = Text(label) }
    }

    /// Event scripts find this view by its label.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = isEnabled ? label : nil }
    }

    /// Event scripts find this view by its label.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Event scripts find this view by its label.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
}
