import Drawing
import Foundation
import Geometry
import Motion

/// Where images come from.
public protocol ImageProvider: AnyObject, Sendable {
    /// The picture called `name`, and its pixels per point; the one made for `scale` and appearance where there are
    /// several.
    func image(named name: String, scale: Double, isDark: Bool) throws -> (bitmap: Bitmap, scale: Double)
}

/// Keeps a view alive against a virtual clock and says what it looks like.
///
/// `advance(to:)` moves the clock forward and lets everything happen that is due; `displayList()` then gives the frame.
/// Nothing here knows the wall clock: the same view, advanced to the same time, gives the same list.
@MainActor
public final class ViewHost {
    public let size: CGSize
    public let scale: Double
    public private(set) var time: Double = 0
    /// Messages for the author of the view: conditions that SwiftUI reports at run time.
    public private(set) var warnings: [String] = []

    let grid: PixelGrid
    let images: (any ImageProvider)?
    /// Counts updates, so that a node knows whether it took part in the current one.
    private(set) var updateNumber = 0
    private(set) var currentTransaction = Transaction()
    private(set) var isUpdating = false

    private var lastSerial = 0
    private var root: _AnyViewNode!
    private var rootElement: Element { root.elements[0] }
    private var environment: EnvironmentValues
    private var makeRoot: ((_NodeInputs) -> _AnyViewNode)!

    private var batches: [Batch] = []
    private var dirty: [ObjectIdentifier: _AnyViewNode] = [:]
    private var eachFrame: [ObjectIdentifier: _AnyViewNode] = [:]
    private var needsLayout = false
    private var actions: [() -> Void] = []
    private var failure: (any Error)?

    /// State writes that belong to one transaction.
    private struct Batch {
        let transaction: Transaction
        var writes: [() -> Void]
    }

    /// - Parameters:
    ///   - size: The window, in points.
    ///   - scale: Pixels per point.
    public init<Content: View>(
        size: CGSize, scale: Double = 1, environment: EnvironmentValues = EnvironmentValues(),
        images: (any ImageProvider)? = nil, @ViewBuilder content: () -> Content
    ) {
        self.size = size
        self.scale = scale
        self.images = images
        grid = PixelGrid(scale: scale)
        var environment = environment
        environment.displayScale = scale
        self.environment = environment
        let window = VStack(content: content)
        makeRoot = { makeErasedNode(window, $0) }
    }

    // MARK: Frames

    /// Lets everything happen up to `time`, in seconds. Time never runs backwards.
    public func advance(to time: Double) {
        precondition(time >= self.time, "time runs forward: from \(self.time) to \(time)")
        self.time = time
        if root == nil {
            performUpdate(Transaction()) { root = makeRoot(inputs(Transaction())) }
            settle()
        }
        if !eachFrame.isEmpty {
            performUpdate(Transaction()) { for node in eachFrame.values { dirty[ObjectIdentifier(node)] = node } }
        }
        settle()
    }

    /// What the view looks like now. Throws where the view asks for something that is not there.
    public func displayList(background: RGBAColor? = nil) throws -> DisplayList {
        if root == nil { advance(to: time) }
        if let failure { throw failure }
        var emitter = Emitter(time: time, isDark: environment.colorScheme == .dark)
        rootElement.emit(&emitter)
        return DisplayList(size: size, scale: scale, background: background, items: emitter.items)
    }

    /// The canvas that the view asks for with `previewLayout`, if it does.
    public var previewLayout: PreviewLayout? {
        if root == nil { advance(to: time) }
        return rootElement.previewLayout
    }

    /// The size the view takes when nothing is offered to it.
    public var idealSize: CGSize {
        if root == nil { advance(to: time) }
        return rootElement.dimensions(in: .unspecified).size
    }

    private func inputs(_ transaction: Transaction) -> _NodeInputs {
        _NodeInputs(environment: environment, transaction: transaction, host: self)
    }

    // MARK: Updates

    /// Carries out what waits, until nothing does.
    private func settle() {
        /// Closures that write state which leads to new closures would never end.
        let limit = 100
        for _ in 0..<limit {
            if !batches.isEmpty {
                let batch = batches.removeFirst()
                performUpdate(batch.transaction) { for write in batch.writes { write() } }
            } else if !actions.isEmpty {
                let due = actions
                actions = []
                for action in due { action() }
            } else {
                return
            }
        }
        batches = []
        actions = []
        warn("the view changes its own state on every update; stopped after \(limit) rounds at \(time) s")
    }

    /// One update: changes, then bodies, then layout.
    private func performUpdate(_ transaction: Transaction, _ changes: () -> Void) {
        updateNumber += 1
        currentTransaction = transaction
        isUpdating = true
        defer { isUpdating = false }
        changes()
        evaluateDirtyNodes(transaction)
        // A geometry reader evaluates its content during layout, which may change layout once more.
        for _ in 0..<8 where needsLayout || !dirty.isEmpty {
            evaluateDirtyNodes(transaction)
            needsLayout = false
            layOut()
        }
    }

    private func evaluateDirtyNodes(_ transaction: Transaction) {
        // Parents first: their evaluation usually takes their children along.
        let nodes = dirty.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
        for node in nodes where dirty.removeValue(forKey: ObjectIdentifier(node)) != nil && node.isMounted {
            var passed = transaction
            var ancestors: [_AnyViewNode] = []
            var next = node.parent
            while let ancestor = next {
                ancestors.append(ancestor)
                next = ancestor.parent
            }
            for ancestor in ancestors.reversed() { ancestor.modifyPassingTransaction(&passed) }
            node.rerun(transaction: passed)
        }
    }

    private func layOut() {
        guard let root else { return }
        let element = root.elements[0]
        let window = ProposedViewSize(size)
        let content = element.dimensions(in: window).size
        element.place(
            at: CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2),
            proposal: window)
    }

    // MARK: What nodes ask for

    func enqueue(_ transaction: Transaction, _ write: @escaping () -> Void) {
        if let last = batches.indices.last, batches[last].transaction.id == transaction.id {
            batches[last].writes.append(write)
        } else {
            batches.append(Batch(transaction: transaction, writes: [write]))
        }
    }

    /// A number for a new node, in the order in which they are made.
    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    func setDirty(_ node: _AnyViewNode) { dirty[ObjectIdentifier(node)] = node }
    func clearDirty(_ node: _AnyViewNode) { dirty[ObjectIdentifier(node)] = nil }
    func setNeedsLayout() { needsLayout = true }

    func setEvaluatesEachFrame(_ node: _AnyViewNode, _ flag: Bool) {
        eachFrame[ObjectIdentifier(node)] = flag ? node : nil
    }

    /// Runs `action` when the update is over.
    func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

    /// Makes `displayList()` throw; the first failure counts.
    func fail(_ error: any Error) { if failure == nil { failure = error } }

    func warn(_ message: String) { if !warnings.contains(message) { warnings.append(message) } }
}
