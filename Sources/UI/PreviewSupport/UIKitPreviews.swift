// SPDX-License-Identifier: MIT

import UIKitTypes
import Views

// A closure that makes a SwiftUI view is checked as one, and errors in it name what is wrong in it: overloads of functions are
// disfavoured, which macros cannot be. Their bodies are optional instead, since the conversion to an optional counts against them.

extension Preview {
    /// A preview of a UIKit view.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, traits: traits) {
            let view = body()
            return Self.showing("\(type(of: view))") { view.drawing }
        }
    }

    /// A preview of the view of a controller.
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

/// Shows a UIKit view on a canvas: `render` draws what it knows of it.
///
/// - Parameters:
///   - name: By which `render` finds it and calls its picture.
///   - traits: The canvas, or how the device is held; later ones win.
///   - body: Makes what is shown.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Shows the view of a controller on a canvas: `render` draws what it knows of it.
///
/// - Parameters:
///   - name: By which `render` finds it and calls its picture.
///   - traits: The canvas, or how the device is held; later ones win.
///   - body: Makes what is shown.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
