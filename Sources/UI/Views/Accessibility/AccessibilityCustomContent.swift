// SPDX-License-Identifier: MIT

import Foundation

/// A name for something more that is told about a view.
public struct AccessibilityCustomContentKey: Sendable, Equatable {
    let label: Text
    private let id: String

    /// A name whose words may change.
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    /// A name whose words may change, from the app's string tables.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    /// A name from the app's string tables.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    /// Whether both are the same name.
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

/// How soon something more is told.
public enum AccessibilityCustomContentImportance: Sendable {
    /// When somebody asks.
    case `default`
    /// At once.
    case high
}

extension View {
    /// Something more that is told about this view, when somebody asks. It is not part of the tree.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Something more that is told about this view, when somebody asks. It is not part of the tree.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Something more that is told about this view, when somebody asks. It is not part of the tree.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Something more that is told about this view, when somebody asks. It is not part of the tree.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Something more that is told about this view, when somebody asks. It is not part of the tree.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Something more that is told about this view, when somebody asks. It is not part of the tree.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Something more that is told about this view, when somebody asks. It is not part of the tree.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }
}
