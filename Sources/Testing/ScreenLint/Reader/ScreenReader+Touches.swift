// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inspection
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views
import Zoetrope

// Measures the regions in which views take touches.

extension ScreenReader {
    func targets(among views: [ScreenView], _ facts: ElementIndex) -> [ScreenFacts.TouchTarget] {
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
}
