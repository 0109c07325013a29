// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
    static let missingResource = Rule(
        "missing-resource", .error, "A picture, symbol or translated string does not exist."
    ) { screen in
        screen.missing.map { resource in
            var fault = Fault(
                nil,
                resource.kind == "string"
                    ? "no string table translates “\(resource.name.brief)”; add the key"
                    : resource.message)
            (fault.place, fault.viewPath) = (resource.place, resource.viewPath)
            return fault
        }
    }
}
