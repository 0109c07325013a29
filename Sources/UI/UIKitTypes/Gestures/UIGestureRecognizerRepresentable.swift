// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// Accepted by `gesture(_:)`, which warns. The recognizer is never made, since no touch reaches UIKit objects here.
@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The location of a gesture: always the origin, without velocity or translation.
@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localVelocity: CGPoint? { nil }
    public var localTranslation: CGPoint? { nil }
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    /// Does not convert to local coordinates.
    public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
}

extension View {
    /// Warns and returns the view unchanged.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        HostServices.warn("\(type(of: representable)) sees no gesture: nothing reaches UIKit's recognizers here")
        return self
    }
}
