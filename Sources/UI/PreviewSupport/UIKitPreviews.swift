// SPDX-License-Identifier: MIT

import UIKitTypes
import Views

// The compiler must prefer SwiftUI's overloads to the UIKit overloads in this file. Otherwise, errors in a preview's
// body would refer to UIKit views. The UIKit initializers are therefore disfavoured. Macros cannot be disfavoured, so
// their `body` parameters are optional, which ranks lower.

extension Preview {
    /// Creates a preview that shows a UIKit view.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, traits: traits) { Self.showing(body()) }
    }

    /// Creates a group of previews of a UIKit view, one for each argument.
    @_disfavoredOverload @MainActor
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        body: @escaping @MainActor (T) -> UIView
    ) {
        self.init(name: name, traits: traits, arguments: arguments) { Self.showing(body($0)) }
    }

    /// Creates a group of previews of a view controller's view, one for each argument.
    @_disfavoredOverload @MainActor
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        body: @escaping @MainActor (T) -> UIViewController
    ) {
        self.init(name: name, traits: traits, arguments: arguments) { Self.showing(body($0)) }
    }

    /// Creates a preview that shows the view of a view controller.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, traits: traits) { Self.showing(body()) }
    }

    @MainActor
    private static func showing(_ view: UIView) -> some View { showing("\(type(of: view))") { view.drawing } }

    @MainActor
    private static func showing(_ controller: UIViewController) -> some View {
        showing("\(type(of: controller))") {
            controller.loadViewIfNeeded()
            return controller.drawing
        }
    }

    @MainActor
    private static func showing(_ name: String, _ drawing: @escaping @MainActor () -> AnyView?) -> some View {
        _UIViewPlaceholder(representable: name, name: name) { _, _ in drawing() }
    }
}

/// Declares a preview of a UIKit view. `render` draws the parts of UIKit that it supports.
///
/// - Parameters:
///   - name: The name by which `render` finds the preview and names its image.
///   - traits: The canvas size or the orientation. If two traits conflict, the last one applies.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Declares a preview of a view controller's view. `render` draws the parts of UIKit that it supports.
///
/// - Parameters:
///   - name: The name by which `render` finds the preview and names its image.
///   - traits: The canvas size or the orientation. If two traits conflict, the last one applies.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Declares a group of previews of a UIKit view, one for each argument.
///
/// - Parameters:
///   - name: The name of the group.
///   - traits: The canvas or the orientation. Later ones win.
///   - arguments: The inputs of `body`.
///   - body: Makes the view of an argument.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    body: (@MainActor (T) -> UIView)?
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Declares a group of previews of a view controller's view, one for each argument.
///
/// - Parameters:
///   - name: The name of the group.
///   - traits: The canvas or the orientation. Later ones win.
///   - arguments: The inputs of `body`.
///   - body: Makes the view controller of an argument.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    body: (@MainActor (T) -> UIViewController)?
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
