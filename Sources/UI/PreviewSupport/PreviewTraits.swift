// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

// What a view says about its preview. Each is known of the first inside that says it.

/// The name of a device as a view asks for it: `PreviewDevice("iPhone 16 Pro")`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name, as Xcode has it.
    public let rawValue: String
    /// A device of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device of this name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Itself.
    public var id: String { rawValue }
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension View {
    /// The canvas on which this view is previewed.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        trait(PreviewLayoutTrait.self, value)
    }

    /// The name of the preview, by which `render` finds it and calls its picture.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        trait(PreviewNameTrait.self, value)
    }

    /// The device whose window the preview has.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        trait(PreviewDeviceTrait.self, value?.rawValue)
    }

    /// How the device of the preview is held.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        trait(PreviewOrientationTrait.self, value)
    }
}

extension ViewHost {
    /// The canvas that the view asks for with `previewLayout`, if it does.
    public var previewLayout: PreviewLayout? { unplacedElement[PreviewLayoutTrait.self] }
    /// The name that the view has by `previewDisplayName`, if it has one.
    public var previewDisplayName: String? { unplacedElement[PreviewNameTrait.self] }
    /// The name of the device that the view asks for with `previewDevice`, if it does.
    public var previewDevice: String? { unplacedElement[PreviewDeviceTrait.self] }
    /// How the view wants the device held by `previewInterfaceOrientation`, if it does.
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
