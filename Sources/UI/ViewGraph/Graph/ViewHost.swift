// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Sound
import Typography

/// Keeps a view alive against a virtual clock and says what it looks like.
///
/// `advance(to:)` moves the clock forward and lets everything happen that is due; `displayList()` then gives the frame.
/// Nothing here knows the wall clock: the same view, advanced to the same time, gives the same list.
@MainActor
public final class ViewHost {
    /// The window, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: Double
    /// Seconds since the view began to live.
    public var time: Double { clock.time }
    /// For the author of the view: what it asked for and is not there, and conditions that SwiftUI reports at run time.
    public var renderWarnings: [RenderWarning] { clock.services.warnings }
    /// The same, a line each.
    public var warnings: [String] { renderWarnings.map(\.description) }
    /// What makes `displayList()` throw instead of being a warning.
    public var fatalWarnings: Set<RenderWarning.Kind> = []

    package var grid: PixelGrid { work.grid }
    /// What a device covers of the window's edges.
    package let safeAreaInsets: EdgeInsets
    package let images: (any ImageProvider)?
    /// Virtual time, and what is to happen in it.
    package let clock: VirtualClock
    /// Told when a layout begins and ends: for those who measure it. There is no clock in here.
    package var onLayout: ((_ begins: Bool) -> Void)?
    package private(set) var updateNumber: Int {
        get { work.updateNumber }
        set { work.updateNumber = newValue }
    }
    package private(set) var currentTransaction = Transaction()
    package private(set) var isUpdating = false
    /// The current update only moves the clock.
    private var isTicking = false

    package private(set) var isLayingOut: Bool {
        get { work.isLayingOut }
        set { work.isLayingOut = newValue }
    }
    /// The last move that elements have waited with.
    package var lastMove = LastMove()
    package private(set) var layoutRound: UInt32 {
        get { work.layoutRound }
        set { work.layoutRound = newValue }
    }
    /// Elements whose size may have changed, with their nodes, which they do not keep.
    private var resized: [(element: Element, node: _AnyViewNode)] = []
    private var lastSerial = 0
    /// How many items the last frame had.
    private var lastItemCount = 0
    private var root: _AnyViewNode!
    /// Whether there has been a first update.
    private var hasBegun = false
    package var rootElement: Element { root.elements[0] }
    /// What features have put above the view, in drawing order.
    package var layers: [Element] { features.inOrder.flatMap { $0.layers } }
    package private(set) var environment: EnvironmentValues
    private let window: any View

    private var batches: [Batch] = []
    private var actions: [() -> Void] = []
    private var appearances: [Appearance] = []
    private var features = HostFeatures()
    /// The traits that elements have ever set.
    private var knownTraits: Set<ObjectIdentifier> = []
    /// Another number means that elements may say something else.
    package private(set) var traitVersion: UInt32 = 0
    private var failure: (any Error)?
    package var evaluatedNode: _AnyViewNode? {
        get { work.evaluatedNode }
        set { work.evaluatedNode = newValue }
    }
    package let work: HostWork
    /// That of the host that was last at work.
    private static weak var latestWork: HostWork?

    /// The moment, and the views under evaluation, for a message about a trap in them; nil where there is no host.
    public static var presentWork: String? {
        guard let latestWork else { return nil }
        let path = latestWork.evaluatedNode?.viewPath ?? ""
        let time = String(format: "%g", (latestWork.clock.time * 1000).rounded() / 1000)
        return "at \(time) s" + (path.isEmpty ? "" : " in \(path)")
    }
    /// How many steps of tasks there have been at one moment of the present advance.
    private var steps = (moment: 0.0, count: 0)
    /// Whether steps or events without end have been spoken of.
    private var isCalledEndless = false
    package var isNestedTooDeep: Bool { work.isNestedTooDeep }

    /// State writes that belong to one transaction.
    private struct Batch {
        let transaction: Transaction
        var writes: [() -> Void]
    }

    /// An `onAppear` that waits, and where in the tree it stands.
    private struct Appearance {
        let place: [Int]
        let action: () -> Void
    }

    /// - Parameters:
    ///   - size: The window, in points.
    ///   - scale: Pixels per point.
    ///   - safeAreaInsets: What a device covers of the window's edges.
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
        clock.services.images = images
        clock.services.screen.size = size
        clock.services.screen.scale = scale
        clock.services.screen.covered = (
            safeAreaInsets.top, safeAreaInsets.leading, safeAreaInsets.bottom, safeAreaInsets.trailing
        )
        clock.services.screen.isDark = environment.colorScheme == .dark
        clock.services.screen.hasHighContrast = environment.colorSchemeContrast == .increased
        clock.services.screen.isRightToLeft = environment.layoutDirection == .rightToLeft
        let idiom = environment.systemPalette == .macOS15 ? .mac : DeviceIdiom(ofWindow: size)
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

    /// Lets everything happen up to `time`, in seconds. Time never runs backwards.
    ///
    /// A view lives from 0 on, whichever time is asked for first. Each event has its own update at its own moment, so
    /// that what it animates begins then, and not with the next frame.
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
            ForeignChanges.beginAdvance()
            ForeignChanges.carryOut()
            runEvents(through: time)
            clock.move(to: time)
            showPresent()
            clock.services.collectWarnings()
        }
        evaluatedNode = nil
    }

    private func runEvents(through time: Double) {
        /// Blocks that call for each other at one and the same moment would never end.
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

    /// Brings what depends on time alone to the present.
    package func showPresent() {
        if !work.eachFrame.isEmpty || features.inOrder.contains(where: \.followsTime) { tick() }
        settle()
    }

    /// What the view looks like now. Throws where the view asks for something that is not there.
    public func displayList(background: RGBAColor? = nil) throws -> DisplayList {
        if !hasBegun { advance(to: time) }
        try checkFailures()
        // With some room around it: where things are drawn is not known to the last pixel.
        var window = DrawnBounds(CGRect(origin: .zero, size: size))
        window.grow(by: 4 + 8 / scale)
        var emitter = Emitter(time: time, window: window, expectedItems: lastItemCount)
        clock.makeCurrent {
            rootElement.emit(&emitter)
            for layer in layers { layer.emit(&emitter) }
        }
        evaluatedNode = nil
        failIfNestedTooDeep()
        try checkFailures()
        lastItemCount = emitter.items.count
        let above = features.inOrder.flatMap { $0.overlayItems(at: time) }
        let items = above.isEmpty ? emitter.items : emitter.items + above
        return DisplayList(size: size, scale: scale, background: background, items: items)
    }

    private func checkFailures() throws {
        if let failure { throw failure }
        if fatalWarnings.isEmpty { return }
        if let fatal = renderWarnings.first(where: { fatalWarnings.contains($0.kind) }) {
            throw MissingResourceError(warning: fatal)
        }
    }

    /// That of the window, at the present moment.
    package var shownElement: Element {
        if !hasBegun { advance(to: time) }
        return rootElement
    }

    /// That of the window, before anything has been laid out or has appeared: enough for what views say of themselves by traits, at a part
    /// of the cost.
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

    /// The size the view takes when nothing is offered to it.
    public var idealSize: CGSize {
        let element = shownElement
        layoutRound += 1
        return element.dimensions(in: .unspecified).size
    }

    /// All that the view has let be heard so far, on its clock.
    package var soundtrack: Soundtrack { clock.services.soundtrack }

    private func inputs(_ transaction: Transaction) -> _NodeInputs {
        _NodeInputs(environment: environment, transaction: transaction, host: self)
    }

    // MARK: Updates

    /// Carries out what waits, until nothing does: updates first, then the tasks that can go on, one step of one task
    /// at a time, each followed by the updates that it asked for.
    private func settle() {
        /// Tasks that yield to each other at one and the same moment would never end, and a moment may have many events.
        let limit = 10_000
        ForeignChanges.carryOut()
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

    /// Carries out writes and the closures that follow from them, until none is left.
    ///
    /// In rounds: all writes that wait, transaction by transaction, then all closures that those updates called for.
    private func settleUpdates() {
        /// Closures that write state which leads to new closures would never end.
        let limit = 100
        for _ in 0..<limit {
            if batches.isEmpty, actions.isEmpty, appearances.isEmpty { return }
            carryOutBatches()
            runActions()
        }
        warn("the view changes its own state on every update; stopped after \(limit) rounds at \(time) s")
        // What was written last stays written, and is shown with the next update.
        for batch in batches {
            for write in batch.writes { write() }
            for listener in batch.transaction.listeners { listener.releaseAfterUpdates() }
        }
        batches = []
        actions = []
        appearances = []
    }

    private func carryOutBatches() {
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

    /// Inner views appear before those around them, otherwise in their order.
    private static func isBefore(_ a: [Int], _ b: [Int]) -> Bool {
        for (x, y) in zip(a, b) where x != y { return x < y }
        return a.count > b.count
    }

    /// Evaluates the bodies that are shown with interpolated data. A new frame is no change of state: no modifier adds
    /// an animation to it.
    private func tick() {
        isTicking = true
        defer { isTicking = false }
        performUpdate(Transaction()) { for node in work.eachFrame.values { setDirty(node) } }
    }

    /// One update: changes, then bodies, then layout.
    private func performUpdate(_ transaction: Transaction, _ changes: () -> Void) {
        updateNumber += 1
        currentTransaction = transaction
        isUpdating = true
        defer {
            isUpdating = false
            lastMove.forget()
            failIfNestedTooDeep()
        }
        changes()
        evaluateDirtyNodes(transaction)
        // A geometry reader evaluates its content during layout, which may change layout once more; and it may have
        // been moved by effects around it, without any layout.
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

    /// Changes the surroundings of all views, which are updated for it.
    package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        _ = window.updateErased(root, inputs(currentTransaction))
    }

    private func evaluateDirtyNodes(_ transaction: Transaction) {
        // Parents first: their evaluation usually takes their children along.
        guard !work.dirty.isEmpty else { return }
        let nodes = work.dirty.values.map { (node: $0, depth: $0.depth) }
            .sorted { ($0.depth, $0.node.serial) < ($1.depth, $1.node.serial) }
        for (node, _) in nodes where work.dirty.removeValue(forKey: ObjectIdentifier(node)) != nil && node.isMounted {
            var passed = transaction
            var ancestors: [_AnyViewNode] = []
            var next = node.parent
            while let ancestor = next {
                // The update has come down to here, and with it what modifiers on the way have made of its transaction.
                if ancestor.isSpared {
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

    /// What is left of the window for views that say nothing.
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

    /// Lays out what is in `resized`, inner ones first in the list, and in the elements inside of which places have changed. What is
    /// around them stays as it is.
    private func layOutInPlace(_ resized: [(element: Element, node: _AnyViewNode)]) {
        let (moved, areNested) = (work.displaced, work.areDisplacedNested)
        work.displaced.removeAll(keepingCapacity: true)
        work.areDisplacedNested = false
        if resized.isEmpty, !areNested {
            for (element, node) in moved where node.isMounted { element.layOutIfDisplaced() }
        } else if moved.isEmpty {
            for (element, _) in resized.reversed() { element.layOutInPlace() }
        } else {
            // Outer ones first: what moves goes to its last place at once, since its way may be animated.
            var all = resized.map { (element: $0.element, depth: $0.element.depth, isResized: true) }
            for (element, node) in moved where node.isMounted { all.append((element, element.depth, false)) }
            for entry in all.sorted(by: { $0.depth < $1.depth }) {
                if entry.isResized { entry.element.layOutInPlace() } else { entry.element.layOutIfDisplaced() }
            }
        }
    }

    /// Carries out a layout as it would have been at its own time.
    func layOutLate(_ late: LateLayout, _ layOut: () -> Void) {
        let around = work.lateLayout
        work.lateLayout = late
        layOut()
        work.lateLayout = around
    }

    /// Measures those anew whose size may have changed, and those around them for as long as sizes do change.
    ///
    /// - Returns: Those to be laid out anew where they are, inner ones first.
    private func measureResized() -> [(element: Element, node: _AnyViewNode)] {
        guard !resized.isEmpty else { return [] }
        /// By depth: all inner ones come before those around them.
        var waiting: [Int: [(element: Element, node: _AnyViewNode)]] = [:]
        for entry in resized where entry.node.isMounted { waiting[entry.element.depth, default: []].append(entry) }
        resized = []
        var inPlace: [(element: Element, node: _AnyViewNode)] = []
        var depth = waiting.keys.max() ?? -1
        while depth >= 0 {
            for entry in waiting[depth] ?? [] {
                if entry.element.answersAsBefore() {
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

    // MARK: What nodes ask for

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

    /// A number for a new node, in the order in which they are made.
    package func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    package func setDirty(_ node: _AnyViewNode) { work.dirty[ObjectIdentifier(node)] = node }

    package func clearDirty(_ node: _AnyViewNode) { work.clearDirty(node) }

    package func setNeedsLayout() { work.needsLayout = true }

    /// Has `element` measured again before the next layout.
    package func setNeedsMeasuring(_ element: Element) {
        resized.append((element, element.node))
        work.needsLayout = true
    }

    package func setEvaluatesEachFrame(_ node: _AnyViewNode, _ flag: Bool) {
        work.eachFrame[ObjectIdentifier(node)] = flag ? node : nil
    }

    /// What a feature keeps for this host, made when it is asked for first.
    package func feature<Feature: HostFeature>(_ type: Feature.Type) -> Feature {
        if let known = features.find(type) { return known }
        let made = Feature(host: self)
        features.add(made)
        return made
    }

    /// Remembers that there is an element with this trait.
    package func noteTrait<Trait: ElementTrait>(_ trait: Trait.Type) { knownTraits.insert(ObjectIdentifier(trait)) }

    /// Whoever remembers a trait may have to ask again.
    package func traitsHaveChanged() { traitVersion &+= 1 }

    /// Whether any element has ever set this trait: where none has, none need be asked.
    package func hasEverSet<Trait: ElementTrait>(_ trait: Trait.Type) -> Bool {
        knownTraits.contains(ObjectIdentifier(trait))
    }

    /// Runs `action` when the update is over.
    package func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

    /// Runs `action` when the update is over, those of inner views first.
    package func afterAppearance(of node: _AnyViewNode, _ action: @escaping () -> Void) {
        appearances.append(Appearance(place: node.place, action: action))
    }

    /// Makes `displayList()` throw; the first failure counts.
    package func fail(_ error: any Error) { if failure == nil { failure = error } }

    package func warn(_ message: String) { clock.services.warn(message) }

    /// Once: what calls for itself does so in every frame.
    private func warnOfEndlessness(_ message: @autoclosure () -> String) {
        guard !isCalledEndless else { return }
        isCalledEndless = true
        warn(message())
    }

    /// The same of a colour, which does not know who draws with it.
    package func warnOfColor(_ name: String, _ message: @escaping @autoclosure () -> String) {
        clock.services.report(.color, name) { [node = evaluatedNode] in
            RenderWarning(.color, name, viewPath: node?.viewPath, message: message())
        }
    }

    /// Says once, whoever asks how often, that something of this name is not there.
    package func warn(
        _ kind: RenderWarning.Kind, _ name: String, askedForBy node: _AnyViewNode,
        _ message: @escaping @autoclosure () -> String
    ) {
        clock.services.report(kind, name) {
            RenderWarning(kind, name, viewPath: node.viewPath, message: message())
        }
    }

    // MARK: Nesting

    package func mayNest(below node: _AnyViewNode) -> Bool { work.mayNest(below: node) }

    /// Makes rendering fail because of the depth of `node`.
    package func stopNesting(at node: _AnyViewNode) { work.stopNesting(at: node) }

    /// Only after an update: trees are built from the leaves up, and until then nodes do not know what is above them.
    private func failIfNestedTooDeep() {
        if let deepest = work.deepest, failure == nil { fail(NestingError(at: deepest)) }
    }
}
