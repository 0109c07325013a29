// SPDX-License-Identifier: MIT

import SwiftUI
import UIKitTypes

/// Draws the parts of an AppKit view that SwiftUI can draw, as `UIViewRepresentable` does.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == _NSViewPlaceholder {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Never called.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// Never called: the view takes the size of its drawing.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
    typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    /// Makes the AppKit view, updates it and draws it.
    public var body: _NSViewPlaceholder {
        _NSViewPlaceholder(name: "\(Self.self)") { environment in
            let context = Context(
                coordinator: makeCoordinator(), transaction: Transaction(), environment: environment)
            let view = makeNSView(context: context)
            updateNSView(view, context: context)
            return view.drawing
        }
    }
}

public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public let coordinator: View.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}

/// Draws the parts of an AppKit controller's view that SwiftUI can draw.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == _NSViewPlaceholder {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    func makeNSViewController(context: Context) -> NSViewControllerType
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Never called.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// Never called: the view takes the size of its drawing.
    func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
    typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Makes the controller, loads its view, updates it and draws it.
    public var body: _NSViewPlaceholder {
        _NSViewPlaceholder(name: "\(Self.self)") { environment in
            let context = Context(
                coordinator: makeCoordinator(), transaction: Transaction(), environment: environment)
            let controller = makeNSViewController(context: context)
            let view = controller.view
            updateNSViewController(controller, context: context)
            return view.drawing
        }
    }
}

public struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
    public let coordinator: ViewController.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}

/// The drawing of an AppKit view; a grey box with the type's name if the view cannot be drawn.
public struct _NSViewPlaceholder: View {
    let name: String
    let drawing: @MainActor (EnvironmentValues) -> AnyView?
    @Environment(\.self) private var environment

    init(name: String, drawing: @escaping @MainActor (EnvironmentValues) -> AnyView?) {
        (self.name, self.drawing) = (name, drawing)
    }

    public var body: AnyView {
        if let known = drawing(environment) { return known }
        HostServices.warn("\(name) shows a view of AppKit, which is not drawn: a grey field stands in its place")
        return AnyView(NamedField(name))
    }
}
