// SPDX-License-Identifier: MIT

extension View {
    /// Stores the action in the view's accessibility properties.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.actions = [AccessibilityNamedAction(kind: actionKind, perform: handler)] }
    }

    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds `action` under the default kind; `label` is ignored.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityAction(.default, action)
    }

    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.adjust = handler }
    }

    /// Has no effect: `handler` is never called.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }
}
