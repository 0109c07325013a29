// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

/// The element of a lazy stack or grid.
///
/// It lays out lines. In a stack, a line is a member of a list; in a grid, it is a row of cells. Only visible lines are
/// created and measured. For all other lines, `LineTable` assumes the average length of the first measured lines.
final class LazyElement: ArrangingElement {
    private var arrangement: LazyArrangement
    private var cachedFlows: [Flow]?
    private var tables: [ObjectIdentifier: LineTable] = [:]
    /// The cross-axis length for which the lines were measured.
    private var tableCross: CGFloat?
    /// The length of the longest measured line across the axis, in points.
    private var widest: CGFloat = 0
    private var placed: [Element] = []
    /// The placements collected during `place(_:)`.
    private var placements: [Placement] = []
    private var pinnedElements: [Element] = []
    private var drawings = DrawingCache()
    /// The range of members that was last requested from each list, by the list's identity.
    private var lastNeeds: [ObjectIdentifier: Range<Int>] = [:]
    /// The total length in the last layout, in points.
    private var lastLength: CGFloat?
    /// How far lines are kept beyond both ends of the visible range, in points. Positive only while an animation moves
    /// lines out of the visible range.
    private var margin: CGFloat = 0

    /// The assumed length of a line, in points, before any line has been measured.
    private static let guess: Double = 44
    private static let gridSpacing: CGFloat = 8

    init(_ arrangement: LazyArrangement, node: _AnyViewNode) {
        self.arrangement = arrangement
        super.init(node: node)
    }

    override func describe(_ description: inout ElementDescription) { description.kind = node.nameOfView }

    override var stackAxis: Axis? { arrangement.axis }

    private var axis: Axis { arrangement.axis }
    private var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

    func setArrangement(_ new: LazyArrangement) {
        guard new != arrangement else { return }
        arrangement = new
        for key in tables.keys { tables[key]?.forget() }
        cachedFlows = nil
        invalidateLayout()
    }

    func invalidateChildren() {
        invalidateChildElements()
        cachedFlows = nil
        invalidateLayout()
    }

    // MARK: Lines

    /// Consecutive members of one list in a lazy container.
    private struct Segment {
        /// The lazy list; nil if the segment is an element outside of any lazy list.
        unowned(unsafe) let source: (any LazySource)?
        let key: ObjectIdentifier
        let part: SectionPart?
        let count: Int
        /// The created elements, by the index of their member.
        var members: [Int: [Element]] = [:]
    }

    /// Lines that share one line table. A flow is one list, several consecutive lists in a grid, or a section's header
    /// or footer.
    private struct Flow {
        var segments: [Segment]
        /// True in a stack, where each member is one line; false in a grid.
        let isStack: Bool

        var key: ObjectIdentifier { segments[0].key }
        var part: SectionPart? { segments[0].part }

        /// The number of grid cells that one member of `segment` fills. Each element of a member is one cell.
        static func cells(of segment: Segment) -> Int { max(segment.members.values.first?.count ?? 1, 1) }

        func lineCount(columns: Int) -> Int {
            if isStack { return segments[0].count }
            let cells = segments.reduce(0) { $0 + $1.count * Self.cells(of: $1) }
            return (cells + columns - 1) / columns
        }
    }

    private var flows: [Flow] {
        if let cachedFlows { return cachedFlows }
        var segments: [Segment] = []
        for child in children {
            guard !host.hasEverSet(LeavingTrait.self) || !child.leaves(self) else { continue }
            let (place, part) = (child[LazyPlaceTrait.self], child[SectionPartTrait.self])
            let key = place.map { ObjectIdentifier($0.source) } ?? ObjectIdentifier(child)
            if segments.last?.key != key {
                segments.append(
                    Segment(source: place?.source, key: key, part: part, count: place?.source.memberCount ?? 1))
            }
            if place == nil || place!.isPresent {
                segments[segments.count - 1].members[place?.indices.lowerBound ?? 0, default: []].append(child)
            }
        }
        var flows: [Flow] = []
        for segment in segments {
            let isWide = arrangement.tracks == nil || segment.part?.role == .header || segment.part?.role == .footer
            if !isWide, let last = flows.last, !last.isStack, last.part?.section == segment.part?.section {
                flows[flows.count - 1].segments.append(segment)
            } else {
                flows.append(Flow(segments: [segment], isStack: isWide))
            }
        }
        cachedFlows = flows
        let columns = columns(tableCross).count
        for flow in flows {
            let count = flow.lineCount(columns: columns)
            if tables[flow.key] == nil {
                tables[flow.key] = LineTable(count: count)
            } else {
                tables[flow.key]!.resize(count)
            }
        }
        if tables.count > 2 * flows.count + 8 {
            let keys = Set(flows.map(\.key))
            tables = tables.filter { keys.contains($0.key) }
        }
        return flows
    }

    private func columns(_ cross: CGFloat?) -> [GridTracks.Track] {
        guard let tracks = arrangement.tracks else { return [] }
        let found = tracks.tracks(in: cross)
        return found.isEmpty ? [GridTracks.Track(start: 0, length: cross ?? 10, alignment: nil)] : found
    }

    /// The line length, in points, of lists without measured lines: the mean estimate of all measured lists, or
    /// `Self.guess` if there are none.
    private var guess: Double {
        let known = tables.values.compactMap(\.estimate)
        return known.isEmpty ? Self.guess : known.reduce(0, +) / Double(known.count)
    }

    private func total() -> CGFloat {
        let guess = guess
        return flows.reduce(0) { $0 + CGFloat(tables[$1.key]!.total(guess: guess)) }
    }

    /// Measures the existing lines and records their lengths. A line's length includes the gap before the line. Returns
    /// whether any length or estimate changed.
    private func measureLines(cross: CGFloat?) -> Bool {
        var anyHasChanged = false
        let columns = columns(cross)
        var isFirst = true
        for flow in flows {
            var last: (line: Int, element: Element)?
            for line in lines(of: flow, columns: columns.count) {
                var gap: CGFloat = 0
                if let first = line.elements.first, !(isFirst && line.index == 0) {
                    let before = last.flatMap { $0.line == line.index - 1 ? $0.element : nil } ?? first
                    gap = self.gap(before, first)
                }
                let length = length(of: line.elements, flow, cross, columns)
                if tables[flow.key]!.set(line.index, Double(gap + length)) { anyHasChanged = true }
                if let element = line.elements.last { last = (line.index, element) }
            }
            if tables[flow.key]!.updateEstimate() { anyHasChanged = true }
            if tables[flow.key]!.count > 0 { isFirst = false }
        }
        return anyHasChanged
    }

    private func gap(_ before: Element, _ next: Element) -> CGFloat {
        if let spacing = arrangement.spacing { return spacing }
        return arrangement.tracks == nil
            ? before.spacing.distance(to: next.spacing, along: axis) : Self.gridSpacing
    }

    /// The lines of `flow` that have elements, in order.
    private func lines(of flow: Flow, columns: Int) -> [(index: Int, elements: [Element])] {
        if flow.isStack {
            let segment = flow.segments[0]
            let needed = lastNeeds[segment.key] ?? (segment.source == nil ? 0..<1 : 0..<0)
            // `lastNeeds` may contain members that were removed by an update since the last layout.
            return needed.filter { $0 < segment.count && segment.source?.isPresent($0) != false }
                .map { ($0, segment.members[$0] ?? []) }
        }
        var cells: [Int: [Element]] = [:]
        var base = 0
        for segment in flow.segments {
            let each = Flow.cells(of: segment)
            for (member, elements) in segment.members {
                for (offset, element) in elements.enumerated() {
                    cells[(base + member * each + offset) / columns, default: []].append(element)
                }
            }
            base += segment.count * each
        }
        // Sorts the cells of each line in tree order, because `segment.members` is unordered.
        let order = Dictionary(
            uniqueKeysWithValues: children.enumerated().map { (ObjectIdentifier($0.element), $0.offset) })
        return cells.keys.sorted().map { line in
            (line, cells[line]!.sorted { order[ObjectIdentifier($0)]! < order[ObjectIdentifier($1)]! })
        }
    }

    private func offer(_ cross: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(main: nil, cross: cross, along: axis)
    }

    private func length(
        of elements: [Element], _ flow: Flow, _ cross: CGFloat?, _ columns: [GridTracks.Track]
    ) -> CGFloat {
        guard flow.isStack else {
            var length: CGFloat = 0
            for (element, column) in zip(elements, columns) {
                length = max(length, element.dimensions(in: offer(column.length)).size[axis])
            }
            if let last = columns.last { widest = max(widest, last.start + last.length) }
            return length
        }
        var length: CGFloat = 0
        for (index, element) in elements.enumerated() {
            let size = element.dimensions(in: offer(cross)).size
            length += size[axis] + (index > 0 ? gap(elements[index - 1], element) : 0)
            widest = max(widest, size[axis.other])
        }
        return length
    }

    // MARK: What is needed

    /// The range of members in each list whose lines intersect `window`, a range along the axis.
    private func needs(_ window: ClosedRange<CGFloat>) -> [ObjectIdentifier: Range<Int>] {
        let (guess, columns) = (guess, columns(tableCross).count)
        var needs: [ObjectIdentifier: Range<Int>] = [:]
        var start = 0.0
        /// The header of the current section. If any line of the section is visible, the header is needed, because it
        /// may be pinned.
        var header: Segment?
        for flow in flows {
            let table = tables[flow.key]!
            let length = table.total(guess: guess)
            let (low, high) = (Double(window.lowerBound) - start, Double(window.upperBound) - start)
            if flow.part?.role == .header { header = flow.segments[0] }
            if high >= 0, low <= length {
                let lines = table.lines(from: low, to: high, guess: guess)
                if flow.isStack {
                    if !lines.isEmpty { needs[flow.key] = lines }
                } else {
                    var base = 0
                    for segment in flow.segments {
                        let each = Flow.cells(of: segment)
                        let cells =
                            max(
                                lines.lowerBound * columns - base, 0)..<max(
                                lines.upperBound * columns - base, max(lines.lowerBound * columns - base, 0))
                        let members =
                            cells.lowerBound
                            / each..<min((cells.upperBound + each - 1) / each, segment.count)
                            .atLeast(cells.lowerBound / each)
                        if !members.isEmpty { needs[segment.key] = members }
                        base += segment.count * each
                    }
                }
                if !lines.isEmpty, let header, header.part?.section == flow.part?.section,
                    arrangement.pinned.contains(.sectionHeaders)
                {
                    needs[header.key] = 0..<header.count
                }
            }
            start += length
        }
        if arrangement.pinned.contains(.sectionFooters) {
            let seen = Set(
                flows.filter { flow in flow.segments.contains { needs[$0.key] != nil } }.map { $0.part?.section })
            for flow in flows where flow.part?.role == .footer && seen.contains(flow.part?.section) {
                needs[flow.key] = 0..<flow.segments[0].count
            }
        }
        return needs
    }

    /// Creates the lines in `window`, a range along the axis, and measures them.
    private func arrange(_ cross: CGFloat?, _ window: ClosedRange<CGFloat>) {
        if cross != tableCross {
            tableCross = cross
            widest = 0
            for key in tables.keys { tables[key]?.forget() }
            cachedFlows = nil
        }
        /// The maximum number of passes. Another pass is needed if measured lengths differ from the estimates, because
        /// more lines may be visible then.
        let limit = 8
        for _ in 0..<limit {
            lastNeeds = needs(window)
            var hasRealized = false
            for flow in flows {
                for segment in flow.segments {
                    guard let source = segment.source else { continue }
                    if source.realize(lastNeeds[segment.key] ?? 0..<0, below: node) { hasRealized = true }
                }
            }
            if hasRealized {
                invalidateChildElements()
                cachedFlows = nil
            }
            let hasMeasured = measureLines(cross: cross)
            if !hasRealized, !hasMeasured { return }
        }
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let cross = proposal[axis.other]
        if tables.isEmpty || tables.values.allSatisfy({ $0.estimate == nil }) {
            arrange(cross, 0...host.size[axis])
        } else {
            _ = measureLines(cross: tableCross)
        }
        // Columns that are wider than the proposal overflow the container.
        let across = cross ?? widest
        return ViewDimensions(size: CGSize(main: total(), cross: max(across, 0), along: axis))
    }

    /// The visible range along the axis, in points from the container's start.
    private var window: ClosedRange<CGFloat> {
        let seen = visibleRect
        guard !seen.isNull else { return 0...0 }
        let low: CGFloat
        switch axis {
        case .vertical: low = seen.minY - position.y
        case .horizontal: low = isMirrored ? frame.maxX - seen.maxX : seen.minX - position.x
        }
        let length = axis == .vertical ? seen.height : seen.width
        return low - margin...low + max(length, 0) + margin
    }

    /// Extends the visible range during animated insertions and removals, so that lines that move out of the range stay
    /// visible. The range is extended by no more than the total length changes.
    private func updateMargin() {
        guard node.layoutTransaction.animation != nil else {
            if margin > 0, placed.allSatisfy(\.isAtRest) { margin = 0 }
            return
        }
        guard let lastLength else { return }
        let seen = window
        let change = min(abs(total() - lastLength), seen.upperBound - seen.lowerBound - 2 * margin)
        margin = max(margin, change)
    }

    // Runs in every layout, even with an unchanged proposal, because the scroll position decides which lines exist.
    // Invariant 16.
    override func layOut(_ proposal: ProposedViewSize) {
        for scroll in scrollViewsAround { scroll.add(self) }
        let cross = size[axis.other]
        updateMargin()
        arrange(proposal[axis.other], window)
        place(cross)
        let length = total()
        lastLength = length
        if abs(length - size[axis]) > 1e-6 { invalidateLayout() }
    }

    private func place(_ cross: CGFloat) {
        let (guess, columns) = (guess, columns(tableCross))
        let lineOffer = offer(tableCross)
        placed = []
        pinnedElements = []
        var start: CGFloat = 0
        /// The start and end of each section along the axis, by section index.
        var sections: [Int: (start: CGFloat, end: CGFloat)] = [:]
        var headers: [(element: Element, place: CGFloat, length: CGFloat, cross: CGFloat, section: Int)] = []
        var footers = headers
        /// The cross-axis length of all columns together, including the gaps between them.
        let block = columns.last.map { $0.start + $0.length } ?? 0
        let blockDimensions = ViewDimensions(size: CGSize(main: 0, cross: block, along: axis))
        let ownDimensions = ViewDimensions(size: CGSize(main: 0, cross: cross, along: axis))
        let blockStart = ownDimensions[arrangement.alignment] - blockDimensions[arrangement.alignment]
        for flow in flows {
            let table = tables[flow.key]!
            let length = CGFloat(table.total(guess: guess))
            if let section = flow.part?.section {
                sections[section] = (sections[section]?.start ?? start, start + length)
            }
            for line in lines(of: flow, columns: columns.count) where !line.elements.isEmpty {
                let lineLength = self.length(of: line.elements, flow, tableCross, columns)
                let end = start + CGFloat(table.start(of: line.index + 1, guess: guess))
                var main = end - lineLength
                if flow.isStack {
                    for (index, element) in line.elements.enumerated() {
                        if index > 0 { main += gap(line.elements[index - 1], element) }
                        let dimensions = element.dimensions(in: lineOffer)
                        let across = ownDimensions[arrangement.alignment] - dimensions[arrangement.alignment]
                        let entry = (element, main, dimensions.size[axis], across, flow.part?.section ?? 0)
                        if flow.part?.role == .header, arrangement.pinned.contains(.sectionHeaders) {
                            headers.append(entry)
                        } else if flow.part?.role == .footer, arrangement.pinned.contains(.sectionFooters) {
                            footers.append(entry)
                        } else {
                            put(element, main, across, dimensions.size, lineOffer)
                        }
                        main += dimensions.size[axis]
                    }
                } else {
                    for (element, column) in zip(line.elements, columns) {
                        let offered = offer(column.length)
                        let dimensions = element.dimensions(in: offered)
                        let cell = ViewDimensions(
                            size: CGSize(main: lineLength, cross: column.length, along: axis))
                        let alignment = column.alignment ?? .center
                        let shift = CGPoint(
                            x: cell[alignment.horizontal] - dimensions[alignment.horizontal],
                            y: cell[alignment.vertical] - dimensions[alignment.vertical])
                        put(
                            element, main + shift[axis], blockStart + column.start + shift[axis.other], dimensions.size,
                            offered)
                    }
                }
            }
            start += length
        }
        placeCollected()
        pin(headers, footers, sections, lineOffer)
        for child in children where host.hasEverSet(LeavingTrait.self) && child.leaves(self) {
            guard let proposal = child.lastProposal else { continue }
            child.place(at: child.position, proposal: proposal)
            placed.append(child)
        }
    }

    private typealias Part = (element: Element, place: CGFloat, length: CGFloat, cross: CGFloat, section: Int)

    /// Places pinned headers and footers at the visible edges of their sections.
    private func pin(
        _ headers: [Part], _ footers: [Part], _ sections: [Int: (start: CGFloat, end: CGFloat)],
        _ offered: ProposedViewSize
    ) {
        guard !headers.isEmpty || !footers.isEmpty else { return }
        let edges = pinningEdges
        for header in headers {
            let end = (sections[header.section]?.end ?? .infinity) - header.length
            let place = max(header.place, min(edges.low, end))
            put(
                header.element, place, header.cross, header.element.dimensions(in: offered).size, offered,
                isPinned: true)
        }
        for footer in footers {
            let start = sections[footer.section]?.start ?? -.infinity
            let place = min(footer.place, max(edges.high - footer.length, start))
            put(
                footer.element, place, footer.cross, footer.element.dimensions(in: offered).size, offered,
                isPinned: true)
        }
    }

    /// The visible edges of the scroll view along the axis, between which pinned views stay. Unbounded without a scroll
    /// view.
    private var pinningEdges: (low: CGFloat, high: CGFloat) {
        guard let scroll = scrollViewsAround.first(where: { $0.settings.axes.contains(Axis.Set(axis)) }) else {
            return (-.infinity, .infinity)
        }
        let shift = scroll.shift(at: work.layoutTime)
        let seen = scroll.frame.offsetBy(dx: -shift.width, dy: -shift.height)
        switch axis {
        case .vertical:
            // If the bar above has collapsed, the upper edge is higher by the collapsed height.
            return (seen.minY - scroll.collapsedBar(at: work.layoutTime) - position.y, seen.maxY - position.y)
        case .horizontal:
            return isMirrored
                ? (frame.maxX - seen.maxX, frame.maxX - seen.minX) : (seen.minX - position.x, seen.maxX - position.x)
        }
    }

    private func put(
        _ element: Element, _ main: CGFloat, _ cross: CGFloat, _ size: CGSize, _ offered: ProposedViewSize,
        isPinned: Bool = false
    ) {
        var origin = CGPoint(main: main, cross: cross, along: axis)
        if isMirrored { origin.x = self.size.width - origin.x - size.width }
        let place = CGPoint(x: position.x + origin.x, y: position.y + origin.y)
        if isPinned {
            element.place(at: place, proposal: offered)
            pinnedElements.append(element)
        } else {
            placements.append(Placement(element: element, position: place, offered: offered))
            placed.append(element)
        }
    }

    private struct Placement {
        let element: Element
        let position: CGPoint
        let offered: ProposedViewSize
    }

    /// Places the collected elements.
    ///
    /// In an animated change, a line may become visible because other lines move away. Such a line starts with the
    /// offset of the previous line or, if there is none, of the next line.
    private func placeCollected() {
        defer { placements = [] }
        guard arrangement.tracks == nil, node.layoutTransaction.animation != nil else {
            for next in placements { next.element.place(at: next.position, proposal: next.offered) }
            return
        }
        func way(_ placement: Placement) -> CGSize? {
            guard placement.element.lastProposal != nil else { return nil }
            let before = placement.element.position
            return CGSize(width: before.x - placement.position.x, height: before.y - placement.position.y)
        }
        let ways = placements.map(way)
        var last = ways.lazy.compactMap { $0 }.first
        for (next, way) in zip(placements, ways) {
            if let way {
                last = way
            } else if let last, last != .zero, !next.element.wasInsertedInUpdate {
                let start = CGPoint(x: next.position.x + last.width, y: next.position.y + last.height)
                next.element.place(at: start, proposal: next.offered)
            }
            next.element.place(at: next.position, proposal: next.offered)
        }
    }

    // MARK: Drawing and touching

    override var isDrawingTimeInvariant: Bool { true }
    override func emit(_ emitter: inout Emitter) { drawings.draw(childElements, &emitter) }
    override func hitTest(_ point: CGPoint) -> Element? { childElements.topmost(at: point) }
    override var childElements: [Element] { inDrawingOrder(placed + pinnedElements) }

    // MARK: Places of views

    /// The frame, in layout space, of a member that has no elements yet.
    func frameOfMissing(_ id: AnyHashable) -> CGRect? {
        for flow in flows {
            for segment in flow.segments {
                guard let source = segment.source, let index = source.index(ofMember: id) else { continue }
                return layoutRect(of: index, segment, flow)
            }
        }
        return nil
    }

    private func layoutRect(of member: Int, _ segment: Segment, _ flow: Flow) -> CGRect {
        let guess = guess
        var start: CGFloat = 0
        for other in flows {
            if other.key == flow.key { break }
            start += CGFloat(tables[other.key]!.total(guess: guess))
        }
        let table = tables[flow.key]!
        var line = member
        if !flow.isStack {
            var base = 0
            for other in flow.segments {
                if other.key == segment.key { break }
                base += other.count * Flow.cells(of: other)
            }
            line = (base + member * Flow.cells(of: segment)) / max(columns(tableCross).count, 1)
        }
        let (low, high) = (table.start(of: line, guess: guess), table.start(of: line + 1, guess: guess))
        // The line's length includes the gap before the line. The line's frame excludes that gap.
        let gap =
            line == 0 && start == 0 ? 0 : min(arrangement.spacing ?? (flow.isStack ? 0 : Self.gridSpacing), high - low)
        let place = start + CGFloat(low) + gap
        let size = CGSize(main: CGFloat(high - low) - gap, cross: self.size[axis.other], along: axis)
        var origin = CGPoint(main: place, cross: 0, along: axis)
        if isMirrored { origin.x = self.size.width - origin.x - size.width }
        return CGRect(origin: CGPoint(x: position.x + origin.x, y: position.y + origin.y), size: size)
    }

    /// The scroll targets in this container near `rect`, in content coordinates.
    ///
    /// - Parameter local: Converts a rectangle from layout space to content coordinates.
    func targets(near rect: CGRect, _ local: (CGRect) -> CGRect) -> [ScrollTargetView] {
        let own = local(frame)
        let low = rect.origin[axis] - own.origin[axis]
        let length = rect.size[axis]
        let wide = max(low - length, 0)...max(low + 2 * length, 1)
        var targets: [ScrollTargetView] = []
        let needs = needs(wide)
        for flow in flows {
            for segment in flow.segments {
                guard let source = segment.source else {
                    for element in segment.members.values.joined() {
                        targets.append(ScrollTargetView(frame: local(element.frame), id: element.viewID))
                    }
                    continue
                }
                for member in needs[segment.key] ?? 0..<0 {
                    let frame = segment.members[member]?.first?.frame ?? layoutRect(of: member, segment, flow)
                    let id = segment.members[member]?.first?.viewID ?? source.id(ofMember: member)
                    targets.append(ScrollTargetView(frame: local(frame), id: id))
                }
            }
        }
        return targets
    }
}

extension LazyElement: ScrollFollowing {
    func followScrolling() -> Bool {
        guard arrangement.pinned != [] || needs(window) != lastNeeds else { return false }
        host.setNeedsMeasuring(self)
        return true
    }
}

extension Int {
    fileprivate func atLeast(_ least: Int) -> Int { Swift.max(self, least) }
}

extension Element {
    /// The enclosing scroll views, innermost first.
    final var scrollViewsAround: [ScrollElement] {
        sequence(first: self, next: \.parent).compactMap { $0 as? ScrollElement }
    }

    /// The visible part of this element, in its layout space.
    ///
    /// Takes scrolling and affine effects between this element and the window into account. Effects around the
    /// outermost scroll view are ignored. Rows therefore exist before a transition has moved the scroll view into the
    /// window.
    package final var visibleRect: CGRect {
        var seen = CGRect(origin: .zero, size: host.size)
        var isScrolled = false
        for element in Array(sequence(first: self, next: \.parent)).reversed() where element !== self {
            if let scroll = element as? ScrollElement {
                isScrolled = true
                seen = scroll.seenOfContent(seen)
                if seen.isNull { return seen }
            } else if isScrolled, !(element is ScrollContentElement), let map = element.drawingTransform, map.isAffine,
                abs(map.determinant) > 1e-9
            {
                seen = seen.bounds(after: map.inverted())
            }
        }
        return seen
    }
}
