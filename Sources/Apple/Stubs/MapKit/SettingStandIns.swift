// SPDX-License-Identifier: MIT

// Generated from StandIns/MapKit-Settings.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
import SwiftUICore
/// Ignored: users cannot move the map.
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
/// Ignored: the map is always the same field.
public struct MapStyle: Sendable {
    public struct Elevation: Sendable {
        public static let automatic = Elevation()
        public static let flat = Elevation()
        public static let realistic = Elevation()
    }
    public static let standard = MapStyle()
    public static let imagery = MapStyle()
    public static let hybrid = MapStyle()
    public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { MapStyle() }
}
/// Never made: the camera does not move.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
}
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
extension View {
    public nonisolated func mapStyle(_ style: MapStyle) -> some View { unsupported(self, "mapStyle") }
    public nonisolated func mapControls(@ViewBuilder _ content: () -> some View) -> some View { unsupported(self, "mapControls") }
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { unsupported(self, "mapControlVisibility") }
    /// Never calls `action`: the camera does not move.
    public nonisolated func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View { unsupported(self, "onMapCameraChange") }
    /// Never calls `action`: the camera does not move.
    public nonisolated func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View { unsupported(self, "onMapCameraChange") }
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { unsupported(self, "mapScope") }
}
/// Draws nothing.
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// Draws nothing.
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// Draws nothing.
public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// Draws nothing.
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
