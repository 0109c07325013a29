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
        self.init(name: name, traits: traits) {
            let view = body()
            return Self.showing("\(type(of: view))") { view.drawing }
        }
    }

    /// Creates a preview that shows the view of a view controller.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, traits: traits) {
            let controller = body()
            return Self.showing("\(type(of: controller))") {
                controller.loadViewIfNeeded()
                return controller.drawing
            }
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
