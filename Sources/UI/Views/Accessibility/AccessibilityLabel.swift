// SPDX-License-Identifier: MIT

// What a view is called: to readers of the screen, and to event scripts, which find views by it.

extension View {
    /// Says what this view is. Event scripts find views by that.
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = label }
    }

    /// Says what this view is. Event scripts find views by that.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = Text(labelKey) }
    }

    /// Says what this view is. Event scripts find views by that.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = Text(label) }
    }

    /// Says what this view is. Event scripts find views by that.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = isEnabled ? label : nil }
    }

    /// Says what this view is. Event scripts find views by that.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Says what this view is. Event scripts find views by that.
    ///
    /// - Parameter isEnabled: Nothing is said where it is false.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
}
