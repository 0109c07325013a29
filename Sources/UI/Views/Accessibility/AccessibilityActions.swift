// SPDX-License-Identifier: MIT

extension View {
    /// What this view does when a user asks for it without touching it.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.actions = [AccessibilityNamedAction(kind: actionKind, perform: handler)] }
    }

    /// Something that this view does by its name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Something that this view does by its name.
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Something that this view does by its name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(named: Text(name), handler)
    }

    /// Something that this view does, with a label of its own, which is not drawn.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityAction(.default, action)
    }

    /// Buttons that stand for what this view does; they are not drawn.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }

    /// Changes the value of this view by a step.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.adjust = handler }
    }

    /// Scrolls by a page.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Turns of a dial that leads from one thing to the next; they are not drawn.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Turns of a dial that leads from one thing to the next; they are not drawn.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Turns of a dial that leads from one thing to the next; they are not drawn.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Names an entry of a dial.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}

/// What a dial of a reader of the screen leads to.
public protocol AccessibilityRotorContent {}

/// One thing that a dial leads to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// An entry for the view of this identity.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil) {}
    /// An entry for the view of this identity.
    public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil) {}
    /// An entry for the view of this identity.
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID? = nil) {}
}

/// Several entries of a dial.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Lists what a dial leads to.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// An entry as it stands.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// All entries.
    public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content)
        -> _AccessibilityRotorEntries
    {
        _AccessibilityRotorEntries()
    }
    /// Entries that are there in some cases.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}
