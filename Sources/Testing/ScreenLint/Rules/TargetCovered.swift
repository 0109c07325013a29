// SPDX-License-Identifier: MIT

import Inspection

extension Rule {
    static let targetCovered = Rule(
        "target-covered", .error, needsPictures: true,
        "A visible control takes no touches, because another view is in front of it."
    ) { screen in
        screen.targets.compactMap { target in
            guard let cover = target.cover else { return nil }
            return Fault(
                target.view,
                "no touch reaches \(screen.views[target.view].called): \(cover) is in front of it; move it away, or "
                    + "give it allowsHitTesting(false)")
        }
    }
}
