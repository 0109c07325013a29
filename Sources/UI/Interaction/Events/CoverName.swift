// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The name of a view that may cover other views. It appears in messages such as "behind the keyboard".
package enum CoverNameTrait: ElementTrait {
    package static var defaultValue: String? { nil }
}

extension Element {
    /// The cover name of this element or of its nearest ancestor that has one; nil if there is none.
    var nameOfCover: String? {
        for element in sequence(first: self, next: \.parent) {
            if !element.ownTraits.isEmpty, let name = element.ownTraits[CoverNameTrait.self] { return name }
        }
        return nil
    }
}
