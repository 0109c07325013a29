// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// What messages call a view that covers others, as in "behind the keyboard".
package enum CoverNameTrait: ElementTrait {
    package static var defaultValue: String? { nil }
}

extension Element {
    /// The name of the nearest cover that it is a part of.
    var nameOfCover: String? {
        for element in sequence(first: self, next: \.parent) {
            if !element.ownTraits.isEmpty, let name = element.ownTraits[CoverNameTrait.self] { return name }
        }
        return nil
    }
}
