// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Interaction

/// What a `#Preview` shows.
public struct Preview {
    /// What traits of views are about.
    public struct ViewTraits {}

    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    /// A preview with a name and a canvas.
    ///
    /// - Parameters:
    ///   - name: By which `render` finds it and calls its picture.
    ///   - traits: Its canvas; later ones win.
    ///   - body: Makes what is shown.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits, body: body)
    }

    init(name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
        (self.name, self.traits, self.body) = (name, traits, body)
    }

    /// The canvas that the traits ask for, if they do.
    package var layout: PreviewLayout? { traits.lazy.compactMap(\.layout).last }
    /// Whether the device lies on its side, if they say so.
    package var isLandscape: Bool? { traits.lazy.compactMap(\.isLandscape).last }

    /// Whether there are any.
    package var hasModifiers: Bool { traits.contains { $0.modifier != nil } }

    /// What the modifiers among the traits make of the view, the last outermost.
    @MainActor
    package func modification() async throws -> @MainActor (AnyView) -> AnyView {
        var whole: @MainActor (AnyView) -> AnyView = { $0 }
        for case let modifier? in traits.map(\.modifier) {
            let (inner, outer) = (whole, try await Self.application(of: modifier))
            whole = { outer(inner($0)) }
        }
        return whole
    }

    @MainActor
    private static func application<M: PreviewModifier>(of modifier: M) async throws -> @MainActor (AnyView) -> AnyView
    {
        try await M.application(of: modifier)
    }
}

/// The canvas of a preview, or how its device is held.
public struct PreviewTrait<T> {
    let layout: PreviewLayout?
    let isLandscape: Bool?
    var modifier: (any PreviewModifier)?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of a device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(layout: .device, isLandscape: nil) }
    /// As large as the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .sizeThatFits, isLandscape: nil) }

    /// Of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(layout: .fixed(width: width, height: height), isLandscape: nil)
    }

    /// A device that stands.
    public static var portrait: PreviewTrait<T> { PreviewTrait(layout: nil, isLandscape: false) }
    /// A device that stands on its head: what is seen is the same.
    public static var portraitUpsideDown: PreviewTrait<T> { portrait }
    /// A device on its left side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(layout: nil, isLandscape: true) }
    /// A device on its right side.
    public static var landscapeRight: PreviewTrait<T> { landscapeLeft }

    /// Surroundings that previews share.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(layout: nil, isLandscape: nil, modifier: modifier)
    }
}

/// A type that stands for a `#Preview`; the macro declares one for each.
public protocol PreviewRegistry {
    /// The file, as `Module/File.swift`.
    static var fileID: String { get }
    /// The line of the macro, from 1 on.
    static var line: Int { get }
    /// The column of the macro, from 1 on.
    static var column: Int { get }
    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}

/// Shows a view on a canvas: `render` draws it.
///
/// - Parameters:
///   - name: By which `render` finds it and calls its picture.
///   - body: Makes what is shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Shows a view on a canvas with traits: `render` draws it.
///
/// - Parameters:
///   - name: By which `render` finds it and calls its picture.
///   - traits: The canvas, or how the device is held.
///   - additionalTraits: More of them; later ones win.
///   - body: Makes what is shown.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Makes a property at the beginning of a `#Preview`'s body one of the view that is previewed: `@Previewable @State var …`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "PreviewableMacro")
