// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension View {
    /// Names this view for programs that look for it.
    nonisolated public func accessibilityIdentifier(_ identifier: String)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.identifier = identifier }
    }

    /// Names this view for programs that look for it, where `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.identifier = isEnabled ? identifier : nil }
    }

    /// Keeps this view from readers of the screen. It is drawn as before.
    nonisolated public func accessibilityHidden(_ hidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.isHidden = hidden }
    }

    /// Keeps this view from readers of the screen, where `isEnabled` is true. It is drawn as before.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.isHidden = isEnabled ? hidden : nil }
    }

    /// Says what this view is, beside what it is already.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.addedTraits = traits }
    }

    /// Says what this view is not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.removedTraits = traits }
    }

    /// Which of several views comes first: those of a higher priority.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Makes this view one thing for readers of the screen.
    ///
    /// - Parameter children: What becomes of the views inside.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    /// How deep this header stands.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.heading = level }
    }

    /// What a user may call this view, when they speak.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.inputLabels = inputLabels }
    }

    /// What a user may call this view, when they speak.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    /// What a user may call this view, when they speak.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// How the text of this view is read. It is drawn as before.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Whether touches go to this view itself while somebody listens to the screen.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Keeps the colours of this view where those of the screen are inverted: here they never are.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows this view large while a finger stays on it, for people who want that: here nobody does.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows another view large while a finger stays on this one, for people who want that: here nobody does.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
        -> some View
    {
        self
    }

    /// Puts views in the place of those inside, for readers of the screen only: these are not drawn.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibility { $0.children = .contain }
    }

    /// Puts a view in the place of this one, for readers of the screen only: it is not drawn.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibility { $0.children = .ignore }
    }

    /// Links this view to the one that it belongs to.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Links views that belong together.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Where the user taps this view without seeing it.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Where the user taps this view without seeing it.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }
}
