// SPDX-License-Identifier: MIT

import Inspection

extension Rule {
    static let reduceMotion = Rule(
        "reduce-motion", .warning, "A view moves without end although the user has chosen Reduce Motion."
    ) { screen in
        screen.endlessMoves.map { move in
            let name = move.view.map { screen.views[$0].called } ?? move.kind
            var fault = Fault(
                move.view,
                "\(name) moves without end with Reduce Motion too; read accessibilityReduceMotion, and let it rest or "
                    + "fade instead")
            if move.view == nil { fault.viewPath = move.kind }
            return fault
        }
    }
}
