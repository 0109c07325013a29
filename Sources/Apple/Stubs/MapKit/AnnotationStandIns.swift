// SPDX-License-Identifier: MIT

// Generated from StandIns/MapKit-Annotations.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import CoreLocation
import Foundation
import UIKitTypes
import VirtualTime
open class MKAnnotationView: UIView {
    public let reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?
    open var image: UIImage?
    open var canShowCallout: Bool = false
    open var isDraggable: Bool = false
    open var isSelected: Bool = false
    open var isEnabled = true
    open var centerOffset: CGPoint = .zero
    open var calloutOffset: CGPoint = .zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority: MKAnnotationViewZPriority = .defaultUnselected
    open var selectedZPriority: MKAnnotationViewZPriority = .defaultUnselected
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
}
public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
public struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = MKAnnotationViewZPriority(rawValue: 1000)
    public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
    public static let min = MKAnnotationViewZPriority(rawValue: 0)
}
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false
}
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor!
    open var animatesDrop = false
}
open class MKUserLocation: NSObject {
    open var location: CLLocation? { nil }
    open var isUpdating: Bool { false }
    open var title: String?
    open var subtitle: String?
}
extension MKUserLocation: MKAnnotation {
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
/// Fails every request.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var traitCollection: UITraitCollection?
        public override init() {}
    }
    open class Snapshot: NSObject {
        public let image = UIImage()
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    public let options: Options
    public init(options: Options) { self.options = options }
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
    open func start(with queue: VirtualDispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}
