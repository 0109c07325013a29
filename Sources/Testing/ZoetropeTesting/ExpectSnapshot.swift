// SPDX-License-Identifier: MIT

import Foundation
import SnapshotChecks
import SwiftUICore
import Zoetrope

/// Compares a view with its reference image: at given times, with given traits, after given events.
///
/// The reference lies in the folder `Snapshots` of the test target. Its name consists of the test's file, suite, name
/// and arguments. Without a reference, the assertion records one and fails: inspect the image, then run the test again.
/// Works in Swift Testing and XCTest, on and off the main actor. Views may animate and have timers and tasks of any
/// duration, since time is virtual.
///
///     @Test func badge() {
///         expectSnapshot(of: Badge(count: 3), layout: .sizeThatFits)
///     }
///
/// - Parameters:
///   - times: in seconds since the view appeared, ascending.
///   - layout: the window's size and scale: a device, a fixed size, or the view's ideal size.
///   - traits: appearance, locale, layout direction, text size.
///   - events: synthetic touches: `[.tap("Play", at: 0.5)]`.
///   - format: one contact sheet of all times, one image per time, an animation, or the display list as text.
///   - name: distinguishes several snapshots of one test.
///   - assets: folders with the view's images and asset catalogs.
///   - isTransparent: omits the default background, which is white, or black in dark appearance.
///   - tolerance: for images; `because` must give the reason. Texts, times and numbers of frames are compared exactly.
///   - kinds: resources that may be missing, such as `[.picture]`. Other missing resources fail the test.
///   - mode: whether to record. The default is that of the trait `.snapshots(record:)`, or `SNAPSHOT_RECORD`.
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
            fatalWarnings: fatal, for: format)
    }
}

/// Compares a view with its reference image, in a window of `size` points.
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

/// Compares a scene with its reference image. Canvas, background and events are those of the scene.
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
            for: format)
    }
}
