// SPDX-License-Identifier: MIT

import SwiftUICore
import ViewGraph

private protocol ModifiedView {
    var parts: (content: Any, modifier: Any) { get }
}

extension ModifiedContent: ModifiedView {
    fileprivate var parts: (content: Any, modifier: Any) { (content, modifier) }
}

/// A modifier that changes nothing but the environment.
private protocol EnvironmentChange {}

extension EnvironmentWritingModifier: EnvironmentChange {}
extension EnvironmentTransformingModifier: EnvironmentChange {}

/// The type of the modifier that `foregroundStyle(_:)` applies. It is determined at run time, because this module
/// cannot name it.
private let foregroundModifier = (EmptyView().foregroundStyle(Color.red) as? any ModifiedView)
    .map { ObjectIdentifier(type(of: $0.parts.modifier)) }

/// Whether `view` is a symbol image in its natural size. The image may have modifiers for its colour, font and scale.
func isSymbol(_ view: Any) -> Bool {
    if let image = view as? Image {
        guard case .symbol = image.source else { return false }
        return image.resizing == nil
    }
    guard let (content, modifier) = (view as? any ModifiedView)?.parts else { return false }
    let keepsSize = modifier is any EnvironmentChange || ObjectIdentifier(type(of: modifier)) == foregroundModifier
    return keepsSize && isSymbol(content)
}
