// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// A gesture of UIKit among those of SwiftUI. It is made nowhere: no touch reaches UIKit's objects here, so that it sees nothing.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of what sees it.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What hears of the gesture.
    associatedtype Coordinator = Void
    /// Makes what sees it.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings what sees it up to date.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Something was seen.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes what hears of the gesture.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
    /// Nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Nobody hears of the gesture.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a gesture of UIKit is made in.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What hears of the gesture.
    public let coordinator: Representable.Coordinator
    /// Places in SwiftUI's spaces.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Places of a gesture in SwiftUI's spaces; the origin, since there is no gesture.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// In the space of the view.
    public var localLocation: CGPoint { .zero }
    /// In the space of the view, in points a second.
    public var localVelocity: CGPoint? { nil }
    /// In the space of the view, in points.
    public var localTranslation: CGPoint? { nil }
    /// In another space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    /// A point of the view in UIKit.
    public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
}

extension View {
    /// The view: gestures of UIKit see nothing here, which a warning says.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        HostServices.warn("\(type(of: representable)) sees no gesture: nothing reaches UIKit's recognizers here")
        return self
    }
}
