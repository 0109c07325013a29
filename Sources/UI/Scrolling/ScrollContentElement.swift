// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

/// The content of a scroll view, drawn at the scroll offset.
final class ScrollContentElement: ArrangingElement {
    unowned(unsafe) var scroll: ScrollElement!
    let stack: Element

    init(around stack: Element, node: _AnyViewNode) {
        self.stack = stack
        super.init(node: node)
        adopt(stack)
        // Makes the safe area infinite along the scroll axes. Content therefore does not extend into the unsafe area
        // along these axes.
        setTrait(SafeAreaTrait.self) { [unowned self] in
            let around = host.safeArea(around: scroll)
            let endless = 1e9
            let axes = scroll.settings.axes
            func part(_ rect: CGRect) -> CGRect {
                let (x, width) = axes.contains(.horizontal) ? (-endless, 2 * endless) : (rect.minX, rect.width)
                let (y, height) = axes.contains(.vertical) ? (-endless, 2 * endless) : (rect.minY, rect.height)
                return CGRect(x: x, y: y, width: width, height: height)
            }
            return SafeArea(window: part(around.window), frame: part(around.frame), keyboard: around.keyboard)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: stack.dimensions(in: proposal).size)
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) { stack.place(at: position, proposal: proposal) }

    override var isChangedByNode: Bool { false }
    override var isDrawingTimeInvariant: Bool { !scroll.motion.isMovingWithoutInput(at: host.time) }

    override var drawingTransform: ProjectionTransform? {
        let shift = scroll.shift(at: host.time)
        return shift == .zero ? nil : ProjectionTransform(CGAffineTransform(translationX: shift.width, y: shift.height))
    }

    override func emit(_ emitter: inout Emitter) {
        let shift = scroll.shift(at: emitter.clockTime)
        emitter.transformed(by: CGAffineTransform(translationX: shift.width, y: shift.height)) { stack.draw(&$0) }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        let shift = scroll.shift(at: host.time)
        return stack.hit(at: CGPoint(x: point.x - shift.width, y: point.y - shift.height))
    }

    override var childElements: [Element] { [stack] }

    // MARK: Places of views

    /// Converts a rectangle from layout space to content coordinates, whose origin is the content's leading top corner.
    private func local(_ rect: CGRect) -> CGRect {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? frame.maxX - rect.maxX : rect.minX - position.x, y: rect.minY - position.y,
            width: rect.width, height: rect.height)
    }

    /// The frame of the view with this id in the content's coordinates; nil if there is none.
    package func frame(of id: AnyHashable) -> CGRect? { stack.frame(ofView: id).map(local) }

    /// The views near `rect` at which scrolling can come to rest. `rect` and the frames are in content coordinates.
    func targets(near rect: CGRect) -> [ScrollTargetView] {
        guard let layout = stack.targetLayout else { return [] }
        if let lazy = layout as? LazyElement {
            return lazy.targets(near: rect) { [unowned self] in local($0) }
        }
        return layout.childElements.map { ScrollTargetView(frame: local($0.frame), id: $0.viewID) }
    }
}

/// A view at which scrolling can come to rest.
struct ScrollTargetView {
    /// The view's frame in the content's coordinates.
    package let frame: CGRect
    let id: AnyHashable?
}

extension Element {

    /// The frame, in layout space, of the descendant with this id. Drawing effects such as `offset` are not included.
    package func frame(ofView id: AnyHashable) -> CGRect? {
        if let member = self as? TransitionElement, member.identity == id { return frame }
        for child in childElements {
            if let found = child.frame(ofView: id) { return found }
        }
        return (self as? LazyElement)?.frameOfMissing(id)
    }

    /// The container to which `scrollTargetLayout` was applied. Scrolling may stop at its children.
    fileprivate var targetLayout: Element? {
        if ownTraits[ScrollTargetLayoutTrait.self] == true {
            var element: Element? = self
            while let current = element {
                if current is ArrangingElement { return current }
                element = current.childElements.first
            }
            return nil
        }
        for child in childElements {
            if let found = child.targetLayout { return found }
        }
        return nil
    }
}
