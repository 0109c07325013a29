// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// The buttons of `accessibilityActions`, which draw nothing and take no touches. View trees list their titles as
/// actions of the modified view.
nonisolated package struct AccessibilityActionList: WrappingModifier {
    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        AccessibilityActionListElement(self, around: content, node: node)
    }
}

package final class AccessibilityActionListElement: PassThroughElement<AccessibilityActionList> {
    package override func emit(_ emitter: inout Emitter) {}
    package override func hitTest(_ point: CGPoint) -> Element? { nil }
}

extension View {
    /// Lists the buttons of `content` as actions. They are not performed: no assistive technology runs here.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        background { content().modifier(AccessibilityActionList()).frame(width: 0, height: 0) }
    }

    /// Like `accessibilityActions(_:)`; the category is ignored.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }
}

/// A category of actions, by which an assistive technology groups them.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text

    public static let `default` = Self(name: Text(verbatim: "default"))
    public static let edit = Self(name: Text(verbatim: "edit"))

    private init(name: Text) { self.name = name }

    public init(_ name: Text) { self.init(name: name) }
    public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(name: Text(name)) }
}
