// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Draws the parts of a UIKit view that SwiftUI can draw: colours, texts, images and hosted views. Any other view
/// becomes a grey box with the type's name, with a warning. Each evaluation of `body` makes a new view, so
/// `updateUIView` is called once per view.
@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public protocol UIViewRepresentable: View where Body == _UIViewPlaceholder<Self> {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    /// Never called.
    static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// Never called: the view takes the size of its drawing.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the UIKit view, updates it and draws it.
    public var body: _UIViewPlaceholder<Self> {
        _UIViewPlaceholder(representable: self, name: "\(Self.self)") { environment, transaction in
            let context = Context(coordinator: makeCoordinator(), transaction: transaction, environment: environment)
            let view = makeUIView(context: context)
            updateUIView(view, context: context)
            return view.drawing
        }
    }
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}

/// Draws the parts of a UIKit controller's view that SwiftUI can draw, as `UIViewRepresentable` does.
@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public protocol UIViewControllerRepresentable: View where Body == _UIViewPlaceholder<Self> {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    /// Never called.
    static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}

    /// Makes the controller, loads its view, updates it and draws it.
    public var body: _UIViewPlaceholder<Self> {
        _UIViewPlaceholder(representable: self, name: "\(Self.self)") { environment, transaction in
            let context = Context(coordinator: makeCoordinator(), transaction: transaction, environment: environment)
            let controller = makeUIViewController(context: context)
            controller.loadViewIfNeeded()
            updateUIViewController(controller, context: context)
            return controller.drawing
        }
    }
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}

/// The drawing of a view of UIKit or AppKit; a grey box with the type's name if the view cannot be drawn.
public struct _UIViewPlaceholder<Representable>: View {
    let representable: Representable
    let name: String
    let framework: String
    let drawing: @MainActor (EnvironmentValues, Transaction) -> AnyView?
    @Environment(\.self) private var environment

    package init(
        representable: Representable, name: String, framework: String = "UIKit",
        drawing: @escaping @MainActor (EnvironmentValues, Transaction) -> AnyView?
    ) {
        self.representable = representable
        self.name = name
        self.framework = framework
        self.drawing = drawing
    }

    public var body: AnyView {
        if let known = drawing(environment, Transaction()) { return known }
        HostServices.warn("\(name) shows a view of \(framework), which is not drawn: a grey field stands in its place")
        return AnyView(NamedField(name))
    }
}
