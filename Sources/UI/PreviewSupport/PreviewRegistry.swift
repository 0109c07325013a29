// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import SwiftUICore

/// `Preview`, as macros name it.
public typealias _Preview = Preview
/// `PreviewRegistry`, as macros name it.
public typealias _PreviewRegistry = PreviewRegistry

/// A view to preview, with a name and traits. `#Preview` declares one.
public struct Preview {
    /// The type argument of `PreviewTrait` for previews of views: `PreviewTrait<Preview.ViewTraits>`.
    public struct ViewTraits {}

    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View
    /// The name of each argument's preview and the view that it shows; nil for a preview without arguments.
    private var parts: [(name: String?, body: @MainActor () -> any View)]?

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - name: The name by which `render` finds the preview and names its image.
    ///   - traits: The canvas, the orientation and modifiers. If two traits conflict, the last one applies.
    ///   - body: Makes the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits, body: body)
    }

    /// Creates a group of previews of one view, one for each argument.
    ///
    /// - Parameters:
    ///   - name: The name of the group. `render` adds the argument, or its number if its description is no short name.
    ///   - traits: The canvas, orientation and modifiers; later ones win.
    ///   - arguments: The inputs of `body`.
    ///   - body: Makes the view of an argument.
    @MainActor
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) {
        self.init(name: name, traits: traits, arguments: arguments, body: body)
    }

    init(name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
        (self.name, self.traits, self.body) = (name, traits, body)
    }

    init<T>(
        name: String?, traits: [PreviewTrait<ViewTraits>], arguments: [T], body: @escaping @MainActor (T) -> any View
    ) {
        self.init(name: name, traits: traits) { EmptyView() }
        let names = ArgumentNames(arguments.map { String(describing: $0) }, group: name)
        parts = arguments.enumerated().map { index, argument in
            // Only the main actor makes views.
            nonisolated(unsafe) let argument = argument
            return (names[index], { body(argument) })
        }
    }

    /// The previews to draw: one for each argument, or only this one.
    package var variants: [Preview] {
        guard let parts else { return [self] }
        return parts.map { Preview(name: $0.name, traits: traits, body: $0.body) }
    }

    /// The canvas set by the last trait with a canvas; nil if there is none.
    package var layout: PreviewLayout? { traits.lazy.compactMap(\.layout).last }
    /// The orientation set by the last trait with an orientation; nil if there is none.
    package var isLandscape: Bool? { traits.lazy.compactMap(\.isLandscape).last }

    package var hasModifiers: Bool { traits.contains { $0.modifier != nil } }

    /// Combines the traits' preview modifiers into one function. The modifier of the last trait is outermost.
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

/// The names of the previews in a group: the group's name with the argument's description if all descriptions are short
/// and different, otherwise with a number from the second argument on.
private struct ArgumentNames {
    private let descriptions: [String]
    private let group: String?
    private let areShort: Bool

    init(_ descriptions: [String], group: String?) {
        (self.descriptions, self.group) = (descriptions, group)
        let isShort = { (text: String) in !text.isEmpty && text.count <= 32 && !text.contains { "()<>/\n".contains($0) }
        }
        areShort = descriptions.allSatisfy(isShort) && Set(descriptions).count == descriptions.count
    }

    subscript(index: Int) -> String? {
        if areShort { return group.map { "\($0) \(descriptions[index])" } ?? descriptions[index] }
        return index == 0 ? group : "\(group ?? "Preview") \(index + 1)"
    }
}

/// A trait of a preview: its canvas, its orientation or a modifier.
public struct PreviewTrait<T> {
    let layout: PreviewLayout?
    let isLandscape: Bool?
    var modifier: (any PreviewModifier)?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The canvas has the size of the device's screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(layout: .device, isLandscape: nil) }
    /// The canvas has the size that the view takes if the device's size is proposed.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .sizeThatFits, isLandscape: nil) }

    /// The canvas has this size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(layout: .fixed(width: width, height: height), isLandscape: nil)
    }

    /// Takes precedence over `render --orientation`.
    public static var portrait: PreviewTrait<T> { PreviewTrait(layout: nil, isLandscape: false) }
    /// The preview is not drawn upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { portrait }
    /// Takes precedence over `render --orientation`.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(layout: nil, isLandscape: true) }
    /// Drawn like `landscapeLeft`; the two differ on real devices only.
    public static var landscapeRight: PreviewTrait<T> { landscapeLeft }

    /// Applies a modifier to the preview. The modifier may share data between previews.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(layout: nil, isLandscape: nil, modifier: modifier)
    }
}

/// A type that represents a `#Preview`; each use of the macro declares one.
public protocol PreviewRegistry {
    /// The file, as `Module/File.swift`.
    static var fileID: String { get }
    /// The line of the macro, from 1.
    static var line: Int { get }
    /// The column of the macro, from 1.
    static var column: Int { get }
    /// Makes the preview that the macro's arguments describe.
    @MainActor static func makePreview() throws -> Preview
}

/// Declares a preview, which `render` can draw.
///
/// - Parameters:
///   - name: The name by which `render` finds the preview and names its image.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Declares a preview with traits, which `render` can draw.
///
/// - Parameters:
///   - name: The name by which `render` finds the preview and names its image.
///   - traits: The canvas, the orientation or a modifier.
///   - additionalTraits: More traits. If two traits conflict, the last one applies.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Declares a group of previews, one for each argument. `render` draws each of them, and `render test` checks each.
///
/// - Parameters:
///   - name: The name of the group.
///   - traits: The canvas, orientation or modifiers; later ones win.
///   - arguments: The inputs of `body`.
///   - body: Makes the view of an argument.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Moves a property at the start of a `#Preview` body into the previewed view: `@Previewable @State var …`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "PreviewableMacro")
