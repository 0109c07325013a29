// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A touchable view, for scripts that look up targets.
@MainActor
package struct Touchable {
    package let receiver: any TouchReceiver
    /// The texts of the view, in drawing order.
    package let labels: [String]
    /// A point of the window at which a touch reaches the view.
    package let point: CGPoint
    /// The bounding box, in window coordinates, of the element touched at `point`. This element is a text, another leaf
    /// or the whole view.
    let box: CGRect

    /// The name of the view in messages.
    var name: String {
        let place = EventScript.Target.point(point).description
        if !receiver.answersToLabels { return "what scrolls at \(place)" }
        // A text field can have the same text as its label and its prompt, so repeated labels are dropped.
        let words = labels.enumerated().filter { $0.offset == 0 || labels[$0.offset - 1] != $0.element }.map(\.element)
        return words.isEmpty ? place : "\"\(words.joined(separator: " "))\" at \(place)"
    }
}

/// A view that waits for touches, with a point and the extent of its touchable region.
@MainActor
package struct TouchRegion {
    package let receiver: Element
    /// A point of the window at which a touch reaches the view; nil if there is none.
    package let point: CGPoint?
    /// The extent of the touchable region through `point`: its width along the horizontal line and its height along the
    /// vertical line.
    package let reach: CGSize
    /// The element that covers the centre of a view that no touch can reach; nil if a touch can reach the view.
    package let cover: Element?
}

extension ViewHost {
    /// All views that can be touched at present, in drawing order.
    package func touchables() -> [Touchable] { touchReceivers.compactMap(touchable) }

    /// All views that wait for touches, except scroll views. Includes views that no touch can reach.
    ///
    /// - Parameter limit: The greatest distance in points, from a view's touch point, at which the view's region is
    ///   measured.
    package func touchRegions(upTo limit: CGFloat) -> [TouchRegion] {
        touchReceivers.filter { !$0.isPan }.map { receiver in
            let place = regionPoint(of: receiver)
            return TouchRegion(
                receiver: receiver, point: place,
                reach: place.map { extent(of: receiver, from: $0, upTo: limit) } ?? .zero,
                cover: place == nil ? hit(at: receiver.centreInWindow) : nil)
        }
    }

    /// A point of the window at which a touch reaches `receiver` or a touchable view inside it.
    private func regionPoint(of receiver: any TouchReceiver) -> CGPoint? {
        let window = CGRect(origin: .zero, size: size)
        let seen = receiver.boxInWindow.intersection(window)
        if !seen.isNull {
            let centre = CGPoint(x: seen.midX, y: seen.midY)
            if isReached(receiver, at: centre) { return centre }
        }
        return reachablePlace(of: receiver) { self.isReached(receiver, at: $0) }?.point
    }

    private func isReached(_ receiver: any TouchReceiver, at point: CGPoint) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point), let hit = hit(at: point) else { return false }
        return sequence(first: hit, next: \.parent).contains { $0 === receiver }
    }

    /// The size of the region around `point` in which touches reach `receiver`. Measures left, right, up and down, at
    /// most `limit` points each.
    private func extent(of receiver: any TouchReceiver, from point: CGPoint, upTo limit: CGFloat) -> CGSize {
        func isReached(_ x: CGFloat, _ y: CGFloat) -> Bool {
            self.isReached(receiver, at: CGPoint(x: point.x + x, y: point.y + y))
        }
        /// The distance, in the direction (`x`, `y`), of the farthest tested point at which a touch reaches `receiver`.
        func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            if isReached(x * limit, y * limit) { return limit }
            var near = limit.rounded(.up) - 1
            while near > 0, !isReached(x * near, y * near) { near -= 1 }
            var far = min(near + 1, limit)
            for _ in 0..<12 {
                let middle = (near + far) / 2
                if isReached(x * middle, y * middle) { near = middle } else { far = middle }
            }
            return far
        }
        return CGSize(width: distance(-1, 0) + distance(1, 0), height: distance(0, -1) + distance(0, 1))
    }

    /// The first touchable view with this label.
    ///
    /// - Parameter scrolls: If true and no such view exists, returns a scroll view that contains a text with this
    ///   label.
    func touchable(answeringTo label: String, scrolls: Bool) -> Touchable? {
        func answers(_ receiver: any TouchReceiver) -> Bool {
            let labels = receiver.labels
            return labels.contains(label) || labels.joined(separator: " ") == label
        }
        return firstTouchable { $0.answersToLabels && answers($0) }
            ?? (scrolls ? firstTouchable { !$0.answersToLabels && answers($0) } : nil)
    }

    /// The label of the button, link or switch at a point, if a tap on the label reaches the same view.
    func tapLabel(at point: CGPoint) -> String? {
        let receiver = hit(at: point).flatMap { hit in
            sequence(first: hit, next: \.parent).compactMap { $0.activeReceiver }.first { $0.answersToLabels }
        }
        guard let receiver, receiver.isPressed else { return nil }
        let label = receiver.labels.joined(separator: " ")
        guard !label.isEmpty, label.count <= Self.longestLabel else { return nil }
        return touchable(answeringTo: label, scrolls: false)?.receiver === receiver ? label : nil
    }

    /// The most letters of a label that names a view in recorded events.
    private static let longestLabel = 60

    /// The first touchable view inside the view with this `accessibilityIdentifier` or id of the view tree, or else the
    /// nearest one around it.
    func touchable(withID id: String, scrolls: Bool) -> Touchable? {
        var named: Element?
        for root in [rootElement] + layers where named == nil {
            root.visit { if named == nil, $0[AccessibilityTrait.self].identifier == id { named = $0 } }
        }
        guard let view = named ?? elementWithTreeID?(id) else { return nil }
        func isMeant(_ receiver: any TouchReceiver) -> Bool { scrolls || receiver.answersToLabels }
        var inside: [any TouchReceiver] = []
        view.visit { if let receiver = $0.activeReceiver, isMeant(receiver) { inside.append(receiver) } }
        for receiver in inside { if let found = touchable(receiver) { return found } }
        let around = sequence(first: view, next: \.parent).compactMap { $0.activeReceiver }.first(where: isMeant)
        guard let around, let found = touchable(around) else { return nil }
        // A touch on a part of a large view goes to that part.
        let place = view.centreInWindow
        guard isReached(around, at: place) else { return found }
        return Touchable(receiver: around, labels: found.labels, point: place, box: view.boxInWindow)
    }

    /// The first touchable view for which `isMeant` is true. `isMeant` is tested first, because finding a reachable
    /// point is expensive.
    func firstTouchable(where isMeant: (any TouchReceiver) -> Bool) -> Touchable? {
        for receiver in touchReceivers where isMeant(receiver) {
            if let found = touchable(receiver) { return found }
        }
        return nil
    }

    /// Why a touch cannot reach the view with this label; nil if there is no such view.
    func obstacle(to label: String) -> String? {
        var named: [Element] = []
        for root in [rootElement] + layers {
            root.visit {
                if $0.accessibilityLabel == label || $0.labels.joined(separator: " ") == label
                    || $0[AccessibilityTrait.self].identifier == label
                {
                    named.append($0)
                }
            }
        }
        guard let element = named.first else { return nil }
        if named.contains(where: { !$0.node.environment.isEnabled }) { return "it is disabled" }
        guard sequence(first: element, next: \.parent).contains(where: { $0.activeReceiver?.answersToLabels == true })
        else {
            return "it waits for no touch"
        }
        return hit(at: element.centreInWindow)?.nameOfCover.map { "it is behind \($0)" }
            ?? "something else is in front of it"
    }

    /// All views with enabled gestures, including views that no touch can reach.
    private var touchReceivers: [any TouchReceiver] {
        var found: [any TouchReceiver] = []
        for root in [rootElement] + layers {
            root.visit { element in if let receiver = element.activeReceiver { found.append(receiver) } }
        }
        return found
    }

    private func touchable(_ receiver: any TouchReceiver) -> Touchable? {
        reachablePlace(of: receiver).map {
            Touchable(receiver: receiver, labels: receiver.labels, point: $0.point, box: $0.box)
        }
    }

    /// A point of the window at which a touch reaches `receiver`, and the bounding box of the element touched there.
    ///
    /// Tries the centres of labelled elements first, then the centres of leaves, then a grid.
    ///
    /// - Parameter isReachable: Whether a point is acceptable. If nil, a point is acceptable if no inner gesture takes
    ///   precedence there.
    private func reachablePlace(
        of receiver: any TouchReceiver, where isReachable: ((CGPoint) -> Bool)? = nil
    ) -> (point: CGPoint, box: CGRect)? {
        var labelled: [Element] = []
        var leaves: [Element] = []
        receiver.visit { element in
            if element.accessibilityLabel != nil { labelled.append(element) }
            if element.childElements.isEmpty { leaves.append(element) }
        }
        func isInnermost(_ point: CGPoint) -> Bool {
            guard let hit = hit(at: point) else { return false }
            return sequence(first: hit, next: \.parent).first { $0.activeReceiver != nil } === receiver
        }
        let isReachable = isReachable ?? isInnermost
        for element in labelled + leaves + [receiver] where isReachable(element.centreInWindow) {
            return (element.centreInWindow, element.boxInWindow)
        }
        // A grid, because shapes such as rings are open in the centre, and other views may cover the centre.
        let steps = 16
        let box = receiver.boxInWindow
        // The receiver's grid covers all leaves inside the receiver's box. Only the other leaves need grids of their
        // own.
        for element in leaves.filter({ !box.contains($0.boxInWindow) }) + [receiver] {
            for row in 0..<steps {
                for column in 0..<steps {
                    let x = (Double(column) + 0.5) / Double(steps)
                    let y = (Double(row) + 0.5) / Double(steps)
                    let point = element.pointInWindow(UnitPoint(x: x, y: y))
                    if isReachable(point) { return (point, element.boxInWindow) }
                }
            }
        }
        return nil
    }
}

extension Element {
    /// Whether the element's touches are those of a button, link or switch, which reacts alike to a tap at each place.
    fileprivate var isPressed: Bool {
        var element: Element = self
        while true {
            let traits = element[AccessibilityTrait.self].addedTraits
            if traits.contains(.isButton) || traits.contains(.isLink) || traits.contains(.isToggle) { return true }
            guard let parent = element.parent,
                parent.childElements.allSatisfy({ $0 === element || !$0.holdsTouchReceiver })
            else { return false }
            element = parent
        }
    }

    fileprivate func visit(_ body: (Element) -> Void) {
        body(self)
        for child in childElements { child.visit(body) }
    }

    // MARK: Labels

    /// The texts by which scripts can find this element.
    fileprivate var labels: [String] {
        if let outerLabel { return [outerLabel] }
        // Scripts can find a control by the text beside it or by its own text, such as the value of a menu.
        let group = sequence(first: self as Element, next: \.parent).first { $0 is LabelGroupElement }
        return (group?.innerLabels ?? []) + innerLabels
    }

    /// The label that an enclosing modifier, such as `accessibilityLabel`, gives this element.
    private var outerLabel: String? {
        var element = parent
        while let current = element, current.childElements.count == 1 {
            if let label = current.accessibilityLabel { return label }
            element = current.parent
        }
        return nil
    }

    /// Whether the element shows one image or symbol and nothing else.
    private var isPicture: Bool {
        switch childElements.count {
        case 0: elementDescription.name != nil
        case 1: childElements[0].isPicture
        default: false
        }
    }

    /// The labels of this element's content, except labels inside nested touchable views.
    var wordsInside: [String] { innerLabels }

    /// The labels of descendants, except labels inside nested touchable views.
    private var innerLabels: [String] {
        childElements.flatMap { child in
            // In a child with a label and a touchable view, the label names that touchable view only.
            if let label = child.accessibilityLabel { return child.holdsTouchReceiver ? [] : [label] }
            if child.activeReceiver != nil { return [] }
            // A symbol that is hidden from accessibility, such as the chevron of a row, names nothing.
            if child[AccessibilityTrait.self].isHidden == true, child.isPicture { return [] }
            // The texts of a label group name the group's touchable view, such as a switch, and no other view.
            return child is LabelGroupElement && child.holdsTouchReceiver ? [] : child.innerLabels
        }
    }
}
