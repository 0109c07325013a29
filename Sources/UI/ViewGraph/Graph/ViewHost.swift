// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Sound
import Typography

/// Runs a view against a virtual clock and produces its frames.
///
/// `advance(to:)` moves the clock and carries out everything that is due; `displayList()` returns the frame. Nothing
/// reads the wall clock: the same view, advanced to the same time, gives the same list.
@MainActor
public final class ViewHost {
    /// The size of the window, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: Double
    /// The virtual time in seconds.
    public var time: Double { clock.time }
    /// Warnings for the view's author: missing resources, and conditions that SwiftUI reports at run time.
    public var renderWarnings: [RenderWarning] { clock.services.warnings }
    /// `renderWarnings` as text, one line each.
    public var warnings: [String] { renderWarnings.map(\.description) }
    /// The kinds of warnings that make `displayList()` throw.
    public var fatalWarnings: Set<RenderWarning.Kind> = []

    package var grid: PixelGrid { work.grid }
    /// The device's insets from the window's edges, in points.
    package let safeAreaInsets: EdgeInsets
    package let images: (any ImageProvider)?
    /// The virtual clock and its event queue.
    package let clock: VirtualClock
    /// Called when a layout begins and when it ends, for time measurements. The host itself never reads the wall clock.
    package var onLayout: ((_ begins: Bool) -> Void)?
    /// Finds the view with an id of the view tree, for scripts. nil unless `Inspection` is in use.
    package var elementWithTreeID: ((String) -> Element?)?
    package private(set) var updateNumber: Int {
        get { work.updateNumber }
        set { work.updateNumber = newValue }
    }
    package private(set) var currentTransaction = Transaction()
    package private(set) var isUpdating = false
    /// Whether the current update only moves the clock.
    private var isTicking = false
    /// Whether the updates of an exhaustive host evaluate all bodies too.
    package var evaluatesBodies = false

    package private(set) var isLayingOut: Bool {
        get { work.isLayingOut }
        set { work.isLayingOut = newValue }
    }
    /// Caches the last deferred move, which neighbouring elements share (docs/invariants.md, 13).
    package var lastMove = LastMove()
    package private(set) var layoutRound: UInt32 {
        get { work.layoutRound }
        set { work.layoutRound = newValue }
    }
    /// Elements whose size may have changed, with their nodes; elements do not retain their nodes.
    private var resized: [(element: Element, node: _AnyViewNode)] = []
    private var lastSerial = 0
    /// The number of items in the last frame: the capacity to reserve for the next one.
    private var lastItemCount = 0
    /// The colours of texts and symbols in the next drawing.
    package var ink = InspectionInk.own
    private var root: _AnyViewNode!
    /// Whether the first update has run.
    private var hasBegun = false
    package var rootElement: Element { root.elements[0] }
    /// The elements that features put above the view, in drawing order.
    package var layers: [Element] { features.inOrder.flatMap { $0.layers } }

    /// Whether an element without a parent is the window's content or a layer above it. Others were removed from the
    /// window, such as a tab that is not selected.
    package func shows(_ top: Element) -> Bool {
        !hasBegun || root.elements.contains { $0 === top } || layers.contains { $0 === top }
    }
    package private(set) var environment: EnvironmentValues
    private let window: any View

    private var batches: [Batch] = []
    private var actions: [() -> Void] = []
    private var appearances: [Appearance] = []
    private var features = HostFeatures()
    /// The traits that elements have ever set.
    private var knownTraits: Set<ObjectIdentifier> = []
    /// Incremented when traits of elements may have changed. Invariant 11.
    package private(set) var traitVersion: UInt32 = 0
    private var failure: (any Error)?
    package var evaluatedNode: _AnyViewNode? {
        get { work.evaluatedNode }
        set { work.evaluatedNode = newValue }
    }
    package let work: HostWork
    /// The state of the host that ran last, for trap messages.
    private static weak var latestWork: HostWork?

    /// The time and the path of the view being evaluated, for trap messages; nil if no host exists.
    public static var presentWork: String? {
        guard let latestWork else { return nil }
        let path = latestWork.evaluatedNode?.viewPath ?? ""
        let time = String(format: "%g", (latestWork.clock.time * 1000).rounded() / 1000)
        return "at \(time) s" + (path.isEmpty ? "" : " in \(path)")
    }
    /// Whether `displayList()` compares each frame with a frame that is laid out and drawn anew. Only tests set it.
    package var verifiesFrames = false
    /// Counts the steps of tasks at one moment of the clock, to detect tasks that never rest. Each advance starts again
    /// at 0.
    private var steps = (moment: 0.0, count: 0)
    /// Whether the warning about endless steps or events was given.
    private var isCalledEndless = false
    package var isNestedTooDeep: Bool { work.isNestedTooDeep }

    /// State writes that share a transaction.
    private struct Batch {
        let transaction: Transaction
        var writes: [() -> Void]
    }

    /// A pending `onAppear` action and its place in the tree.
    private struct Appearance {
        let place: [Int]
        let action: () -> Void
    }

    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - scale: Pixels per point.
    ///   - safeAreaInsets: The device's insets from the window's edges, in points.
    ///   - window: Makes the view that fills the window.
    package init(
        size: CGSize, scale: Double, environment: EnvironmentValues, safeAreaInsets: EdgeInsets,
        images: (any ImageProvider)?, colors: (any ColorProvider)?, files: (any FileProvider)?,
        translations: (any TranslationProvider)?, window: () -> any View
    ) {
        clock = VirtualClock()
        work = HostWork(clock, PixelGrid(scale: scale))
        self.size = size
        self.scale = scale
        self.images = images
        self.safeAreaInsets = safeAreaInsets
        clock.services.files = files
        clock.services.translations = translations
        clock.services.locale = environment.locale
        clock.services.system = environment.systemVersion
        clock.services.images = images
        clock.services.screen.size = size
        clock.services.screen.deviceWindow = environment.deviceWindow
        clock.services.screen.scale = scale
        clock.services.screen.covered = (
            safeAreaInsets.top, safeAreaInsets.leading, safeAreaInsets.bottom, safeAreaInsets.trailing
        )
        clock.services.screen.isDark = environment.colorScheme == .dark
        clock.services.screen.hasHighContrast = environment.colorSchemeContrast == .increased
        clock.services.screen.isRightToLeft = environment.layoutDirection == .rightToLeft
        let idiom =
            environment.systemPalette == .macOS15 ? .mac : DeviceIdiom(ofWindow: environment.deviceWindow ?? size)
        clock.services.screen.idiom = idiom
        var environment = environment
        environment.deviceIdiom = idiom
        environment.displayScale = scale
        self.environment = environment
        self.window = clock.makeCurrent(window)
        self.environment.namedColors = NamedColors(colors, of: self)
    }

    deinit { work.end() }

    // MARK: Frames

    /// Carries out everything up to `time`, in seconds. Time must not decrease.
    ///
    /// The view appears at time 0, even if the first call asks for a later time. Each event gets its own update at its
    /// own moment, so its animations begin at that moment and not at the next frame.
    public func advance(to time: Double) {
        precondition(time >= self.time, "time runs forward: from \(self.time) to \(time)")
        Self.latestWork = work
        let timers = RealTimers()
        defer { if RealTimers().haveCome(since: timers) { warn(RealTimers.warning) } }
        clock.makeCurrent {
            if !hasBegun {
                hasBegun = true
                performUpdate(Transaction()) { if root == nil { root = makeRoot() } }
                settle()
            }
            steps.count = 0
            CrossThreadChanges.beginAdvance()
            CrossThreadChanges.apply()
            runEvents(through: time)
            clock.move(to: time)
            showPresent()
            clock.services.collectWarnings()
        }
        evaluatedNode = nil
    }

    private func runEvents(through time: Double) {
        /// The maximum number of events at one moment: events that keep scheduling each other would never end.
        let limit = 10_000
        var (moment, count) = (self.time, 0)
        while let event = clock.popEvent(through: time) {
            if self.time != moment { (moment, count) = (self.time, 0) }
            event()
            settle()
            count += 1
            guard count < limit else {
                return warnOfEndlessness("more than \(limit) events at \(moment) s; the rest waits for the next frame")
            }
        }
    }

    /// Makes the view show the present time: updates everything that depends on the time, then carries out pending
    /// work.
    package func showPresent() {
        if !work.nodesEvaluatedEachFrame.isEmpty || features.inOrder.contains(where: \.followsTime) { tick() }
        settle()
    }

    /// The current frame. Throws if rendering has failed, or if a warning is among `fatalWarnings`.
    public func displayList(background: RGBAColor? = nil) throws -> DisplayList {
        if !hasBegun { advance(to: time) }
        try checkFailures()
        var emitter = Emitter(time: time, window: visibleBounds, expectedItems: lastItemCount)
        if work.isExhaustive { work.trace = DrawingTrace() }
        clock.makeCurrent {
            if ink == .own {
                drawAll(&emitter)
            } else {
                emitter.withContext(InspectionInk.self, { $0 = ink }, drawAll)
            }
        }
        evaluatedNode = nil
        failIfNestedTooDeep()
        try checkFailures()
        lastItemCount = emitter.items.count
        let above = features.inOrder.flatMap { $0.overlayItems(at: time) }
        let items = above.isEmpty ? emitter.items : emitter.items + above
        if verifiesFrames, !work.isExhaustive { try verifyAgainstFreshLayout(items) }
        return DisplayList(size: size, scale: scale, background: background, items: items)
    }

    private func drawAll(_ emitter: inout Emitter) {
        rootElement.emitTraced(&emitter)
        for layer in layers { layer.emitTraced(&emitter) }
    }

    /// The bounds of the window with a margin, because the bounds of drawings are approximate.
    var visibleBounds: DrawnBounds {
        var window = DrawnBounds(CGRect(origin: .zero, size: size))
        window.grow(by: 4 + 8 / scale)
        return window
    }

    /// Compares the rendered frame with one that this host lays out and draws anew, with all deferred moves delivered.
    /// Evaluates no bodies.
    ///
    /// This is cheaper than a second host, and the state is the same.
    private func verifyAgainstFreshLayout(_ items: [DisplayItem]) throws {
        work.isExhaustive = true
        isTicking = true
        defer { (work.isExhaustive, isTicking, work.trace) = (false, false, nil) }
        clock.makeCurrent { performUpdate(Transaction()) {} }
        try verify(items, against: displayList().items)
    }

    private func checkFailures() throws {
        if let failure { throw failure }
        if fatalWarnings.isEmpty { return }
        if let fatal = renderWarnings.first(where: { fatalWarnings.contains($0.kind) }) {
            throw MissingResourceError(warning: fatal)
        }
    }

    /// The window's element, laid out. Starts the host at the current time if it has not begun.
    package var shownElement: Element {
        if !hasBegun { advance(to: time) }
        return rootElement
    }

    /// The window's element before layout and `onAppear`. Enough to read traits, and cheaper than `shownElement`.
    package var unplacedElement: Element {
        if root == nil {
            currentTransaction = Transaction()
            isUpdating = true
            defer { isUpdating = false }
            root = clock.makeCurrent(makeRoot)
            evaluatedNode = nil
            failIfNestedTooDeep()
        }
        return rootElement
    }

    private func makeRoot() -> _AnyViewNode { makeErasedNode(window, inputs(Transaction())) }

    /// Reading this size starts the host if it has not begun, so `onAppear` actions run.
    public var idealSize: CGSize { sizeThatFits(.unspecified) }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let element = shownElement
        layoutRound += 1
        return element.dimensions(in: proposal).size
    }

    /// The sounds that the view has played so far, on its clock.
    package var soundtrack: Soundtrack { clock.services.soundtrack }

    private func inputs(_ transaction: Transaction) -> _NodeInputs {
        _NodeInputs(environment: environment, transaction: transaction, host: self)
    }

    // MARK: Updates

    /// Carries out pending work until none is left: first the updates, then the steps of tasks. After each step, the
    /// updates that the step has caused are carried out.
    private func settle() {
        /// The limit of task steps at one moment, in case tasks keep yielding to each other. A moment with many events
        /// may need many steps.
        let limit = 10_000
        CrossThreadChanges.apply()
        settleUpdates()
        if steps.moment != time { steps = (time, 0) }
        while steps.count < limit {
            guard clock.jobs.runFirst() else { return }
            steps.count += 1
            settleUpdates()
        }
        guard !clock.jobs.isEmpty else { return }
        warnOfEndlessness("more than \(limit) steps of tasks at \(time) s; the rest waits for the next event or frame")
    }

    /// Carries out pending writes and the actions that follow from them, until none is left.
    ///
    /// Works in rounds: all pending writes, transaction by transaction, then all actions that those updates enqueued.
    private func settleUpdates() {
        /// The limit of rounds, in case actions write state that enqueues further actions.
        let limit = 100
        for _ in 0..<limit {
            if batches.isEmpty, actions.isEmpty, appearances.isEmpty { return }
            applyBatches()
            runActions()
        }
        warn("the view changes its own state on every update; stopped after \(limit) rounds at \(time) s")
        // Carries out the last writes, which the next update will show, and drops the pending actions.
        for batch in batches {
            for write in batch.writes { write() }
            for listener in batch.transaction.listeners { listener.releaseAfterUpdates() }
        }
        batches = []
        actions = []
        appearances = []
    }

    private func applyBatches() {
        let due = batches
        batches = []
        for batch in due {
            performUpdate(batch.transaction) { for write in batch.writes { write() } }
            for listener in batch.transaction.listeners { listener.releaseAfterUpdates() }
        }
    }

    private func runActions() {
        let (due, appeared) = (actions, appearances.sorted { Self.isBefore($0.place, $1.place) })
        actions = []
        appearances = []
        for action in due { action() }
        for appearance in appeared { appearance.action() }
    }

    /// The order of `onAppear` actions: descendants before ancestors, otherwise by serial number of the nodes.
    private static func isBefore(_ a: [Int], _ b: [Int]) -> Bool {
        for (x, y) in zip(a, b) where x != y { return x < y }
        return a.count > b.count
    }

    /// Evaluates `nodesEvaluatedEachFrame`. Modifiers must not add animations to this update, because a new frame is
    /// not a state change.
    private func tick() {
        isTicking = true
        defer { isTicking = false }
        performUpdate(Transaction()) { for node in work.nodesEvaluatedEachFrame.values { setDirty(node) } }
    }

    /// Runs one update: changes, then bodies, then layout.
    private func performUpdate(_ transaction: Transaction, _ changes: () -> Void) {
        updateNumber += 1
        currentTransaction = transaction
        isUpdating = true
        // The trace retains elements, which must not outlive their nodes.
        work.trace = nil
        defer {
            isUpdating = false
            lastMove.forget()
            failIfNestedTooDeep()
        }
        changes()
        if work.isExhaustive {
            work.needsLayout = true
            traitsHaveChanged()
            if let root, evaluatesBodies, !isTicking {
                work.evaluatesAll = true
                _ = window.updateErased(root, inputs(transaction))
            }
        }
        defer { work.evaluatesAll = false }
        evaluateDirtyNodes(transaction)
        // The limit of layouts per update. One may not suffice: a geometry reader evaluates its content during layout,
        // which may invalidate the layout, and effects may move a reader without a layout.
        let limit = 8
        for _ in 0..<limit {
            guard !isNestedTooDeep else { return }
            guard
                work.needsLayout || !work.dirty.isEmpty || features.inOrder.contains(where: { $0.updatesViews() })
            else { return }
            evaluateDirtyNodes(transaction)
            work.needsLayout = false
            onLayout?(true)
            layOut()
            onLayout?(false)
            for feature in features.inOrder { feature.layoutHasEnded() }
        }
        guard work.needsLayout, !isNestedTooDeep else { return }
        warn("layout changes itself each time it is made; stopped after \(limit) times at \(time) s")
    }

    /// Changes the environment of all views and updates them.
    package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        _ = window.updateErased(root, inputs(currentTransaction))
    }

    private func evaluateDirtyNodes(_ transaction: Transaction) {
        // Evaluates ancestors first, because their evaluation usually includes their dirty descendants.
        guard !work.dirty.isEmpty else { return }
        let nodes = work.dirty.values.map { (node: $0, depth: $0.depth) }
            .sorted { ($0.depth, $0.node.serial) < ($1.depth, $1.node.serial) }
        for (node, _) in nodes where work.dirty.removeValue(forKey: ObjectIdentifier(node)) != nil && node.isMounted {
            var passed = transaction
            var ancestors: [_AnyViewNode] = []
            var next = node.parent
            while let ancestor = next {
                // The update has reached this ancestor, so its transaction already includes the changes of modifiers
                // above.
                if ancestor.wasSkipped {
                    passed = ancestor.transaction
                    break
                }
                if ancestor.modifiesPassingTransactions { ancestors.append(ancestor) }
                next = ancestor.parent
            }
            if !isTicking { for ancestor in ancestors.reversed() { ancestor.modifyPassingTransaction(&passed) } }
            node.rerun(transaction: passed)
        }
    }

    /// The window without the safe area insets.
    package var contentArea: CGRect {
        let isMirrored = environment.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? safeAreaInsets.trailing : safeAreaInsets.leading, y: safeAreaInsets.top,
            width: max(size.width - safeAreaInsets.horizontal, 0), height: max(size.height - safeAreaInsets.vertical, 0)
        )
    }

    private func layOut() {
        guard let root else { return }
        let element = root.elements[0]
        layoutRound &+= 1
        let inPlace = measureResized()
        isLayingOut = true
        defer {
            isLayingOut = false
            layoutRound += 1
        }
        let area = contentArea
        let proposal = ProposedViewSize(area.size)
        let content = element.dimensions(in: proposal).size
        element.place(
            at: CGPoint(
                x: area.minX + (area.width - content.width) / 2, y: area.minY + (area.height - content.height) / 2),
            proposal: proposal)
        let window = ProposedViewSize(size)
        for layer in layers {
            let layerSize = layer.dimensions(in: window).size
            layer.place(
                at: CGPoint(x: (size.width - layerSize.width) / 2, y: (size.height - layerSize.height) / 2),
                proposal: window)
        }
        layOutInPlace(inPlace)
    }

    /// Places the content of resized and displaced elements again, but not these elements themselves or their
    /// ancestors.
    ///
    /// - Parameter resized: Innermost elements first.
    private func layOutInPlace(_ resized: [(element: Element, node: _AnyViewNode)]) {
        let (moved, areNested) = (work.displaced, work.areDisplacedNested)
        work.displaced.removeAll(keepingCapacity: true)
        work.areDisplacedNested = false
        if resized.isEmpty, !areNested {
            for (element, node) in moved where node.isMounted { element.layOutIfDisplaced() }
        } else if moved.isEmpty {
            for (element, _) in resized.reversed() { element.layOutInPlace() }
        } else {
            // Places outer elements first. Otherwise their moves would move inner elements a second time, perhaps
            // animated.
            var all = resized.map { (element: $0.element, depth: $0.element.depth, isResized: true) }
            for (element, node) in moved where node.isMounted { all.append((element, element.depth, false)) }
            for entry in all.sorted(by: { $0.depth < $1.depth }) {
                if entry.isResized { entry.element.layOutInPlace() } else { entry.element.layOutIfDisplaced() }
            }
        }
    }

    /// Runs `layOut` with the time and the transaction of the deferred move.
    func layOutDeferred(_ late: DeferredLayout, _ layOut: () -> Void) {
        let around = work.deferredLayout
        work.deferredLayout = late
        layOut()
        work.deferredLayout = around
    }

    /// Measures the elements whose size may have changed. If the size of an element has changed, measures its parent
    /// too, and so on.
    ///
    /// - Returns: The elements whose content must be placed again, inner ones first.
    private func measureResized() -> [(element: Element, node: _AnyViewNode)] {
        guard !resized.isEmpty else { return [] }
        /// The elements to measure, by depth: descendants are measured before their ancestors.
        var waiting: [Int: [(element: Element, node: _AnyViewNode)]] = [:]
        for entry in resized where entry.node.isMounted { waiting[entry.element.depth, default: []].append(entry) }
        resized = []
        var inPlace: [(element: Element, node: _AnyViewNode)] = []
        var depth = waiting.keys.max() ?? -1
        while depth >= 0 {
            for entry in waiting[depth] ?? [] {
                if entry.element.confirmsMeasurements() {
                    inPlace.append(entry)
                } else if let parent = entry.element.parent, parent.isMeasured,
                    waiting[depth - 1]?.contains(where: { $0.element === parent }) != true
                {
                    waiting[depth - 1, default: []].append((parent, parent.node))
                }
            }
            depth -= 1
        }
        return inPlace
    }

    // MARK: Requests of nodes

    package func enqueue(_ transaction: Transaction, _ write: @escaping () -> Void) {
        if let last = batches.indices.last, batches[last].transaction.isSame(as: transaction) {
            batches[last].writes.append(write)
        } else {
            for listener in transaction.listeners {
                listener.follow(clock)
                listener.hold()
            }
            batches.append(Batch(transaction: transaction, writes: [write]))
        }
    }

    /// The serial number of a new node, in order of creation.
    package func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    package func setDirty(_ node: _AnyViewNode) { work.dirty[ObjectIdentifier(node)] = node }

    package func clearDirty(_ node: _AnyViewNode) { work.clearDirty(node) }

    package func setNeedsLayout() { work.needsLayout = true }

    /// Measures `element` again before the next layout.
    package func setNeedsMeasuring(_ element: Element) {
        resized.append((element, element.node))
        work.needsLayout = true
    }

    package func setEvaluatesEachFrame(_ node: _AnyViewNode, _ flag: Bool) {
        work.nodesEvaluatedEachFrame[ObjectIdentifier(node)] = flag ? node : nil
    }

    /// The feature of this type, created on first use.
    package func feature<Feature: HostFeature>(_ type: Feature.Type) -> Feature {
        if let known = features.find(type) { return known }
        let made = Feature(host: self)
        features.add(made)
        return made
    }

    /// Called when an element sets a trait, for `hasEverSet(_:)`.
    package func noteTrait<Trait: ElementTrait>(_ trait: Trait.Type) { knownTraits.insert(ObjectIdentifier(trait)) }

    /// Invalidates the traits and layout priorities that elements cache: they are valid for one `traitVersion` only.
    package func traitsHaveChanged() { traitVersion &+= 1 }

    /// Whether any element of this host has ever set this trait; if not, callers need not search for it.
    package func hasEverSet<Trait: ElementTrait>(_ trait: Trait.Type) -> Bool {
        knownTraits.contains(ObjectIdentifier(trait))
    }

    /// Enqueues `action`, which runs once all pending state writes are carried out.
    package func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

    /// Runs `action` after the update; actions of descendants run before those of their ancestors.
    package func afterAppearance(of node: _AnyViewNode, _ action: @escaping () -> Void) {
        appearances.append(Appearance(place: node.place, action: action))
    }

    /// Makes `displayList()` throw; only the first failure is kept.
    package func fail(_ error: any Error) { if failure == nil { failure = error } }

    package func warn(_ message: String) { clock.services.warn(message) }

    /// Warns once: endless work would otherwise warn in every frame.
    private func warnOfEndlessness(_ message: @autoclosure () -> String) {
        guard !isCalledEndless else { return }
        isCalledEndless = true
        warn(message())
    }

    /// Warns once per name about a colour, on behalf of the node being evaluated.
    package func warnOfColor(_ name: String, _ message: @escaping @autoclosure () -> String) {
        clock.services.report(.color, name) { [node = evaluatedNode] in
            RenderWarning(.color, name, viewPath: node?.viewPath, message: message())
        }
    }

    /// Warns once per name that a resource is missing.
    package func warn(
        _ kind: RenderWarning.Kind, _ name: String, askedForBy node: _AnyViewNode,
        _ message: @escaping @autoclosure () -> String
    ) {
        clock.services.report(kind, name) {
            RenderWarning(kind, name, viewPath: node.viewPath, message: message())
        }
    }

    // MARK: Nesting

    package func hasStackSpace(below node: _AnyViewNode) -> Bool { work.hasStackSpace(below: node) }

    package func failNesting(at node: _AnyViewNode) { work.failNesting(at: node) }

    /// Makes rendering fail if the update has reached the nesting limit.
    ///
    /// Call this method after the update: the error names all ancestors of the node, and a node is created before its
    /// parent adopts it.
    private func failIfNestedTooDeep() {
        if let deepest = work.deepest, failure == nil { fail(NestingError(at: deepest)) }
    }
}
