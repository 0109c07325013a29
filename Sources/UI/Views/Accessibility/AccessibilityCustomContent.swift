// SPDX-License-Identifier: MIT

import Foundation

public struct AccessibilityCustomContentKey: Sendable, Equatable {
    let label: Text
    private let id: String

    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

public enum AccessibilityCustomContentImportance: Sendable {
    case `default`
    case high
}

extension View {
    /// Has no effect: custom content is ignored.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Has no effect: custom content is ignored.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Has no effect: custom content is ignored.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Has no effect: custom content is ignored.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Has no effect: custom content is ignored.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Has no effect: custom content is ignored.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }

    /// Has no effect: custom content is ignored.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility { _ in } }
}
