// SPDX-License-Identifier: MIT

import Drawing

/// The state that a feature keeps per host, and its hooks into the host's updates.
///
/// The host knows no feature by name. `host.feature(GeometryReaders.self)` returns a feature and creates it on first
/// use. All hooks do nothing by default.
@MainActor
package protocol HostFeature: AnyObject {
    init(host: ViewHost)

    /// The rank by which the host orders the calls of its features; `.any` (last) by default.
    static var updateOrder: HostFeatureOrder { get }

    /// Whether `updatesViews()` is called in each frame, even if only the time has changed.
    var followsTime: Bool { get }

    /// Updates views after changes outside of their bodies. Returns true if it has evaluated anything, which requires
    /// another layout. Called before each layout of an update, until no feature returns true.
    func updatesViews() -> Bool

    func layoutHasEnded()

    /// Elements above the view, in drawing order. Each is proposed the window's size and centred in it.
    var layers: [Element] { get }

    /// Items drawn above the view and all layers.
    func overlayItems(at time: Double) -> [DisplayItem]
}

extension HostFeature {
    package static var updateOrder: HostFeatureOrder { .any }
    package var followsTime: Bool { false }
    package func updatesViews() -> Bool { false }
    package func layoutHasEnded() {}
    package var layers: [Element] { [] }
    package func overlayItems(at time: Double) -> [DisplayItem] { [] }
}

/// The order in which features update: the appearance of all views first, then scrolling, then features that depend on
/// positions, then preferences, and all other features last.
package enum HostFeatureOrder: Int, Comparable {
    case appearance, scrolling, geometry, preferences, any

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The features that a host has created.
@MainActor
package struct HostFeatures {
    private var byType: [ObjectIdentifier: any HostFeature] = [:]
    /// In update order; features with equal order are in the order of creation.
    package private(set) var inOrder: [any HostFeature] = []

    package func find<Feature: HostFeature>(_ type: Feature.Type) -> Feature? {
        byType[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Feature.self) }
    }

    package mutating func add<Feature: HostFeature>(_ feature: Feature) {
        byType[ObjectIdentifier(Feature.self)] = feature
        let index = inOrder.firstIndex { type(of: $0).updateOrder > Feature.updateOrder } ?? inOrder.endIndex
        inOrder.insert(feature, at: index)
    }
}
