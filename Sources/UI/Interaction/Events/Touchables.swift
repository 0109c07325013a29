// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A view that waits for fingers, as a script may look for it.
@MainActor
package struct Touchable {
    package let receiver: any TouchReceiver
    /// The words inside of it, in drawing order.
    package let labels: [String]
    /// A point of the window where a finger reaches it.
    package let point: CGPoint
    /// The box in the window around what is there.
    let box: CGRect

    /// How a message calls it.
    var name: String {
        let place = EventScript.Target.point(point).description
        if receiver.isPan { return "what scrolls at \(place)" }
        return labels.isEmpty ? place : "\"\(labels.joined(separator: " "))\" at \(place)"
    }
}

extension ViewHost {
    /// All that can be touched at this moment, in drawing order.
    package func touchables() -> [Touchable] { touchReceivers.compactMap(touchable) }

    /// The first that has this label.
    func touchable(answeringTo label: String) -> Touchable? {
        firstTouchable { receiver in
            let labels = receiver.labels
            return labels.contains(label) || labels.joined(separator: " ") == label
        }
    }

    /// The first of some. Of the others nobody looks for a place: that takes a while.
    func firstTouchable(where isMeant: (any TouchReceiver) -> Bool) -> Touchable? {
        for receiver in touchReceivers where isMeant(receiver) {
            if let found = touchable(receiver) { return found }
        }
        return nil
    }

    /// Why a finger does nothing with what has this label; nil where nothing has it.
    func obstacle(to label: String) -> String? {
        var named: [Element] = []
        for root in [rootElement] + layers {
            root.visit {
                if $0.accessibilityLabel == label || $0.labels.joined(separator: " ") == label { named.append($0) }
            }
        }
        guard let element = named.first else { return nil }
        if named.contains(where: { !$0.node.environment.isEnabled }) { return "it is disabled" }
        guard sequence(first: element, next: \.parent).contains(where: { $0.activeReceiver != nil }) else {
            return "it waits for no touch"
        }
        return hit(at: element.centreInWindow)?.nameOfCover.map { "it is behind \($0)" }
            ?? "something else is in front of it"
    }

    /// All that waits for fingers, whether one can reach it or not.
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

    /// A point of the window where a touch comes to `receiver`, and the box around what is there: its words, else the
    /// middle of a view that is drawn in it, which effects may have moved, else any other place of it.
    private func reachablePlace(of receiver: any TouchReceiver) -> (point: CGPoint, box: CGRect)? {
        var labelled: [Element] = []
        var leaves: [Element] = []
        receiver.visit { element in
            if element.accessibilityLabel != nil { labelled.append(element) }
            if element.childElements.isEmpty { leaves.append(element) }
        }
        func isReachable(_ point: CGPoint) -> Bool {
            guard let hit = hit(at: point) else { return false }
            return sequence(first: hit, next: \.parent).first { $0.activeReceiver != nil } === receiver
        }
        for element in labelled + leaves + [receiver] where isReachable(element.centreInWindow) {
            return (element.centreInWindow, element.boxInWindow)
        }
        // Rings and the like are open in the middle, others are covered there.
        let steps = 16
        let box = receiver.boxInWindow
        // What is drawn inside of it has no other places.
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
    fileprivate func visit(_ body: (Element) -> Void) {
        body(self)
        for child in childElements { child.visit(body) }
    }

    // MARK: Labels

    /// The words that this element goes by.
    fileprivate var labels: [String] {
        if let outerLabel { return [outerLabel] }
        let inner = innerLabels
        guard inner.isEmpty else { return inner }
        let group = sequence(first: self as Element, next: \.parent).first { $0 is LabelGroupElement }
        return group?.innerLabels ?? []
    }

    /// The label that a modifier around this element gives it.
    private var outerLabel: String? {
        var element = parent
        while let current = element, current.childElements.count == 1 {
            if let label = current.accessibilityLabel { return label }
            element = current.parent
        }
        return nil
    }

    /// What is said by views in this one.
    var wordsInside: [String] { innerLabels }

    /// The labels below; not those of views that can be touched themselves.
    private var innerLabels: [String] {
        childElements.flatMap { child in
            // A label around something that can be touched is its own.
            if let label = child.accessibilityLabel { return child.holdsTouchReceiver ? [] : [label] }
            return child.activeReceiver != nil ? [] : child.innerLabels
        }
    }
}
