// SPDX-License-Identifier: MIT

import Foundation
import Geometry

// The forms of iOS 13.

extension View {
    /// The same as `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }

    /// The same as `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }

    /// The same as `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }

    /// The same as `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// The same as `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityIdentifier(identifier)
    }

    /// The same as `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAddTraits(traits)
    }

    /// The same as `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityRemoveTraits(traits)
    }

    /// The same as `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilitySortPriority(sortPriority)
    }

    /// The same as `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityInputLabels(inputLabels)
    }

    /// The same as `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(activationPoint: CGPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityActivationPoint(activationPoint)
    }

    /// The same as `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(activationPoint: UnitPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityActivationPoint(activationPoint)
    }
}
