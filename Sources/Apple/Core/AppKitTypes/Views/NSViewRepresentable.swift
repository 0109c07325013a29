// SPDX-License-Identifier: MIT

import SwiftUI
import UIKitTypes

/// Draws the parts of an AppKit view that SwiftUI can draw, as `UIViewRepresentable` does.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == _UIViewPlaceholder<Self> {
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
    public var body: _UIViewPlaceholder<Self> {
        _UIViewPlaceholder(representable: self, name: "\(Self.self)", framework: "AppKit") { environment, transaction in
            let context = Context(coordinator: makeCoordinator(), transaction: transaction, environment: environment)
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
public protocol NSViewControllerRepresentable: View where Body == _UIViewPlaceholder<Self> {
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
    public var body: _UIViewPlaceholder<Self> {
        _UIViewPlaceholder(representable: self, name: "\(Self.self)", framework: "AppKit") { environment, transaction in
            let context = Context(coordinator: makeCoordinator(), transaction: transaction, environment: environment)
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
