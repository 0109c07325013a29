// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Views

/// What stands on a map.
@MainActor @preconcurrency
public protocol MapContent {
    /// For this module: where it is, and how it looks.
    var _marks: [(place: CLLocationCoordinate2D, view: AnyView)] { get }
}

/// Several things on a map.
public struct _MapMarks: MapContent {
    /// For this module: where they are, and how they look.
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)]
}

/// Puts things on a map together.
@MainActor @preconcurrency
@resultBuilder
public struct MapContentBuilder {
    /// Nothing.
    public static func buildBlock() -> _MapMarks { _MapMarks(_marks: []) }
    /// All of them.
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapMarks {
        var marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
        repeat marks += (each content)._marks
        return _MapMarks(_marks: marks)
    }
    /// One of them.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// All of them, if any.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// The ones.
    public static func buildEither<Content: MapContent>(first: Content) -> _MapMarks { _MapMarks(_marks: first._marks) }
    /// The others.
    public static func buildEither<Content: MapContent>(second: Content) -> _MapMarks {
        _MapMarks(_marks: second._marks)
    }
    /// All that are there on this system.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapMarks {
        _MapMarks(_marks: content._marks)
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    /// For this module: where they are, and how they look.
    public var _marks: [(place: CLLocationCoordinate2D, view: AnyView)] { self?._marks ?? [] }
}

extension ForEach: MapContent where Content: MapContent {
    /// For this module: where they are, and how they look.
    public var _marks: [(place: CLLocationCoordinate2D, view: AnyView)] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: MapContent {
    /// Something on a map for each element, whose `id` tells which it is.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Something on a map for each element.
    ///
    /// - Parameter id: What tells which element it is.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

/// A balloon with a title.
public struct Marker<Label: View>: MapContent {
    /// For this module: where it is, and how it looks.
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)]

    private init(at place: CLLocationCoordinate2D, _ label: some View) {
        let balloon = VStack(spacing: 0) {
            Image(systemName: "mappin.circle.fill").font(.title).foregroundStyle(.tint)
            label.font(.caption2)
        }
        _marks = [(place, AnyView(balloon.tint(.red)))]
    }

    /// A balloon with a label.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(at: coordinate, label())
    }
}

extension Marker where Label == Text {
    /// A balloon with a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(titleKey) }
    }
    /// A balloon with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(title) }
    }
    /// A balloon at a thing.
    public init(item: MKMapItem) {
        self.init(coordinate: item.placemark.coordinate) { Text(verbatim: item.name ?? "") }
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// A balloon with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// A balloon with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    /// A balloon with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, image: image) }
    }
}

/// A view at a place of a map.
public struct Annotation<Label: View, Content: View>: MapContent {
    /// For this module: where it is, and how it looks.
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)]

    /// A view with a label below it.
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
    /// A view with a title below it.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }
    /// A view with a title below it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// Where the device is: nobody knows, and nothing is drawn.
public struct UserAnnotation: MapContent {
    /// None.
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
    /// Where the device is.
    public init() {}
}

/// A line on a map; not drawn here.
public struct MapPolyline: MapContent {
    /// None.
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
    /// Along places.
    public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle on a map; not drawn here.
public struct MapCircle: MapContent {
    /// None.
    public let _marks: [(place: CLLocationCoordinate2D, view: AnyView)] = []
    /// Around a place, in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
    /// In a colour.
    public func tint(_ tint: Color?) -> some MapContent {
        _MapMarks(_marks: _marks.map { ($0.place, AnyView($0.view.tint(tint))) })
    }
    /// With a value, for what is chosen.
    public func tag(_ tag: some Hashable) -> some MapContent { _MapMarks(_marks: _marks) }
    /// With or without titles; they stay.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapMarks(_marks: _marks) }
    /// Of a line or a face; not drawn here.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        _MapMarks(_marks: _marks)
    }
    /// Of a line or a face; not drawn here.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { _MapMarks(_marks: _marks) }
    /// Of a face; not drawn here.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { _MapMarks(_marks: _marks) }
}
