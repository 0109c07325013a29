// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Views

/// Map content as a list of places and the views at them.
@MainActor @preconcurrency
public protocol MapContent {
    /// The places and views of the content. Only this module reads this property.
    var _marks: [(place: CLLocationCoordinate2D, view: AnyView)] { get }
}

/// Map content as a stored list: the result of builders and of modifiers such as `tag`.
public struct _MapMarks: MapContent {
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)]
}

@MainActor @preconcurrency
@resultBuilder
public struct MapContentBuilder {
    public static func buildBlock() -> _MapMarks { _MapMarks(_marks: []) }
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapMarks {
        var marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
        repeat marks += (each content)._marks
        return _MapMarks(_marks: marks)
    }
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: MapContent>(first: Content) -> _MapMarks { _MapMarks(_marks: first._marks) }
    public static func buildEither<Content: MapContent>(second: Content) -> _MapMarks {
        _MapMarks(_marks: second._marks)
    }
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapMarks {
        _MapMarks(_marks: content._marks)
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public var _marks: [(place: CLLocationCoordinate2D, view: AnyView)] { self?._marks ?? [] }
}

extension ForEach: MapContent where Content: MapContent {
    public var _marks: [(place: CLLocationCoordinate2D, view: AnyView)] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: MapContent {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

public struct Marker<Label: View>: MapContent {
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)]

    private init(at place: CLLocationCoordinate2D, _ label: some View) {
        let balloon = VStack(spacing: 0) {
            Image(systemName: "mappin.circle.fill").font(.title).foregroundStyle(.tint)
            label.font(.caption2)
        }
        _marks = [(place, AnyView(balloon.tint(.red)))]
    }

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(at: coordinate, label())
    }
}

extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(title) }
    }
    public init(item: MKMapItem) {
        self.init(coordinate: item.placemark.coordinate) { Text(verbatim: item.name ?? "") }
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, image: image) }
    }
}

public struct Annotation<Label: View, Content: View>: MapContent {
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)]

    /// Ignores `anchor`: the view's centre is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let (view, title) = (content(), label())
        _marks = [
            (coordinate, AnyView(view.overlay(alignment: .bottom) { title.font(.caption2).fixedSize().offset(y: 14) }))
        ]
    }
}

extension Annotation where Label == Text {
    /// Ignores `anchor`: the view's centre is at the place.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }
    /// Ignores `anchor`: the view's centre is at the place.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// Draws nothing: the device's location is unknown.
public struct UserAnnotation: MapContent {
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
    public init() {}
}

/// Draws nothing.
public struct MapPolyline: MapContent {
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
    public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// Draws nothing.
public struct MapPolygon: MapContent {
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(_ polygon: MKPolygon) {}
    public init(_ multiPolygon: MKMultiPolygon) {}
}

/// Draws nothing.
public struct MapCircle: MapContent {
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
    public func tint(_ tint: Color?) -> some MapContent {
        _MapMarks(_marks: _marks.map { ($0.place, AnyView($0.view.tint(tint))) })
    }
    /// Ignored: map content cannot be selected.
    public func tag(_ tag: some Hashable) -> some MapContent { _MapMarks(_marks: _marks) }
    /// Ignored: titles are always visible.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapMarks(_marks: _marks) }
    /// Ignored: lines and areas are not drawn.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        _MapMarks(_marks: _marks)
    }
    /// Ignored: lines and areas are not drawn.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { _MapMarks(_marks: _marks) }
    /// Ignored: lines and areas are not drawn.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { _MapMarks(_marks: _marks) }
}
