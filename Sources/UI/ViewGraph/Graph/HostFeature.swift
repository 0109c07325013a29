// SPDX-License-Identifier: MIT

import Drawing

/// What a feature keeps for a host as a whole, and how it takes part in the host's updates.
///
/// The host knows no feature by name. Who needs one asks for it by its type (`host.feature(GeometryReaders.self)`), and the
/// first to do so has it made. All requirements have implementations that do nothing.
@MainActor
package protocol HostFeature: AnyObject {
    init(host: ViewHost)

    /// Says whose turn it is first, where several features take part in an update.
    static var updateOrder: HostFeatureOrder { get }

    /// Whether `updatesViews()` is to be asked with each frame, also where nothing has changed but the time.
    var followsTime: Bool { get }

    /// Brings views up to date with what has changed outside of their bodies; true where that has evaluated anything, so that
    /// there has to be another layout. Asked before each layout of an update, until no feature has anything to do.
    func updatesViews() -> Bool

    /// A layout has been made.
    func layoutHasEnded()

    /// Elements above the view, in drawing order. Each is offered the window, and stands in the middle of it.
    var layers: [Element] { get }

    /// What is drawn above the view and all layers.
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

/// The order in which features take part in an update. What decides how all views look comes first, what moves them next,
/// then what depends on where they are, and what is made of them last.
package enum HostFeatureOrder: Int, Comparable {
    case appearance, scrolling, geometry, preferences, any

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The features that have been asked for.
@MainActor
package struct HostFeatures {
    private var byType: [ObjectIdentifier: any HostFeature] = [:]
    /// In the order of their updates; those that are alike in that in the order in which they came.
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
