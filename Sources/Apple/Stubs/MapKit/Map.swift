// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import SwiftUICore

/// Draws a field in the colour of land, with its annotations and markers at their places. Warns, because there is no
/// map data.
public struct Map<Content: View>: View {
    private let region: MKCoordinateRegion?
    private let marks: [(place: CLLocationCoordinate2D, view: AnyView)]
    @Environment(\.mapField) private var field

    init(region: MKCoordinateRegion?, marks: [(place: CLLocationCoordinate2D, view: AnyView)]) {
        self.region = region
        self.marks = marks
    }

    public var body: some View {
        GeometryReader { proxy in
            let _ = field?.note(proxy, region)
            ZStack {
                Color(MapField.ground)
                Label("Map", systemImage: "map").font(.footnote).foregroundStyle(.secondary)
                ForEach(marks.indices, id: \.self) { index in
                    if let point = region?.point(of: marks[index].place, in: proxy.size) {
                        marks[index].view.position(point)
                    }
                }
            }
        }
        .clipped()
        .onAppear { MapField.warn() }
    }
}

/// Ignored: the map does not respond to gestures.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Ignored: the device's location is unknown.
public enum MapUserTrackingMode: Sendable { case none, follow }

extension Map where Content == EmptyView {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(region: coordinateRegion.wrappedValue, marks: []) }

    public init(interactionModes: MapInteractionModes = .all) { self.init(region: nil, marks: []) }
}

extension Map {
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == EmptyView, Items.Element: Identifiable {
        self.init(
            region: coordinateRegion.wrappedValue, marks: items.map { annotationContent($0)._mark })
    }
}

@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// The place and view of the annotation. Only this module reads this property.
    var _mark: (place: CLLocationCoordinate2D, view: AnyView) { get }
}

public struct MapPin: MapAnnotationProtocol {
    public let _mark: (place: CLLocationCoordinate2D, view: AnyView)
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _mark = (coordinate, AnyView(Image(systemName: "mappin").foregroundStyle(tint ?? .red)))
    }
}

public struct MapMarker: MapAnnotationProtocol {
    public let _mark: (place: CLLocationCoordinate2D, view: AnyView)
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        let balloon = Image(systemName: "mappin.circle.fill").font(.title).foregroundStyle(tint ?? .red)
        _mark = (coordinate, AnyView(balloon))
    }
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _mark: (place: CLLocationCoordinate2D, view: AnyView)
    /// Ignores `anchorPoint`: the view's centre is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) { _mark = (coordinate, AnyView(content())) }
}
