// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UIKitTypes
import Interaction

/// What stands at a place of a map.
@MainActor @preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
    /// Where it stands.
    var coordinate: CLLocationCoordinate2D { get }
    /// What it is called.
    var title: String? { get }
    /// What stands below that.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Nothing.
    public var title: String? { nil }
    /// Nothing.
    public var subtitle: String? { nil }
}

/// A pin.
@MainActor @preconcurrency
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// Where it stands.
    open var coordinate = CLLocationCoordinate2D()
    /// What it is called.
    open var title: String?
    /// What stands below that.
    open var subtitle: String?

    /// A pin in the Gulf of Guinea.
    public override init() {}
    /// A pin at a place.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
    /// A pin at a place, with words.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init(__coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// Is told of what happens to a map; nothing does here.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {}

/// How maps look.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map, for UIKit. There is none here: a field of its size stands for it, and what stands on it is not drawn.
open class MKMapView: UIView {
    /// Is told of what happens to the map.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What is seen.
    open var region = MKCoordinateRegion()
    /// How it looks.
    open var mapType = MKMapType.standard
    /// Whether the device's place is shown, which nobody knows.
    open var showsUserLocation = false
    /// Whether scales, a compass, buildings and traffic are shown; none is.
    open var showsScale = false, showsCompass = true, showsBuildings = true, showsTraffic = false
    /// Whether fingers do something to it; they do not.
    open var isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true, isPitchEnabled = true
    /// What stands on it.
    open private(set) var annotations: [any MKAnnotation] = []

    /// A map of this size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeField()
    }

    /// A map: nothing is decoded here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeField()
    }

    private func becomeField() {
        backgroundColor = MapField.ground
        MapField.warn()
    }

    /// Shows a part of the map; at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// The middle of what is seen.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// Shows what is around a place; at once.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }

    /// Puts something on the map.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Puts several things on the map.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Takes something off the map.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Takes several things off the map.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { for one in annotations { removeAnnotation(one) } }
}
