// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Shows a view of UIKit among those of SwiftUI. What is known of it is drawn: colours, texts, images, hosted views. Of all
/// others a grey field with the name of the type stands in, and a warning says so.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _UIViewPlaceholder<Self> {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// What hears of the view.
    associatedtype Coordinator = Void
    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ view: UIViewType, context: Context)
    /// The view goes.
    static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
    /// Makes what hears of the view.
    func makeCoordinator() -> Coordinator
    /// The size of the view; nil: what its content asks for.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nobody hears of the view.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Nothing.
    public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
    /// What the content asks for.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// For this engine: what is known of the view.
    public var body: _UIViewPlaceholder<Self> {
        _UIViewPlaceholder(representable: self, name: "\(Self.self)") { environment, transaction in
            let context = Context(coordinator: makeCoordinator(), transaction: transaction, environment: environment)
            let view = makeUIView(context: context)
            updateUIView(view, context: context)
            return view.drawing
        }
    }
}

/// What a view of UIKit is made in.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What hears of the view.
    public let coordinator: Representable.Coordinator
    /// How changes are carried out.
    public private(set) var transaction: Transaction
    /// What surrounds the view.
    public private(set) var environment: EnvironmentValues
}

/// Shows a controller of UIKit among the views of SwiftUI, as `UIViewRepresentable` shows a view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == _UIViewPlaceholder<Self> {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What hears of the controller.
    associatedtype Coordinator = Void
    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    /// The controller goes.
    static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
    /// Makes what hears of the controller.
    func makeCoordinator() -> Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nobody hears of the controller.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Nothing.
    public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}

    /// For this engine: what is known of the controller.
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

/// What a controller of UIKit is made in.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What hears of the controller.
    public let coordinator: Representable.Coordinator
    /// How changes are carried out.
    public private(set) var transaction: Transaction
    /// What surrounds the controller.
    public private(set) var environment: EnvironmentValues
}

/// What stands for a view of UIKit: what is known of it, or a grey field with its name.
public struct _UIViewPlaceholder<Representable>: View {
    let representable: Representable
    let name: String
    let drawing: @MainActor (EnvironmentValues, Transaction) -> AnyView?
    @Environment(\.self) private var environment

    package init(
        representable: Representable, name: String,
        drawing: @escaping @MainActor (EnvironmentValues, Transaction) -> AnyView?
    ) {
        self.representable = representable
        self.name = name
        self.drawing = drawing
    }

    /// What is drawn in its place.
    public var body: AnyView {
        if let known = drawing(environment, Transaction()) { return known }
        HostServices.warn("\(name) shows a view of UIKit, which is not drawn: a grey field stands in its place")
        return AnyView(NamedField(name))
    }
}
