// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// The element of a scroll view: what is seen of the content, and who moves it.
///
/// The content is laid out once, where it rests at first; scrolling only draws it elsewhere (`ScrollContentElement`).
final class ScrollElement: ArrangingElement {
    let content: ScrollContentElement
    private(set) var settings: ScrollSettings
    private(set) var motion = ScrollMotion()
    /// In points, as of the last layout.
    private(set) var contentSize = CGSize.zero
    /// How far it reaches beyond its frame: under what covers the edges of a device.
    private var growth = EdgeInsets()
    private var animatedFrame = AnimatedFrame()
    private var isNew = true
    /// The offset that everybody has been told of.
    private var followed: CGPoint?
    /// The viewport for which lists inside have been asked.
    private var followedViewport: CGRect?
    /// A destination whose place is not known before the next layout.
    private var request: (destination: ScrollDestination, transaction: Transaction, isOfBinding: Bool)?
    /// The destination on the way to which it is.
    private var destination: ScrollDestination?
    /// Whether a binding has sent it there: then the binding knows.
    private var isSentByBinding = true
    /// What the position of a binding was last.
    private var boundPosition: ScrollDestination?
    /// Lists that show what can be seen of them.
    private var lazyLists: [LazyHandle] = []
    let indicators = ScrollIndicators()
    private let refreshing = RefreshControl()

    private struct LazyHandle {
        weak var list: (any ScrollFollowing)?
    }

    /// What the content is doing, as view code is told.
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

    /// What is offered to the content.
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

    /// Those inside whose size is made from that of the scroll view.
    private var relativeFrames: [RelativeFrame] = []
    private struct RelativeFrame {
        weak var element: Element?
    }
    /// What is seen of the content, as of the last layout; nil before the first.
    private var page: CGSize?
    /// The same while it is not known.
    private var offeredPage: ProposedViewSize?

    /// The size that views inside may follow; `element` hears of another one.
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

    // What it reaches under depends on where it is.
    override var mindsMoves: Bool { true }

    override func layOut(_ proposal: ProposedViewSize) {
        animatedFrame.update(for: self)
        growth = host.safeArea(around: self).growth(of: frame, isMirrored: isMirrored)
        updatePage()
        let offered = offer(ProposedViewSize(size))
        let (old, margins) = (contentSize, settings.contentMargins)
        let new = content.dimensions(in: offered).size
        var origin = CGPoint(x: margins.leading, y: margins.top)
        // What scrolls on both axes and is smaller stands in the middle.
        if settings.axes.contains(.horizontal), settings.axes.contains(.vertical) {
            origin.x += max(size.width - margins.horizontal - new.width, 0) / 2
            origin.y += max(size.height - margins.vertical - new.height, 0) / 2
        }
        if isMirrored { origin.x = size.width - origin.x - new.width }
        contentSize = new
        content.place(at: CGPoint(x: position.x + origin.x, y: position.y + origin.y), proposal: offered)
        keepInPlace(old)
    }

    /// Looks after the offset when sizes have changed.
    private func keepInPlace(_ old: CGSize) {
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
            // What was at its end stays there.
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

    /// The frame and what it reaches under.
    private func viewport(at time: Double) -> CGRect { viewport(of: animatedFrame.value(at: time)) }

    private func viewport(of frame: CGRect) -> CGRect {
        let left = isMirrored ? growth.trailing : growth.leading
        return CGRect(
            x: frame.minX - left, y: frame.minY - growth.top, width: frame.width + growth.horizontal,
            height: frame.height + growth.vertical)
    }

    /// How far the content can be scrolled, in points.
    var greatestOffset: CGPoint {
        let margins = settings.contentMargins
        return CGPoint(
            x: settings.axes.contains(.horizontal) ? max(contentSize.width + margins.horizontal - size.width, 0) : 0,
            y: settings.axes.contains(.vertical) ? max(contentSize.height + margins.vertical - size.height, 0) : 0)
    }

    /// Where the top of the content comes to rest: lower while it is refreshed.
    private var leastOffset: CGFloat { refreshing.isRefreshing ? -RefreshControl.height : 0 }

    /// How far the content has been scrolled from its leading and top ends, in points.
    func offset(at time: Double) -> CGPoint { motion.offset(at: time) }

    /// How the content is moved when it is drawn, on whole pixels.
    func shift(at time: Double) -> CGSize {
        let offset = host.grid.rounded(motion.offset(at: time))
        return CGSize(width: isMirrored ? offset.x : -offset.x, height: -offset.y)
    }

    // MARK: Drawing and touching

    override var drawsAlike: Bool {
        !motion.movesByItself(at: host.time) && !indicators.areSeen(at: host.time, motion) && !refreshing.isRefreshing
    }

    override func emit(_ emitter: inout Emitter) {
        let viewport = viewport(at: emitter.time)
        func drawInside(_ emitter: inout Emitter) {
            if settings.refresh != nil { refreshing.draw(-motion.offset(at: emitter.time).y, self, &emitter) }
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

    /// Has `list` laid out again when it may show something else.
    func add(_ list: any ScrollFollowing) {
        lazyLists.removeAll { $0.list == nil }
        if !lazyLists.contains(where: { $0.list === list }) { lazyLists.append(LazyHandle(list: list)) }
    }

    /// Whether somebody inside has to be told of what time has done.
    var hasMoved: Bool { !isNew && motion.offset(at: host.time) != followed }

    /// Tells those inside of a new offset; true where one of them needs another layout.
    func updatesFollowers() -> Bool {
        guard !isNew else { return false }
        if let (destination, transaction, isOfBinding) = request {
            request = nil
            isSentByBinding = isOfBinding
            go(to: destination, transaction)
        } else if let destination, case .animation = motion.cause(at: host.time), let place = place(of: destination),
            place != motion.end
        {
            // More is known now of how long the way is.
            motion.go(to: place, Transaction(), at: host.time)
        }
        let offset = motion.offset(at: host.time)
        let viewport = viewport(of: frame)
        guard offset != followed || viewport != followedViewport else { return false }
        followedViewport = viewport
        if offset != followed {
            followed = offset
            content.drawingHasChanged()
            tellPosition()
        }
        var areAnyToBeLaidOut = false
        for handle in lazyLists {
            guard let list = handle.list, list.node.isMounted, list.followScrolling() else { continue }
            areAnyToBeLaidOut = true
        }
        return areAnyToBeLaidOut
    }

    /// Has everybody look at what has been changed.
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

    /// Where the content would be, without any edges, when the finger has come down.
    private var grabbed = CGPoint.zero
    private var dragStart = CGPoint.zero
    /// Whether this drag has refreshed the content: it does so once.
    private var hasRefreshed = false

    /// Whether a finger that comes down now stops the content, and does nothing else.
    var isCoasting: Bool { motion.cause(at: host.time) == .flick }

    func fingerHasComeDown() {
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

    /// Whether content that fits, or has come to its end, can still be pulled.
    private func bounces(_ axis: Axis) -> Bool {
        let greatest = axis == .horizontal ? greatestOffset.x : greatestOffset.y
        return settings.axes.contains(Axis.Set(axis)) && settings.bounces(axis, fits: greatest == 0)
    }

    /// Whether a finger can move the content on this axis.
    func canMove(_ axis: Axis) -> Bool {
        guard settings.axes.contains(Axis.Set(axis)) else { return false }
        return bounces(axis) || (axis == .horizontal ? greatestOffset.x : greatestOffset.y) > 0
    }

    /// The finger is so far from where it came down, in points of the window.
    func fingerHasMoved(by way: CGSize) {
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

    /// - Parameter velocity: That of the finger, in points a second.
    func fingerHasLeft(velocity: CGSize) {
        let time = host.time
        let start = motion.offset(at: time)
        let speed = CGVector(
            dx: settings.axes.contains(.horizontal) ? (isMirrored ? velocity.width : -velocity.width) : 0,
            dy: settings.axes.contains(.vertical) ? -velocity.height : 0)
        lastVelocity = speed
        let chosen = chosenTarget(from: start, speed)
        func glide(_ axis: Axis, _ start: CGFloat, _ speed: CGFloat, _ greatest: CGFloat, _ target: CGFloat?)
            -> ScrollGlide
        {
            let least = axis == .vertical ? leastOffset : 0
            if let target { return ScrollGlide(from: start, velocity: speed, to: min(max(target, least), greatest)) }
            return ScrollGlide(from: start, velocity: speed, within: least...greatest, bounces: bounces(axis))
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
        host.clock.schedule(at: end) { [weak self] in
            guard let self, node.isMounted, motion.glideEnd == end else { return }
            motion.stop(at: end, isHeld: false)
            enter(.idle)
            hasChanged()
        }
        hasChanged()
    }

    // MARK: Refreshing

    /// While a finger holds the content that began to be refreshed under it, the edge stays where it was when it came down.
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

    /// Where a behaviour wants a flick to end; nil where it leaves that as it is.
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

    // MARK: Destinations

    /// Goes to a destination with the next layout, as the transaction says.
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
        drawingHasChanged()
    }

    /// The offset at which a destination is reached; nil where it is not in here.
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
                // As little as is needed to show it.
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

    /// Takes over what a binding says about the position.
    func follow(_ environment: EnvironmentValues, _ transaction: Transaction) {
        let new = settings.position?.destination
        guard new != boundPosition else { return }
        boundPosition = new
        if let new { request(new, transaction, isOfBinding: true) }
    }

    /// Tells a binding which view stands where it looks.
    private func tellPosition() {
        // What a binding has asked for stays as it was said until something else moves the content.
        guard let position = settings.position, !isSentByBinding else { return }
        guard let id = position.followsViews ? currentTarget(position.anchor) : nil else {
            // Without a target layout there is no view to tell of.
            guard !position.followsViews, boundPosition != nil else { return }
            boundPosition = nil
            return host.afterUpdate { position.set(nil) }
        }
        let new = ScrollDestination.view(id, position.anchor)
        if case .view(let known, _)? = boundPosition, known == id { return }
        boundPosition = new
        host.afterUpdate { position.set(id) }
    }

    /// The first view of the target layout that can be seen, or the one nearest to the anchor.
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
        // A hair of it is not enough to be the one that is seen.
        return targets.first { edges($0.frame).min + edges($0.frame).length > start + 1 }?.id
    }

    /// The views at which scrolling may stop, around `rect` of the content.
    private func targets(near rect: CGRect) -> [ScrollTargetView] { content.targets(near: rect) }

    // MARK: What others are told

    /// As view code sees it.
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

    /// What can be seen of the content, in layout space, the effects around the scroll view undone.
    func seenOfContent(_ rect: CGRect) -> CGRect {
        let shift = shift(at: work.layoutTime)
        // While the frame is animated, as when a keyboard goes, also what is to be seen then.
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
}

/// A list that depends on what can be seen of it.
@MainActor
protocol ScrollFollowing: Element {
    /// Asks for another layout if another part of it can be seen now; true where it does.
    func followScrolling() -> Bool
}

/// The scroll views of a host.
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

    /// Whether there is none, so that nobody has to look for one.
    var isEmpty: Bool { entries.isEmpty }

    var followsTime: Bool {
        entries.contains { $0.scroll?.hasMoved ?? false }
    }

    func updatesViews() -> Bool {
        entries.removeAll { $0.scroll?.node.isMounted != true }
        var areAnyToBeLaidOut = false
        for entry in entries where entry.scroll?.updatesFollowers() == true { areAnyToBeLaidOut = true }
        return areAnyToBeLaidOut
    }
}
