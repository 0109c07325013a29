// SPDX-License-Identifier: MIT

import Foundation
import Inspection

extension Rule {
    static let underBars = Rule(
        "under-bars", .error, "At least half of a text or control is under the status bar or the home indicator."
    ) { screen in
        screen.readOrTouched.compactMap { index, box in
            let view = screen.views[index]
            guard view.isVisible, !view.isInScrollView else { return nil }
            let window = CGRect(origin: .zero, size: screen.size)
            let (seen, free) = (box.intersection(window), box.intersection(screen.safeArea))
            guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
            let share = free.isNull ? 0 : free.width * free.height / (seen.width * seen.height)
            guard share <= 0.5 else { return nil }
            let bar =
                seen.midY < screen.safeArea.minY
                ? "the status bar"
                : seen.midY > screen.safeArea.maxY
                    ? "the home indicator" : "the rounded corners or the camera"
            return Fault(index, "\(view.called) is under \(bar); keep it inside of the safe area")
        }
    }
}
