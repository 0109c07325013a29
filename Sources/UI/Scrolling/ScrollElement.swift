// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

/// The element of a scroll view. It holds the viewport and the offset and receives the touches.
///
/// Layout places the content once, at offset zero. Scrolling only changes the transform with which
/// `ScrollContentElement` draws the content.
final class ScrollElement: ArrangingElement {
    let content: ScrollContentElement
    private(set) var settings: ScrollSettings
    private(set) var motion = ScrollMotion()
    /// The size of the content in the last layout, in points.
    private(set) var contentSize = CGSize.zero
    /// How far the viewport extends beyond the frame into the safe area, in points.
    private var growth = EdgeInsets()
    private var animatedFrame = AnimatedFrame()
    private var isNew = true
    /// The offset last reported to followers.
    private var followed: CGPoint?
    /// The viewport last reported to lazy containers.
    private var followedViewport: CGRect?
    /// A requested destination. Its position is computed after the next layout.
    private var request: (destination: ScrollDestination, transaction: Transaction, isOfBinding: Bool)?
    /// The destination of the running scroll animation; nil if there is none.
    private var destination: ScrollDestination?
    /// Whether the position binding requested the current position. If so, the position is not written back to the
    /// binding.
    private var isSentByBinding = true
    /// The destination that the position binding had after the last update.
    private var boundPosition: ScrollDestination?
    /// The lazy containers in the content. They are notified when the content scrolls.
    private var lazyLists: [LazyHandle] = []
    let indicators = ScrollIndicators()
    private let refreshing = RefreshControl()

    private struct LazyHandle {
        weak var list: (any ScrollFollowing)?
    }

    /// The phase that view code observes.
    private(set) var phase = ScrollPhase.idle

    init(around stack: Element, _ settings: ScrollSettings, node: _AnyViewNode) {
        self.settings = settings
        content = ScrollContentElement(around: stack, node: node)
        super.init(node: node)
        content.scroll = self
        adopt(content)
        host.feature(ScrollViews.self).add(self)
    }

    override func describe(_ description: inout ElementDescription) { description.kind = "ScrollView" }

    func take(_ new: ScrollSettings) {
        let changed = new != settings
        settings = new
        if changed { invalidateLayout() }
        drawingHasChanged()
    }

    private var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

    // MARK: Layout

    /// The size that the scroll view proposes to its content: unspecified along the scroll axes.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: settings.contentMargins)
        if settings.axes.contains(.horizontal) { inner.width = nil }
        if settings.axes.contains(.vertical) { inner.height = nil }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        if page == nil, proposal.width != .infinity, proposal.height != .infinity {
            offeredPage = proposal.inset(by: settings.contentMargins)
        }
        let needed = content.dimensions(in: offer(proposal)).size
        let margins = settings.contentMargins
        var size = CGSize(width: needed.width + margins.horizontal, height: needed.height + margins.vertical)
        if settings.axes.contains(.horizontal), let offered = proposal.width { size.width = offered }
        if settings.axes.contains(.vertical), let offered = proposal.height { size.height = offered }
        return ViewDimensions(size: size)
    }

    // MARK: Container

    /// The elements in this scroll view that use `containerRelativeFrame`.
    private var relativeFrames: [RelativeFrame] = []
    private struct RelativeFrame {
        weak var element: Element?
    }
    /// The size that `containerRelativeFrame` used in the last layout; nil before the first layout.
    private var page: CGSize?
    /// The proposed size, which `containerRelativeFrame` uses before the first layout.
    private var offeredPage: ProposedViewSize?

    /// The size of the scroll view for `containerRelativeFrame`. When the size changes, the layout of `element` is
    /// invalidated.
    func containerSize(for element: Element) -> CGSize {
        if !relativeFrames.contains(where: { $0.element === element }) {
            relativeFrames.removeAll { $0.element == nil }
            relativeFrames.append(RelativeFrame(element: element))
        }
        return page ?? (offeredPage ?? .unspecified).replacingUnspecifiedDimensions(by: host.contentArea.size)
    }

    private func updatePage() {
        let margins = settings.contentMargins
        let new = CGSize(
            width: max(size.width - margins.horizontal, 0), height: max(size.height - margins.vertical, 0))
        guard new != page else { return }
        page = new
        for frame in relativeFrames { frame.element?.invalidateLayout() }
    }

    // Runs even if the proposal is unchanged: the viewport extends into the safe area, by an amount that depends on the
    // position. Invariants 15 and 21.
    override func layOut(_ proposal: ProposedViewSize) {
        animatedFrame.update(for: self)
        growth = host.safeArea(around: self).growth(of: frame, isMirrored: isMirrored)
        updatePage()
        let offered = offer(ProposedViewSize(size))
        let (old, margins) = (contentSize, settings.contentMargins)
        let new = content.dimensions(in: offered).size
        var origin = CGPoint(x: margins.leading, y: margins.top)
        // In a scroll view with both axes, content smaller than the viewport is centred.
        if settings.axes.contains(.horizontal), settings.axes.contains(.vertical) {
            origin.x += max(size.width - margins.horizontal - new.width, 0) / 2
            origin.y += max(size.height - margins.vertical - new.height, 0) / 2
        }
        if isMirrored { origin.x = size.width - origin.x - new.width }
        contentSize = new
        content.place(at: CGPoint(x: position.x + origin.x, y: position.y + origin.y), proposal: offered)
        reanchorOffset(old)
    }

    /// Adapts the offset after a change of sizes. The content is put at its anchor if it was there before; otherwise
    /// the offset is clamped.
    ///
    /// - Parameter old: The content's size before the change.
    private func reanchorOffset(_ old: CGSize) {
        let time = work.layoutTime
        if isNew {
            isNew = false
            if let anchor = settings.anchors.initial { motion.move(to: place(anchoring: anchor)) }
            return
        }
        guard case .nothing = motion.cause(at: time) else { return }
        let offset = motion.offset(at: time)
        var kept = CGPoint(
            x: min(max(offset.x, 0), greatestOffset.x), y: min(max(offset.y, leastOffset), greatestOffset.y))
        if let anchor = settings.anchors.sizeChanges, old != contentSize {
            // If the offset was at or beyond the anchor of the old size, it moves to the anchor of the new size.
            let before = CGPoint(
                x: max(old.width + settings.contentMargins.horizontal - size.width, 0),
                y: max(old.height + settings.contentMargins.vertical - size.height, 0))
            if settings.axes.contains(.vertical), offset.y >= before.y * anchor.y - 1, anchor.y > 0 {
                kept.y = greatestOffset.y * anchor.y
            }
            if settings.axes.contains(.horizontal), offset.x >= before.x * anchor.x - 1, anchor.x > 0 {
                kept.x = greatestOffset.x * anchor.x
            }
        }
        if kept != offset { motion.go(to: kept, node.layoutTransaction, at: time) }
    }

    private func place(anchoring anchor: UnitPoint) -> CGPoint {
        CGPoint(x: greatestOffset.x * anchor.x, y: greatestOffset.y * anchor.y)
    }

    /// The frame extended into the safe area.
    private func viewport(at time: Double) -> CGRect { viewport(of: animatedFrame.value(at: time)) }

    private func viewport(of frame: CGRect) -> CGRect {
        let left = isMirrored ? growth.trailing : growth.leading
        return CGRect(
            x: frame.minX - left, y: frame.minY - growth.top, width: frame.width + growth.horizontal,
            height: frame.height + growth.vertical)
    }

    /// The offset at the end of the content, in points; 0 along axes on which the content fits or does not scroll.
    var greatestOffset: CGPoint {
        let margins = settings.contentMargins
        return CGPoint(
            x: settings.axes.contains(.horizontal) ? max(contentSize.width + margins.horizontal - size.width, 0) : 0,
            y: settings.axes.contains(.vertical) ? max(contentSize.height + margins.vertical - size.height, 0) : 0)
    }

    /// The minimum resting offset, in points. It is negative during a refresh, to make room for the spinner.
    private var leastOffset: CGFloat { refreshing.isRefreshing ? -RefreshControl.height : 0 }

    /// The distance scrolled from the content's leading and top edges, in points.
    func offset(at time: Double) -> CGPoint { motion.offset(at: time) }

    /// The translation with which the content is drawn, rounded to device pixels.
    func shift(at time: Double) -> CGSize {
        let offset = host.grid.rounded(motion.offset(at: time))
        return CGSize(width: isMirrored ? offset.x : -offset.x, height: -offset.y)
    }

    // MARK: Drawing and touching

    override var isDrawingTimeInvariant: Bool {
        !motion.isMovingWithoutInput(at: host.time) && !indicators.areSeen(at: host.time, motion)
            && !refreshing.isRefreshing
    }

    override func emit(_ emitter: inout Emitter) {
        let viewport = viewport(at: emitter.clockTime)
        func drawInside(_ emitter: inout Emitter) {
            if settings.refresh != nil { refreshing.draw(-motion.offset(at: emitter.clockTime).y, self, &emitter) }
            content.draw(&emitter)
        }
        if settings.isClipped {
            emitter.clipped(
                to: Path(CGRect(origin: .zero, size: viewport.size)), at: viewport.origin,
                style: FillStyle(antialiased: false)
            ) { drawInside(&$0) }
        } else {
            drawInside(&emitter)
        }
        indicators.draw(self, in: viewport, &emitter)
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        guard viewport(at: host.time).contains(point) else { return nil }
        return content.hit(at: point) ?? self
    }

    override var childElements: [Element] { [content] }

    // MARK: Following

    /// Registers a lazy container to be informed of scrolling.
    func add(_ list: any ScrollFollowing) {
        lazyLists.removeAll { $0.list == nil }
        if !lazyLists.contains(where: { $0.list === list }) { lazyLists.append(LazyHandle(list: list)) }
    }

    /// Whether the offset has changed since the followers were last notified.
    var hasMoved: Bool { !isNew && motion.offset(at: host.time) != followed }

    /// Notifies the followers, such as lazy lists, if the offset has changed. Returns whether a follower needs a
    /// layout.
    func notifyFollowers() -> Bool {
        guard !isNew else { return false }
        if let (destination, transaction, isOfBinding) = request {
            request = nil
            isSentByBinding = isOfBinding
            go(to: destination, transaction)
        } else if let destination, case .animation = motion.cause(at: host.time), let place = place(of: destination),
            place != motion.end
        {
            // Since the animation began, layout has computed the destination's position more exactly. The animation
            // continues to the new position.
            motion.go(to: place, Transaction(), at: host.time)
        }
        let offset = motion.offset(at: host.time)
        let viewport = viewport(of: frame)
        guard offset != followed || viewport != followedViewport else { return false }
        followedViewport = viewport
        if offset != followed {
            followed = offset
            content.drawingHasChanged()
            writePositionBinding()
        }
        var areAnyToBeLaidOut = false
        for handle in lazyLists {
            guard let list = handle.list, list.node.isMounted, list.followScrolling() else { continue }
            areAnyToBeLaidOut = true
        }
        return areAnyToBeLaidOut
    }

    /// Enqueues a redraw.
    private func hasChanged() {
        host.enqueue(Transaction()) { [weak self] in self?.drawingHasChanged() }
    }

    private func enter(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let geometry = geometry
        let velocity = new == .idle ? nil : CGVector(dx: lastVelocity.dx, dy: lastVelocity.dy)
        var element = parent
        while let current = element {
            (current as? any ScrollPhaseObserving)?.scrollPhaseHasChanged(
                from: old, to: new, ScrollPhaseChangeContext(geometry: geometry, velocity: velocity))
            if current is ScrollElement { break }
            element = current.parent
        }
    }

    private var lastVelocity = CGVector.zero

    // MARK: Fingers

    /// The offset at the touch-down, not limited by the edges: an overscroll is converted back to the finger's
    /// distance.
    private var grabbed = CGPoint.zero
    private var dragStart = CGPoint.zero
    /// Whether this drag has already started a refresh. Each drag starts at most one.
    private var hasRefreshed = false

    /// Whether a flick is running. If so, the next touch only stops it.
    var isCoasting: Bool { motion.isCoasting(at: host.time) }

    func touchDidBegin() {
        motion.stop(at: host.time, isHeld: true)
        isSentByBinding = false
        let offset = motion.offset(at: host.time)
        dragStart = offset
        hasRefreshed = false
        destination = nil
        grabbed = CGPoint(
            x: unstretched(offset.x, 0...greatestOffset.x, size.width),
            y: unstretched(offset.y, leastOffsetOfDrag...greatestOffset.y, size.height))
        indicators.begin()
        enter(.interacting)
        hasChanged()
    }

    private func unstretched(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        let (least, greatest) = (range.lowerBound, range.upperBound)
        if offset < least { return least - ScrollPhysics.pulled(least - offset, length: length) }
        if offset > greatest { return greatest + ScrollPhysics.pulled(offset - greatest, length: length) }
        return offset
    }

    private func stretched(
        _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, bounces: Bool
    ) -> CGFloat {
        let (least, greatest) = (range.lowerBound, range.upperBound)
        guard bounces else { return min(max(offset, least), greatest) }
        if offset < least { return least - ScrollPhysics.stretched(least - offset, length: length) }
        if offset > greatest { return greatest + ScrollPhysics.stretched(offset - greatest, length: length) }
        return offset
    }

    /// Whether a finger can pull the content beyond its edges along `axis`.
    private func bounces(_ axis: Axis) -> Bool {
        let greatest = axis == .horizontal ? greatestOffset.x : greatestOffset.y
        return settings.axes.contains(Axis.Set(axis)) && settings.bounces(axis, fits: greatest == 0)
    }

    /// Whether a finger can move the content along `axis`.
    func canMove(_ axis: Axis) -> Bool {
        guard settings.axes.contains(Axis.Set(axis)) else { return false }
        return bounces(axis) || (axis == .horizontal ? greatestOffset.x : greatestOffset.y) > 0
    }

    /// Whether a downward drag that begins now moves the enclosing sheet instead of this content.
    var defersPulls: Bool {
        node.environment.defersPullsAtTop && settings.refresh == nil && motion.offset(at: host.time).y <= 0
    }

    /// - Parameter way: The finger's translation since the touch-down, in points of the window.
    func touchDidMove(by way: CGSize) {
        var place = motion.offset(at: host.time)
        if settings.axes.contains(.horizontal) {
            let raw = grabbed.x + (isMirrored ? way.width : -way.width)
            place.x = stretched(raw, 0...greatestOffset.x, size.width, bounces: bounces(.horizontal))
        }
        if settings.axes.contains(.vertical) {
            place.y = stretched(
                grabbed.y - way.height, leastOffsetOfDrag...greatestOffset.y, size.height, bounces: bounces(.vertical))
        }
        motion.move(to: place)
        if dragStart.y <= 0, place.y <= -RefreshControl.height, !hasRefreshed { refresh() }
        hasChanged()
    }

    /// - Parameter velocity: The finger's velocity, in points per second.
    func touchDidEnd(velocity: CGSize) {
        let time = host.time
        let start = motion.offset(at: time)
        let speed = CGVector(
            dx: settings.axes.contains(.horizontal) ? (isMirrored ? velocity.width : -velocity.width) : 0,
            dy: settings.axes.contains(.vertical) ? -velocity.height : 0)
        lastVelocity = speed
        let chosen = chosenTarget(from: start, speed) ?? besideBar(from: start, speed)
        func glide(_ axis: Axis, _ start: CGFloat, _ speed: CGFloat, _ greatest: CGFloat, _ target: CGFloat?)
            -> ScrollDeceleration
        {
            let least = axis == .vertical ? leastOffset : 0
            if let target {
                return ScrollDeceleration(from: start, velocity: speed, to: min(max(target, least), greatest))
            }
            return ScrollDeceleration(from: start, velocity: speed, within: least...greatest, bounces: bounces(axis))
        }
        motion.glide(
            horizontal: glide(.horizontal, start.x, speed.dx, greatestOffset.x, chosen?.x),
            vertical: glide(.vertical, start.y, speed.dy, greatestOffset.y, chosen?.y), at: time)
        let end = motion.glideEnd ?? time
        indicators.end(at: end)
        guard end > time else {
            motion.stop(at: time, isHeld: false)
            enter(.idle)
            return hasChanged()
        }
        enter(.decelerating)
        notifyObservers()
        host.clock.schedule(at: end) { [weak self] in
            guard let self, node.isMounted, motion.glideEnd == end else { return }
            motion.stop(at: end, isHeld: false)
            enter(.idle)
            hasChanged()
        }
        hasChanged()
    }

    /// How often observers of the geometry are notified during a flick or an animation, in Hz. The rate is constant, so
    /// that the effects of observers do not depend on the frame rate.
    private static let observationRate: Double = 120

    /// Notifies observers of the geometry periodically until the movement ends.
    private func notifyObservers() {
        guard host.feature(GeometryObservers.self).followsTime else { return }
        host.clock.schedule(at: host.time + 1 / Self.observationRate) { [weak self] in
            guard let self, node.isMounted, motion.isMovingWithoutInput(at: host.time) else { return }
            hasChanged()
            notifyObservers()
        }
    }

    // MARK: Refreshing

    /// The minimum offset during the current drag. It stays the same even if a refresh starts during the drag.
    private var leastOffsetOfDrag: CGFloat { dragStart.y < 0 ? leastOffset : 0 }

    private func refresh() {
        guard let refresh = settings.refresh, !refreshing.isRefreshing else { return }
        hasRefreshed = true
        refreshing.begin(at: host.time)
        Task { @MainActor [weak self] in
            await refresh()
            self?.refreshingHasEnded()
        }
    }

    private func refreshingHasEnded() {
        refreshing.end()
        guard node.isMounted else { return }
        host.enqueue(Transaction()) { [weak self] in
            guard let self else { return }
            drawingHasChanged()
            let offset = motion.offset(at: host.time)
            guard motion.cause(at: host.time) != .finger, offset.y < 0 else { return }
            go(to: CGPoint(x: offset.x, y: 0), Transaction(animation: RefreshControl.motion))
        }
    }

    /// The offset at which the scroll target behaviour lets a flick end; nil if it does not change the natural end.
    private func chosenTarget(from start: CGPoint, _ speed: CGVector) -> CGPoint? {
        guard let behavior = settings.targetBehavior else { return nil }
        let page = CGSize(
            width: size.width - settings.contentMargins.horizontal,
            height: size.height - settings.contentMargins.vertical)
        let proposed = CGPoint(
            x: min(max(ScrollPhysics.target(from: start.x, velocity: speed.dx), 0), greatestOffset.x),
            y: min(max(ScrollPhysics.target(from: start.y, velocity: speed.dy), 0), greatestOffset.y))
        var target = ScrollTarget(rect: CGRect(origin: proposed, size: page), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: dragStart, size: page), anchor: nil), velocity: speed,
            contentSize: contentSize, containerSize: size, axes: settings.axes, environment: node.environment,
            targets: { [weak self] in self?.targets(near: $0) ?? [] })
        let before = target
        behavior.updateTarget(&target, context: context)
        return target == before && !(behavior is any AligningBehavior) ? nil : target.rect.origin
    }

    /// The scroll distances, in points, at which a part of the bar above has fully collapsed. Empty if the content does
    /// not scroll beneath the bar.
    private var barStops: [CGFloat] {
        settings.axes == .vertical && growth.top > 0 ? node.environment.barStops : []
    }

    /// How much of the bar above the content has collapsed, in points.
    func collapsedBar(at time: Double) -> CGFloat { min(max(-shift(at: time).height, 0), barStops.last ?? 0) }

    /// An end for a movement whose natural end would leave the bar above partly collapsed; nil for other movements.
    ///
    /// - Parameter speed: The velocity at which the finger lifts, in points per second.
    private func besideBar(from start: CGPoint, _ speed: CGVector) -> CGPoint? {
        let stops = barStops
        let end = ScrollPhysics.target(from: start.y, velocity: speed.dy)
        guard end > 0, let upper = stops.first(where: { $0 > end }), greatestOffset.y >= upper || bounces(.vertical)
        else { return nil }
        let lower = stops.last { $0 <= min(end, greatestOffset.y) } ?? 0
        return CGPoint(x: 0, y: end < (lower + upper) / 2 || greatestOffset.y < upper ? lower : upper)
    }

    // MARK: Destinations

    /// Scrolls to a destination after the next layout, animated as the transaction says.
    func request(_ destination: ScrollDestination, _ transaction: Transaction, isOfBinding: Bool = false) {
        request = (destination, transaction, isOfBinding)
        host.setNeedsLayout()
    }

    private func go(to destination: ScrollDestination, _ transaction: Transaction) {
        guard let place = place(of: destination) else { return }
        self.destination = destination
        go(to: place, transaction)
    }

    private func go(to place: CGPoint, _ transaction: Transaction) {
        indicators.forget()
        var transaction = transaction
        if transaction.animation != nil {
            transaction.listen(
                AnimationListener(.removed) { [weak self] in
                    guard let self, node.isMounted, phase == .animating else { return }
                    if case .animation = motion.cause(at: host.time) { return }
                    enter(.idle)
                    hasChanged()
                })
        }
        motion.go(to: place, transaction, at: host.time)
        enter(motion.cause(at: host.time) == .animation ? .animating : .idle)
        if phase == .animating { notifyObservers() }
        drawingHasChanged()
    }

    /// The scroll offset at which a destination is visible; nil if the destination is not in the content.
    private func place(of destination: ScrollDestination) -> CGPoint? {
        var place = motion.end
        switch destination {
        case .edge(let edge):
            switch edge {
            case .top: place.y = 0
            case .bottom: place.y = greatestOffset.y
            case .leading: place.x = 0
            case .trailing: place.x = greatestOffset.x
            }
        case .point(let x, let y):
            if let x { place.x = x }
            if let y { place.y = y }
        case .view(let id, let anchor):
            guard let frame = content.frame(of: id) else { return nil }
            let page = CGSize(
                width: size.width - settings.contentMargins.horizontal,
                height: size.height - settings.contentMargins.vertical)
            func offset(_ now: CGFloat, _ min: CGFloat, _ length: CGFloat, _ page: CGFloat, _ anchor: CGFloat?)
                -> CGFloat
            {
                if let anchor { return min + anchor * (length - page) }
                // Without an anchor, scrolls by the smallest distance that makes the whole view visible.
                if min < now { return min }
                return min + length > now + page ? min + length - page : now
            }
            if settings.axes.contains(.horizontal) {
                place.x = offset(place.x, frame.minX, frame.width, page.width, anchor?.x)
            }
            if settings.axes.contains(.vertical) {
                place.y = offset(place.y, frame.minY, frame.height, page.height, anchor?.y)
            }
        }
        return CGPoint(x: min(max(place.x, 0), greatestOffset.x), y: min(max(place.y, 0), greatestOffset.y))
    }

    /// Requests the destination of the position binding if it has changed.
    func follow(_ environment: EnvironmentValues, _ transaction: Transaction) {
        let new = settings.position?.destination
        guard new != boundPosition else { return }
        boundPosition = new
        if let new { request(new, transaction, isOfBinding: true) }
    }

    /// Writes the id of the view at the current scroll position to the position binding.
    private func writePositionBinding() {
        // Only movements that the binding did not request, such as drags, are written to the binding.
        guard let position = settings.position, !isSentByBinding else { return }
        guard let id = position.followsViews ? currentTarget(position.anchor) : nil else {
            // Without an id, only a `ScrollPosition` is written. It is set to nil once, because something other than
            // the binding has moved the content. A binding to an id keeps its value.
            guard !position.followsViews, boundPosition != nil else { return }
            boundPosition = nil
            return host.afterUpdate { position.set(nil) }
        }
        let new = ScrollDestination.view(id, position.anchor)
        if case .view(let known, _)? = boundPosition, known == id { return }
        boundPosition = new
        host.afterUpdate { position.set(id) }
    }

    /// The id of the first visible scroll target. If there is an anchor, returns the id of the target nearest to the
    /// anchor.
    private func currentTarget(_ anchor: UnitPoint?) -> AnyHashable? {
        let page = CGSize(
            width: size.width - settings.contentMargins.horizontal,
            height: size.height - settings.contentMargins.vertical)
        let seen = CGRect(origin: motion.offset(at: host.time), size: page)
        let targets = targets(near: seen).filter { $0.id != nil }
        let axis: Axis = settings.axes.contains(.vertical) ? .vertical : .horizontal
        func edges(_ rect: CGRect) -> (min: CGFloat, length: CGFloat) {
            axis == .vertical ? (rect.minY, rect.height) : (rect.minX, rect.width)
        }
        let (start, length) = edges(seen)
        if let anchor {
            let share = axis == .vertical ? anchor.y : anchor.x
            func distance(_ rect: CGRect) -> CGFloat {
                abs(edges(rect).min + share * edges(rect).length - start - share * length)
            }
            return targets.min { distance($0.frame) < distance($1.frame) }?.id
        }
        // A view counts as visible if it ends more than 1 point after the viewport's start.
        return targets.first { edges($0.frame).min + edges($0.frame).length > start + 1 }?.id
    }

    /// The scroll targets near `rect`, which is in content coordinates.
    func targets(near rect: CGRect) -> [ScrollTargetView] { content.targets(near: rect) }

    // MARK: Followers

    /// The geometry that view code observes.
    var geometry: ScrollGeometry {
        let margins = settings.contentMargins
        let insets = EdgeInsets(
            top: growth.top + margins.top, leading: growth.leading + margins.leading,
            bottom: growth.bottom + margins.bottom, trailing: growth.trailing + margins.trailing)
        let offset = motion.offset(at: host.time)
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), contentSize: contentSize,
            contentInsets: insets,
            containerSize: CGSize(width: size.width + growth.horizontal, height: size.height + growth.vertical))
    }

    /// The visible part of the content, in layout space.
    ///
    /// - Parameter rect: The visible part of the view that contains the scroll view, in layout space.
    func seenOfContent(_ rect: CGRect) -> CGRect {
        let shift = shift(at: work.layoutTime)
        // While the frame is animated, for example when the keyboard leaves, the content in the final frame is needed
        // too.
        let viewport = viewport(at: work.layoutTime).union(viewport(of: frame))
        return rect.intersection(viewport).offsetBy(dx: -shift.width, dy: -shift.height)
    }

    override var coordinateSpaceNames: [AnyHashable] {
        var names = [AnyHashable(ScrollViewSpace(axis: nil))]
        if settings.axes.contains(.horizontal) { names.append(AnyHashable(ScrollViewSpace(axis: .horizontal))) }
        if settings.axes.contains(.vertical) { names.append(AnyHashable(ScrollViewSpace(axis: .vertical))) }
        return names
    }

    private lazy var ownSession: GestureSession = {
        let context = _GestureContext(element: self)
        return GestureSession(ScrollRecognizer(self, context), of: self, context)
    }()
}

extension ScrollElement: TouchReceiver {
    var session: GestureSession { ownSession }
    var priority: GesturePriority { .normal }
    var gestureMask: GestureMask { settings.isEnabled ? .all : .subviews }
    var isPan: Bool { true }
    var delaysPresses: Bool { settings.isEnabled && node.environment.systemPalette != .macOS15 }
}

/// An element that needs a new layout when its visible part changes.
@MainActor
protocol ScrollFollowing: Element {
    /// Requests a layout if the element's visible part has changed. Returns whether it has requested one.
    func followScrolling() -> Bool
}

/// Reports offset changes of all scroll views to their followers, and scrolls to the focused field.
final class ScrollViews: HostFeature {
    static let updateOrder = HostFeatureOrder.scrolling
    private struct Entry {
        weak var scroll: ScrollElement?
    }
    private var entries: [Entry] = []
    private unowned let host: ViewHost
    private var lastRevealed: (field: ObjectIdentifier, keyboard: CGFloat)?

    init(host: ViewHost) { self.host = host }

    func layoutHasEnded() { FocusRevealing.reveal(in: host, last: &lastRevealed) }

    func add(_ scroll: ScrollElement) { entries.append(Entry(scroll: scroll)) }

    /// Whether the host has no scroll views, so that lookups can be skipped.
    var isEmpty: Bool { entries.isEmpty }

    var followsTime: Bool {
        entries.contains { $0.scroll?.hasMoved ?? false }
    }

    func updatesViews() -> Bool {
        entries.removeAll { $0.scroll?.node.isMounted != true }
        var areAnyToBeLaidOut = false
        for entry in entries where entry.scroll?.notifyFollowers() == true { areAnyToBeLaidOut = true }
        return areAnyToBeLaidOut
    }
}
