// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let bodyEvaluations = Rule(
        "body-evaluations", .note, "The bodies of a view are evaluated at least 50 times for nothing but a new closure."
    ) { screen in
        screen.evaluations.filter { $0.value.unneeded >= leastUnneeded }.sorted { $0.key < $1.key }.map { name, count in
            let view = screen.views.indices.first { screen.views[$0].kind == name }
            let closures = count.closures.sorted().map { "‘\($0)’" }.joined(separator: " and ")
            var fault = Fault(
                view,
                "\(count.unneeded) of \(count.all) later evaluations of \(name)'s body are for nothing: its values are the "
                    + "same, but \(closures) is a new closure each time; let \(name) be Equatable, or pass a value")
            if view == nil { fault.viewPath = name }
            return fault
        }
    }

    /// Fewer evaluations take less time than a frame.
    private static let leastUnneeded = 50
}
