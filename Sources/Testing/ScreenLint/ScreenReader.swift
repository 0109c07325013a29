// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Inspection
import Interaction
import LeafViews
import Styles
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views
import Zoetrope

/// Reads the facts about a screen from its views and pictures.
@MainActor
package struct ScreenReader {
    /// Returns the file and line of the words that a view shows. If the words are not found, returns those of the
    /// declaration of the author's view.
    ///
    /// - Parameters:
    ///   - view: The name of the innermost author's view around the view.
    ///   - words: The view's text, or the name of its image; nil if it shows neither.
    package typealias Places = @MainActor (_ view: String?, _ words: String?) -> (file: String, line: Int)?

    private let source: ViewFrameSource
    private let name: String
    private let assets: AssetLibrary
    private let places: Places
    private var host: ViewHost { source.liveHost }

    /// - Parameters:
    ///   - source: The views, advanced to the time of the check.
    ///   - name: The name of the preview.
    ///   - places: Finds lines of source code.
    package init(_ source: ViewFrameSource, name: String, assets: AssetLibrary, places: @escaping Places) {
        (self.source, self.name, self.assets, self.places) = (source, name, assets, places)
    }

    /// The maximum number of pixels of a picture that is drawn for measurements.
    private static let mostPixels = 8e6
    /// The scale of the pictures, in pixels per point: at 4, even the stems of small letters cover some pixels fully.
    private static let fineScale = 4.0

    /// - Parameter declarations: The file and line of each of the author's views, by the view's name.
    package func read(declarations: [String: (file: String, line: Int)] = [:]) throws -> ScreenFacts {
        let tree = host.viewTree(places: declarations, recordsElements: true)
        var facts = ElementIndex(host)
        var views = read(tree, &facts)
        let pictures = try inkPictures()
        for index in views.indices where views[index].isVisible && views[index].isInk {
            let boxes = views[index].lines.isEmpty ? [views[index].visibleBox] : views[index].lines
            views[index].contrast = boxes.map { $0.intersection(views[index].visibleBox) }.filter { !$0.isEmpty }
                .compactMap(pictures.contrast).min { $0.ratio < $1.ratio }
        }
        let targets = targets(among: views, facts)
        let overlaps = try textOverlaps(among: views, facts)
        let crossings = crossings(among: views, facts)
        readTextSizes(&views, facts)
        let insets = host.safeAreaInsets
        return ScreenFacts(
            name: name, tree: tree, size: host.size,
            safeArea: CGRect(
                x: insets.leading, y: insets.top, width: host.size.width - insets.leading - insets.trailing,
                height: host.size.height - insets.top - insets.bottom),
            views: views, targets: targets, textOverlaps: overlaps, crossings: crossings,
            isBlank: pictures.own.hasOneColor, missing: missing(views, declarations))
    }

    // MARK: Views

    private func read(_ tree: ViewTree, _ facts: inout ElementIndex) -> [ScreenView] {
        var views: [ScreenView] = []
        func add(_ entry: ViewTreeEntry, _ ancestors: [Int], _ author: String?) {
            let index = views.count
            let author = entry.file == nil ? author : entry.kind
            views.append(view(entry, ancestors.map { views[$0] }, ancestors, author, facts))
            for child in entry.children ?? [] { add(child, ancestors + [index], author) }
            views[index].inside = index + 1..<views.count
        }
        for entry in tree.views { add(entry, [], nil) }
        for (index, view) in views.enumerated() {
            for element in view.entry.elements { facts.note(element, isOf: index) }
        }
        noteMissingPictures(in: &views)
        return views
    }

    /// Marks all views that share an author's view with a missing picture, because the picture's size and colours are
    /// unknown.
    private func noteMissingPictures(in views: inout [ScreenView]) {
        for index in views.indices where views[index].image.map({ $0.isMissing && !$0.isSymbol }) == true {
            let author = views[index].ancestors.last { views[$0].entry.file != nil }
            let range = author.map { $0..<views[$0].inside.upperBound } ?? views.startIndex..<views.endIndex
            for other in range { views[other].isBesideMissingPicture = true }
        }
    }

    /// The parts of a phone that `--chrome` draws.
    private static let device: Set<String> = ["StatusBar", "HomeIndicator", "DynamicIsland", "Keyboard"]

    private func view(
        _ entry: ViewTreeEntry, _ outer: [ScreenView], _ ancestors: [Int], _ author: String?, _ index: ElementIndex
    ) -> ScreenView {
        var own = entry
        own.children = nil
        let elements = entry.elements.compactMap { index.element($0) }
        let innermost = elements.last
        let words = entry.text ?? entry.name
        let literal = words ?? entry.accessibility?.label
        let named = outer.filter { $0.entry.file != nil || InspectableViews.isPublic($0.kind) }
        let path =
            (named.map(\.kind)
            + [entry.kind + (words.map { $0.isEmpty ? "" : " “\($0.brief)”" } ?? "")]).joined(separator: " › ")
        let box = CGRect(
            x: entry.frame.x, y: entry.frame.y, width: entry.frame.width, height: entry.frame.height)
        var seen = Surroundings(box: box, window: host.size)
        if let innermost { seen.read(innermost, of: host) }
        let traits = elements.first?[AccessibilityTrait.self]
        let environment = innermost?.node.environment
        let isHidden =
            traits?.isHidden == true
            || outer.contains { $0.entry.accessibility?.isHidden == true || $0.explicitLabel != nil }
        // A custom view shares the element of its content, so only `Text` and `Image` have facts of their own. A custom view
        // may have the same name.
        let isCustom = entry.file != nil || entry.children != nil
        let facts = !isCustom && ["Text", "Image"].contains(entry.kind) ? innermost?.facts : nil
        let text = facts?.text
        return ScreenView(
            entry: own, path: path, place: places(author, literal), ancestors: ancestors, inside: 0..<0, text: text,
            image: facts?.image, opacity: seen.opacity, box: box, visibleBox: seen.visible, clip: seen.clip,
            isInScrollView: seen.isInScrollView, layer: innermost.map(index.layer) ?? 0,
            isEnabled: environment?.isEnabled ?? true,
            isSqueezed: innermost.map { Self.isSqueezed($0) } ?? false,
            lines: text.map { lines(of: $0, innermost, box) } ?? [],
            explicitLabel: environment.flatMap { traits?.label?.string(in: $0) }, isUnheard: isHidden,
            isOfDevice: Self.device.contains(entry.kind) || outer.contains(where: \.isOfDevice))
    }

    /// The boxes of a text's lines in the window.
    private func lines(of text: ElementFacts.Text, _ element: Element?, _ box: CGRect) -> [CGRect] {
        guard let element, element.size.width > 0, element.size.height > 0 else { return [] }
        let (x, y) = (box.width / element.size.width, box.height / element.size.height)
        return text.lines.map {
            CGRect(
                x: box.minX + $0.minX * x, y: box.minY + $0.minY * y, width: $0.width * x, height: $0.height * y)
        }
    }

    /// The clips, scroll views and opacities around a view.
    private struct Surroundings {
        var visible: CGRect
        var clip: CGRect?
        var isInScrollView = false
        var opacity = 1.0

        init(box: CGRect, window: CGSize) { visible = box.intersection(CGRect(origin: .zero, size: window)) }

        @MainActor mutating func read(_ element: Element, of host: ViewHost) {
            for outer in sequence(first: element, next: \.parent) {
                switch outer.contentVisibility {
                case .opacity(let own): opacity *= own
                case .clipped:
                    let box = outer.boxInWindow
                    clip = clip.map { $0.intersection(box) } ?? box
                    visible = visible.intersection(box)
                case nil: break
                }
                if outer !== element, outer.elementDescription.kind == "ScrollView" {
                    isInScrollView = true
                    visible = visible.intersection(outer.boxInWindow)
                }
            }
            if visible.isNull { visible = .zero }
        }
    }

    /// Whether layout gave an element a width or height of 0 that no modifier asks for.
    private static func isSqueezed(_ element: Element) -> Bool {
        func isSqueezed(_ length: KeyPath<CGSize, CGFloat>, _ dimension: String) -> Bool {
            guard element.size[keyPath: length] <= 0 else { return false }
            for outer in sequence(first: element, next: \.parent) {
                guard outer.size[keyPath: length] <= 0 else { return true }
                let words = outer.describedModifier.flatMap { ModifierNaming.words($0) } ?? ""
                if words.contains("\(dimension): 0") { return false }
            }
            return false
        }
        return isSqueezed(\.width, "width") || isSqueezed(\.height, "height")
    }

    // MARK: Contrast

    private func inkPictures() throws -> InkPictures {
        let area = max(host.size.width * host.size.height, 1)
        let scale = min(Self.fineScale, (Self.mostPixels / area).squareRoot())
        let rasterizer = FrameRasterizer()
        func picture(_ ink: InspectionInk) throws -> Bitmap {
            var list = try source.displayList(ink: ink)
            list.scale = scale
            return rasterizer.draw(list)
        }
        return InkPictures(
            scale: scale, own: try picture(.own), none: try picture(.none), black: try picture(.gray(0)),
            white: try picture(.gray(1)))
    }

    /// Whether at least one pixel of the letters in `box` has a coverage above `InkPictures.least`.
    private func isInkVisible(_ element: Element, in box: CGRect) throws -> Bool {
        let rasterizer = FrameRasterizer()
        func picture(_ level: Float) throws -> Bitmap {
            rasterizer.draw(try source.displayList(ink: .grayOf(ObjectIdentifier(element), level)))
        }
        let (black, white) = (try picture(0), try picture(1))
        let scale = Double(black.width) / max(host.size.width, 1)
        let (left, right) = (max(Int(box.minX * scale), 0), min(Int(box.maxX * scale), black.width))
        let (top, bottom) = (max(Int(box.minY * scale), 0), min(Int(box.maxY * scale), black.height))
        guard left < right, top < bottom else { return false }
        for y in top..<bottom {
            for x in left..<right where InkPictures.coverage(black[x, y], white[x, y]) > InkPictures.least {
                return true
            }
        }
        return false
    }

    // MARK: Overlaps

    /// The maximum number of text pairs whose visibility is checked by drawing them, which is slow.
    private static let mostPairs = 40

    private func textOverlaps(among views: [ScreenView], _ facts: ElementIndex) throws -> [(below: Int, above: Int)] {
        let texts = views.indices.filter { views[$0].text != nil && views[$0].isVisible && !views[$0].lines.isEmpty }
        var found: [(below: Int, above: Int)] = []
        var drawn = 0
        for (place, below) in texts.enumerated() {
            for above in texts[(place + 1)...] where views[below].layer == views[above].layer {
                // Ignores equal texts in one place: they are the old and the new state of a transition.
                if views[below].entry.text == views[above].entry.text, views[below].box.intersects(views[above].box) {
                    continue
                }
                guard let common = Self.overlap(views[below], views[above]), drawn < Self.mostPairs,
                    let lower = views[below].entry.elements.last.flatMap({ facts.element($0) }),
                    let upper = views[above].entry.elements.last.flatMap({ facts.element($0) })
                else { continue }
                drawn += 1
                if try isInkVisible(lower, in: common), try isInkVisible(upper, in: common) {
                    found.append((below, above))
                }
            }
        }
        return found
    }

    /// The area that the letters of two texts share; nil if there is none. Counts only the part of each line that most
    /// letters fill.
    private static func overlap(_ a: ScreenView, _ b: ScreenView) -> CGRect? {
        for one in a.lines.map(\.lettersBox) {
            for other in b.lines.map(\.lettersBox) {
                let common = one.intersection(other).intersection(a.visibleBox).intersection(b.visibleBox)
                if !common.isNull, common.width > 1, common.height > 1 { return common }
            }
        }
        return nil
    }

    /// Texts that cross the edge of a drawing in another row or column of a stack.
    private func crossings(among views: [ScreenView], _ facts: ElementIndex) -> [(text: Int, drawing: Int)] {
        let drawings = views.indices.filter {
            views[$0].isDrawing && views[$0].isVisible && views[$0].opacity > 0.3
        }
        var found: [(text: Int, drawing: Int)] = []
        for text in views.indices where views[text].text != nil && views[text].isVisible {
            for drawing in drawings where views[text].layer == views[drawing].layer {
                let box = views[drawing].visibleBox
                let isCrossed = views[text].lines.map(\.lettersBox).contains { line in
                    let common = line.intersection(box)
                    return !common.isNull && common.width > 2 && common.height > 2
                        && !box.insetBy(dx: -2, dy: -2).contains(line)
                }
                guard isCrossed, let one = views[text].entry.elements.last.flatMap({ facts.element($0) }),
                    let other = views[drawing].entry.elements.last.flatMap({ facts.element($0) }),
                    Self.areInOtherRows(one, other)
                else { continue }
                found.append((text, drawing))
                break
            }
        }
        return found
    }

    private static let stacks: Set<String> = [
        "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid", "LazyHGrid",
    ]

    /// Whether layout keeps two elements apart, because they are in different children of one stack. False if one of
    /// them is attached to another view, like a background.
    private static func areInOtherRows(_ a: Element, _ b: Element) -> Bool {
        let (first, second) = (Array(sequence(first: a, next: \.parent)), Array(sequence(first: b, next: \.parent)))
        let around = Set(first.map { ObjectIdentifier($0) })
        guard let common = second.first(where: { around.contains(ObjectIdentifier($0)) }),
            stacks.contains(common.elementDescription.kind)
        else { return false }
        func isAttached(_ chain: [Element]) -> Bool {
            for (element, outer) in zip(chain, chain.dropFirst()) {
                if element === common { break }
                guard outer.describedModifier != nil, let content = outer.traitSource else { continue }
                if element !== content { return true }
            }
            return false
        }
        return !isAttached(second)
    }

    // MARK: Touches

    private func targets(among views: [ScreenView], _ facts: ElementIndex) -> [ScreenFacts.TouchTarget] {
        let regions = host.touchRegions(upTo: 44)
        var targets: [ScreenFacts.TouchTarget] = []
        var receivers: [ObjectIdentifier: Int] = [:]
        for region in regions {
            guard let owner = facts.view(around: region.receiver), isMeant(region.receiver),
                !views[owner].isOfDevice
            else { continue }
            let outer = sequence(first: region.receiver, next: \.parent).dropFirst()
            var seen = Surroundings(box: region.receiver.boxInWindow, window: host.size)
            seen.read(region.receiver, of: host)
            // The target is the innermost touchable control. If a link is made of a button, the link is the target.
            let controls = ([owner] + views[owner].ancestors.reversed()).filter {
                InspectableViews.buttons.contains(views[$0].kind) || InspectableViews.controls.contains(views[$0].kind)
            }
            let control = controls.first { views[$0].entry.isTouchable == true } ?? controls.first
            let isVisible = seen.opacity > 0.05 && seen.visible.width > 0 && seen.visible.height > 0
            targets.append(
                ScreenFacts.TouchTarget(
                    view: control ?? owner, isReachable: region.point != nil, reach: exactReach(of: region),
                    box: isVisible ? seen.visible : .zero, layer: facts.layer(region.receiver),
                    enclosing: outer.compactMap { receivers[ObjectIdentifier($0)] },
                    cover: region.point == nil && isVisible ? cover(of: region, views, facts) : nil))
            receivers[ObjectIdentifier(region.receiver)] = targets.count - 1
        }
        return targets
    }

    /// The size of the region. A side that differs by less than a pixel from the view's side takes the view's exact
    /// length.
    private func exactReach(of region: TouchRegion) -> CGSize {
        let (pixel, box) = (1 / host.grid.scale, region.receiver.boxInWindow.size)
        func exact(_ reach: CGFloat, _ length: CGFloat) -> CGFloat {
            abs(reach - length) < pixel ? length : reach
        }
        return CGSize(
            width: exact(region.reach.width, box.width), height: exact(region.reach.height, box.height))
    }

    /// Whether the view is enabled and not inside `allowsHitTesting(false)`.
    private func isMeant(_ receiver: Element) -> Bool {
        guard receiver.node.environment.isEnabled else { return false }
        return !sequence(first: receiver, next: \.parent).contains { outer in
            outer.describedModifier.flatMap { ModifierNaming.words($0) }?.hasPrefix("allowsHitTesting isAllowed: false")
                == true
        }
    }

    private func cover(of region: TouchRegion, _ views: [ScreenView], _ facts: ElementIndex) -> String? {
        guard let cover = region.cover, facts.layer(cover) == facts.layer(region.receiver),
            !sequence(first: cover, next: \.parent).contains(where: { $0 === region.receiver }),
            let owner = facts.view(around: cover)
        else { return nil }
        // Reports only visible views, because a view behind an opaque view is hidden on purpose.
        let inks = facts.inks(in: region.receiver)
        guard let isSeen = try? inks.contains(where: { try isInkVisible($0, in: $0.boxInWindow) }), isSeen else {
            return nil
        }
        return views[owner].called
    }

    // MARK: Text sizes

    /// Lays out again with another dynamic type size, and marks the texts with a fixed font whose size stays the same.
    /// The size may change nevertheless, because an author may compute the size of a fixed font.
    private func readTextSizes(_ views: inout [ScreenView], _ facts: ElementIndex) {
        let fixed = views.indices.filter { views[$0].text?.hasFixedSize == true }
        guard !fixed.isEmpty else { return }
        let present = host.environment.dynamicTypeSize
        let other: DynamicTypeSize = present < .accessibility1 ? .accessibility3 : .large
        host.changeEnvironment { $0.dynamicTypeSize = other }
        host.showPresent()
        for index in fixed {
            guard let element = views[index].entry.elements.last.flatMap({ facts.element($0) }) else { continue }
            views[index].ignoresTextSize = element.facts.text?.pointSize == views[index].text?.pointSize
        }
        host.changeEnvironment { $0.dynamicTypeSize = present }
        host.showPresent()
    }

    // MARK: Resources

    private func missing(
        _ views: [ScreenView], _ declarations: [String: (file: String, line: Int)]
    ) -> [ScreenFacts.MissingResource] {
        var found: [ScreenFacts.MissingResource] = []
        for warning in source.warnings where [.picture, .symbol].contains(warning.kind) {
            let path = warning.viewPath?.components(separatedBy: " › ") ?? []
            let author = path.last { declarations[$0] != nil }
            found.append(
                ScreenFacts.MissingResource(
                    kind: warning.kind.rawValue, name: warning.name, message: warning.message,
                    viewPath: warning.viewPath, place: places(author, warning.name)))
        }
        let isSourceLanguage = host.environment.locale.language.languageCode == .english
        var missing = assets.missingStrings
        for view in views {
            guard let key = view.entry.text, missing.remove(key) != nil, !isSourceLanguage || key.looksLikeKey else {
                continue
            }
            found.append(
                ScreenFacts.MissingResource(
                    kind: "string", name: key, message: "", viewPath: view.path, place: view.place))
        }
        return found
    }
}

extension ScreenView {
    /// Whether the view's contrast is measured: that of symbols, and of texts that are not redacted.
    fileprivate var isInk: Bool { text.map { !$0.isRedacted } ?? image?.isSymbol ?? false }

    /// Whether the view draws a shape or an image.
    fileprivate var isDrawing: Bool {
        if text != nil || entry.children != nil { return false }
        if let image { return !image.isMissing }
        return entry.colors?.isEmpty == false && entry.kind != "Color" && !entry.kind.hasSuffix("Gradient")
            && entry.kind != "Divider"
    }
}

extension CGRect {
    /// The part of a line that most letters fill: without a fifth of the height at the top and at the bottom.
    fileprivate var lettersBox: CGRect { insetBy(dx: 0, dy: height / 5) }
}

extension String {
    /// Whether the words are an identifier such as `home.title`, and not a sentence.
    fileprivate var looksLikeKey: Bool {
        let parts = split(omittingEmptySubsequences: false) { "._".contains($0) }
        return parts.count > 1
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
            && contains { $0.isLetter }
    }
}

extension Bitmap {
    fileprivate var hasOneColor: Bool {
        guard width > 0, height > 0 else { return true }
        let first = self[0, 0]
        return withUnsafeBytes { bytes in
            (0..<height).allSatisfy { y in
                let row = UnsafeRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + 4 * width])
                return row.bindMemory(to: SIMD4<UInt8>.self).allSatisfy { $0 == first }
            }
        }
    }
}
