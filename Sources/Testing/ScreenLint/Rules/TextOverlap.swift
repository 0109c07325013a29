// SPDX-License-Identifier: MIT

import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let textOverlap = Rule(
        "text-overlap", .error, needsPictures: true,
        "A text is drawn over another text, or over the edge of a drawing in another row."
    ) { screen in
        screen.textOverlaps.map { below, above in
            Fault(
                above,
                "\(screen.views[above].called) is drawn over \(screen.views[below].called); "
                    + "put them into one stack, or move one away")
        }
            + screen.crossings.map { text, drawing in
                let other = screen.views[drawing]
                return Fault(
                    text,
                    "\(screen.views[text].called) crosses the edge of \(other.called) (#\(other.entry.number)), which "
                        + "stands in another row; make room for it with padding")
            }
    }
}
