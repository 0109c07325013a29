// SPDX-License-Identifier: MIT

import Foundation
import SnapshotChecks
import Interaction
import Zoetrope

/// Checks that a view looks as it was recorded: at these times, in these surroundings, after these events.
///
/// The recorded image lies in the folder `Snapshots` of the test target, under a name made of the test's file, suite,
/// name and arguments. Where there is none yet, it is recorded and the test fails: look at it, then run the test again.
/// Works in tests of Swift Testing and of XCTest, on the main actor and off it; a view may animate, have timers and
/// tasks, and take as long as it likes, since time is virtual.
///
///     @Test func badge() {
///         expectSnapshot(of: Badge(count: 3), layout: .sizeThatFits)
///     }
///
/// - Parameters:
///   - times: in seconds since the view began to live, rising.
///   - layout: how large the window is, with how many pixels a point: a device, a fixed size, or what the view asks for.
///   - traits: light or dark, locale, direction of the layout, size of text.
///   - events: synthetic touches: `[.tap("Play", at: 0.5)]`.
///   - format: one sheet of all times, an image for each, an animation, or the display list as text.
///   - name: tells several snapshots of one test apart.
///   - assets: folders with the view's images and asset catalogs.
///   - isTransparent: leaves out what usually lies behind views: white, and black in the dark.
///   - tolerance: what may differ of images; `because` must say why. Texts, times and numbers of frames are exact.
///   - kinds: what the view may ask for without there being any: `[.picture]`. All else that is missing fails the test.
///   - mode: whether to record; else what the trait `.snapshots(record:)` or `SNAPSHOT_RECORD` says.
public func expectSnapshot<Content: View>(
    of view: @autoclosure @MainActor () -> Content, at times: [Double] = [0], layout: SnapshotLayout,
    traits: Traits = Traits(), events: EventScript = [], as format: SnapshotFormat = .contactSheet,
    named name: String? = nil, assets: [URL] = [], isTransparent: Bool = false, tolerance: Tolerance? = nil,
    because reason: String? = nil, permittingMissing kinds: Set<RenderWarning.Kind>? = nil,
    record mode: RecordMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let test = SnapshotTest(
        site, name: name, mode: mode, tolerance: tolerance, because: reason, permittingMissing: kinds)
    test.run(format) { (fatal) throws in
        try SnapshotFrames.lists(
            of: view(), at: times, layout, traits, events, assets: assets, isTransparent: isTransparent,
            fatalWarnings: fatal, withTrees: format.isOfViews)
    }
}

/// Checks that a view looks as it was recorded, in a window of `size` points.
///
/// - Parameter scale: pixels per point.
public func expectSnapshot<Content: View>(
    of view: @autoclosure @MainActor () -> Content, at times: [Double] = [0], size: CGSize, scale: Double = 2,
    traits: Traits = Traits(), events: EventScript = [], as format: SnapshotFormat = .contactSheet,
    named name: String? = nil, assets: [URL] = [], isTransparent: Bool = false, tolerance: Tolerance? = nil,
    because reason: String? = nil, permittingMissing kinds: Set<RenderWarning.Kind>? = nil,
    record mode: RecordMode? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) {
    expectSnapshot(
        of: view(), at: times, layout: .fixed(size, scale: scale), traits: traits, events: events, as: format,
        named: name, assets: assets, isTransparent: isTransparent, tolerance: tolerance, because: reason,
        permittingMissing: kinds, record: mode, fileID: fileID, filePath: filePath, line: line, column: column,
        function: function)
}

/// Checks that a scene looks as it was recorded, on its own canvas, with its own background and events.
///
/// - Parameter scale: pixels per point.
public func expectSnapshot(
    of scene: SceneDescription, at times: [Double], scale: Double = 1, traits: Traits = Traits(),
    as format: SnapshotFormat = .contactSheet, named name: String? = nil, assets: [URL] = [],
    tolerance: Tolerance? = nil, because reason: String? = nil,
    permittingMissing kinds: Set<RenderWarning.Kind>? = nil, record mode: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let test = SnapshotTest(
        site, name: name, mode: mode, tolerance: tolerance, because: reason, permittingMissing: kinds)
    test.run(format) { (fatal) throws in
        try SnapshotFrames.lists(
            of: scene, at: times, scale: scale, traits, assets: assets, fatalWarnings: fatal,
            withTrees: format.isOfViews)
    }
}
