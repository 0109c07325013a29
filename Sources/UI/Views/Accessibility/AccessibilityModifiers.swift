// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension View {
    nonisolated public func accessibilityIdentifier(_ identifier: String)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.identifier = identifier }
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.identifier = isEnabled ? identifier : nil }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.isHidden = hidden }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.isHidden = isEnabled ? hidden : nil }
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.addedTraits = traits }
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.removedTraits = traits }
    }

    nonisolated public func accessibilitySortPriority(_ sortPriority: Double)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.sortPriority = sortPriority }
    }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.heading = level }
    }

    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.inputLabels = inputLabels }
    }

    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// Has no effect: no assistive technology runs here.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Has no effect: no assistive technology runs here.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect(self, .accessibility)
    }

    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { withoutEffect(self, .accessibility) }

    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
        -> some View
    {
        withoutEffect(self, .accessibility)
    }

    /// Sets the behaviour `.contain`; `children` is ignored.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibility { $0.children = .contain }
    }

    /// Sets the behaviour `.ignore`; `representation` is ignored.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibility { $0.children = .ignore }
    }

    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { withoutEffect(self, .accessibility) }

    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        withoutEffect(self, .accessibility)
    }

    /// Has no effect: no assistive technology runs here.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Has no effect: no assistive technology runs here.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }
}
