// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Interaction

/// A map. There is none here: a field of its size says so, with what stands on it at its place.
public struct Map<Content: View>: View {
    private let region: MKCoordinateRegion?
    private let marks: [(place: CLLocationCoordinate2D, view: AnyView)]

    init(region: MKCoordinateRegion?, marks: [(place: CLLocationCoordinate2D, view: AnyView)]) {
        self.region = region
        self.marks = marks
    }

    /// The field.
    public var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color(MapField.ground)
                Label("Map", systemImage: "map").font(.footnote).foregroundStyle(.secondary)
                ForEach(marks.indices, id: \.self) { index in
                    if let point = point(of: marks[index].place, in: proxy.size) {
                        marks[index].view.position(point)
                    }
                }
            }
        }
        .clipped()
        .onAppear { MapField.warn() }
    }

    /// nil where nobody has said what is seen.
    private func point(of place: CLLocationCoordinate2D, in size: CGSize) -> CGPoint? {
        guard let region, region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else { return nil }
        return CGPoint(
            x: size.width * (0.5 + (place.longitude - region.center.longitude) / region.span.longitudeDelta),
            y: size.height * (0.5 - (place.latitude - region.center.latitude) / region.span.latitudeDelta))
    }
}

/// What fingers do to a map: nothing here.
public struct MapInteractionModes: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Modes by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// They move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// They make it larger and smaller.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// They turn it.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// They tilt it.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// They do all.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// How a map follows its user, whose place nobody knows here.
public enum MapUserTrackingMode: Sendable { case none, follow }

extension Map where Content == EmptyView {
    /// A part of a map.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(region: coordinateRegion.wrappedValue, marks: []) }

    /// A map of nothing special.
    public init(interactionModes: MapInteractionModes = .all) { self.init(region: nil, marks: []) }
}

extension Map {
    /// A part of a map, with something at the place of each item.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == EmptyView, Items.Element: Identifiable {
        self.init(
            region: coordinateRegion.wrappedValue, marks: items.map { annotationContent($0)._mark })
    }
}

/// Something at a place of a map.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// For this module: where it is, and how it looks.
    var _mark: (place: CLLocationCoordinate2D, view: AnyView) { get }
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
    /// For this module: where it is, and how it looks.
    public let _mark: (place: CLLocationCoordinate2D, view: AnyView)
    /// A pin at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _mark = (coordinate, AnyView(Image(systemName: "mappin").foregroundStyle(tint ?? .red)))
    }
}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
    /// For this module: where it is, and how it looks.
    public let _mark: (place: CLLocationCoordinate2D, view: AnyView)
    /// A balloon at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        let balloon = Image(systemName: "mappin.circle.fill").font(.title).foregroundStyle(tint ?? .red)
        _mark = (coordinate, AnyView(balloon))
    }
}

/// A view at a place of a map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// For this module: where it is, and how it looks.
    public let _mark: (place: CLLocationCoordinate2D, view: AnyView)
    /// A view whose anchor is at a place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) { _mark = (coordinate, AnyView(content())) }
}
