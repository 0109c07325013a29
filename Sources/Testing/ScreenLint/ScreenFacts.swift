// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import Inspection
import Views
@_spi(ViewGraph) import ViewGraph

/// The facts about a screen at one time. Rules read this value instead of views.
package struct ScreenFacts {
    package var name: String
    package var tree: ViewTree
    var size: CGSize
    /// The part of the window that bars and rounded corners do not cover.
    var safeArea: CGRect
    /// The views by number, from 1: parents before children.
    var views: [ScreenView]
    var targets: [TouchTarget]
    /// Pairs of visible texts that overlap, as indices of views: the lower text and the upper text.
    var textOverlaps: [(below: Int, above: Int)]
    /// Pairs of a text and a drawing whose edge the text crosses, as indices of views. The two are in different rows of
    /// a stack.
    var crossings: [(text: Int, drawing: Int)]
    /// Whether all pixels have the same colour.
    var isBlank: Bool
    var missing: [MissingResource]
    /// The views that move without end with Reduce Motion. Empty if this was not checked.
    var endlessMoves: [EndlessMove]
    /// How often the bodies of the author's views were evaluated, by the name of the view's type.
    var evaluations: [String: EvaluationLog.Count]

    struct EndlessMove {
        /// The index of the view; nil if the screen with motion does not have it.
        var view: Int?
        var kind: String
    }

    struct MissingResource {
        /// The kind of resource: `picture`, `symbol` or `string`.
        var kind: String
        var name: String
        var message: String
        var viewPath: String?
        var place: (file: String, line: Int)?
    }

    /// A view that handles touches.
    struct TouchTarget {
        /// The index of the view that is touched.
        var view: Int
        /// Whether touches reach the target at any point.
        var isReachable: Bool
        /// The width and height of the area in which touches reach the target. The area extends at most 44 points from
        /// the touch point to each side.
        var reach: CGSize
        /// The visible part of the target's bounding box.
        var box: CGRect
        var layer: Int
        /// The indices of the targets that contain this target.
        var enclosing: [Int]
        /// The name of the view that covers an unreachable target; nil if the target is covered by design, as by a
        /// sheet.
        var cover: String?
    }
}

struct ScreenView {
    /// The view's entry in the tree, without its children.
    var entry: ViewTreeEntry
    var path: String
    var place: (file: String, line: Int)?
    /// The indices of the enclosing views, outermost first.
    var ancestors: [Int]
    /// The indices of all views inside this one.
    var inside: Range<Int>
    var text: ElementFacts.Text?
    var image: ElementFacts.Image?
    /// The product of the opacities of the view and of all views around it.
    var opacity: Double
    var box: CGRect
    /// The part of the box that is inside the window and all clips and scroll views.
    var visibleBox: CGRect
    /// The intersection of the clips around the view, except those of scroll views; nil if no view clips.
    var clip: CGRect?
    var isInScrollView: Bool
    /// 0 for the window's content, then sheets, menus and alerts in drawing order.
    var layer: Int
    var isEnabled: Bool
    /// Whether layout gave the view a width or height of 0 that no modifier asks for.
    var isSqueezed: Bool
    /// The boxes of the lines of a text, in the window.
    var lines: [CGRect]
    /// The y coordinate of a text's first baseline in the window; nil for other views.
    var baseline: CGFloat?
    /// By how much the view is larger than a frame around it; nil if it is not.
    var excess: CGSize?
    /// Whether the text's font size stays the same when the user chooses another text size.
    var ignoresTextSize = false
    var contrast: InkContrast?
    /// The explicit accessibility label; nil if there is none.
    var explicitLabel: String?
    /// Whether assistive technologies ignore the view or replace it by an enclosing view.
    var isUnheard: Bool

    var kind: String { entry.kind }
    /// Whether a picture is missing in the author's view that contains this view.
    var isBesideMissingPicture = false
    /// Whether the view is a part of the device, such as the status bar, and not of the author's screen.
    var isOfDevice = false
    var isVisible: Bool { !isOfDevice && opacity > 0.05 && visibleBox.width > 0 && visibleBox.height > 0 }

    /// The view's name in sentences.
    var called: String {
        if let text = entry.text, !text.isEmpty { return "“\(text.brief)”" }
        if let label = entry.accessibility?.label ?? entry.name, !label.isEmpty { return "\(kind) “\(label.brief)”" }
        return kind
    }
}

extension ScreenFacts {
    /// The innermost control or button that contains the view, or the view itself if it is one; nil if there is none.
    func control(of index: Int) -> Int? {
        ([index] + views[index].ancestors.reversed()).first {
            InspectableViews.controls.contains(views[$0].kind) || InspectableViews.buttons.contains(views[$0].kind)
        }
    }

    func isInside(_ index: Int, _ kinds: Set<String>) -> Bool {
        views[index].ancestors.contains { kinds.contains(views[$0].kind) }
    }

    /// Whether a view is in a bar that the system lays out. Such a bar takes the touches around its items.
    func isInBar(_ index: Int) -> Bool {
        isInside(index, ["BarItems", "BottomBar", "NavigationBar", "TabBarView", "ControlGroup"])
    }

    /// The views that a stack lays out: its children, with the views inside groups and loops in place of these.
    func rows(of stack: Int) -> [Int] {
        views[stack].inside.filter { index in
            let between = views[index].ancestors.drop { $0 != stack }.dropFirst()
            return !Self.groups.contains(views[index].kind)
                && between.allSatisfy { Self.groups.contains(views[$0].kind) }
        }
    }

    private static let groups: Set = ["ForEach", "Group", "Section", "TupleView"]

    /// The texts of the view at `index` and of all views inside it.
    func words(in index: Int) -> [String] {
        ([index] + Array(views[index].inside)).compactMap { views[$0].entry.text }
    }
}

extension String {
    var brief: String {
        let line = replacing("\n", with: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }

    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension CGSize {
    /// The lost part of a view as text, such as `10 points of the width`.
    var wordsOfLoss: String {
        let (width, height) = (Double(self.width), Double(self.height))
        if height <= 1 { return "\(width.words) points of the width" }
        return height > 1 && width <= 1 ? "\(height.words) points of the height" : "\(words) points"
    }

    /// The size as text, such as `20×20.5`.
    var words: String { "\(Double(width).words)×\(Double(height).words)" }
}

extension Double {
    /// The number as text, with at most two decimals.
    var words: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
