// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

// Preview settings of a view. If several views in the tree set a setting, the first one in tree order applies.

/// The name of a device: `PreviewDevice("iPhone 16 Pro")`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name, as in Xcode.
    public let rawValue: String
    /// Accepts any string; names are not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Accepts any string; names are not checked here.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device, for `previewInterfaceOrientation(_:)`.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// The name of the case, for example "landscapeLeft".
    public var id: String { rawValue }
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension View {
    /// Sets the canvas of the preview: the device's screen, the size of the view, or a fixed size.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        trait(PreviewLayoutTrait.self, value)
    }

    /// Sets the name by which `render` finds the preview and names its image.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        trait(PreviewNameTrait.self, value)
    }

    /// Sets the device whose window the preview uses.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        trait(PreviewDeviceTrait.self, value?.rawValue)
    }

    /// Sets the orientation of the preview's device, such as `.landscapeLeft`.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        trait(PreviewOrientationTrait.self, value)
    }
}

/// A value that a context of previews may carry.
public protocol PreviewContextKey {
    associatedtype Value
    /// The value of a context without this key.
    static var defaultValue: Value { get }
}

/// The surroundings in which a preview is drawn, such as a widget's frame.
@MainActor @preconcurrency
public protocol PreviewContext {
    /// `defaultValue` of `key` if the context does not set a value.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
    /// Draws the surroundings around `view`.
    func _draw(_ view: AnyView) -> AnyView
}

extension PreviewContext {
    /// By default, the view alone.
    public func _draw(_ view: AnyView) -> AnyView { view }
}

extension View {
    /// Draws the view in the surroundings that `value` describes, such as a widget's frame.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { value._draw(AnyView(self)) }
}

extension ViewHost {
    /// The canvas set by `previewLayout(_:)`, if any.
    public var previewLayout: PreviewLayout? { unplacedElement[PreviewLayoutTrait.self] }
    /// The name set by `previewDisplayName(_:)`, if any.
    public var previewDisplayName: String? { unplacedElement[PreviewNameTrait.self] }
    /// The device name set by `previewDevice(_:)`, if any.
    public var previewDevice: String? { unplacedElement[PreviewDeviceTrait.self] }
    /// The orientation set by `previewInterfaceOrientation(_:)`, if any.
    public var previewInterfaceOrientation: InterfaceOrientation? { unplacedElement[PreviewOrientationTrait.self] }
}

protocol PreviewTraitKey: ElementTrait where Value == Found? {
    associatedtype Found
}

extension PreviewTraitKey {
    static var defaultValue: Found? { nil }
    static func combined(_ children: some Sequence<Element>) -> Found?? {
        children.lazy.compactMap { $0[Self.self] }.first.map { .some($0) }
    }
}

private enum PreviewLayoutTrait: PreviewTraitKey { typealias Found = PreviewLayout }
private enum PreviewNameTrait: PreviewTraitKey { typealias Found = String }
private enum PreviewDeviceTrait: PreviewTraitKey { typealias Found = String }
private enum PreviewOrientationTrait: PreviewTraitKey { typealias Found = InterfaceOrientation }
