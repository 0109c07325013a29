// SPDX-License-Identifier: MIT

import Foundation

/// The size and the explicit guides of a view, as a plain value that can be compared and cached. Explicit guides, such
/// as the baselines of a text or the guides set by `alignmentGuide`, are computed together with the size.
public struct ViewDimensions: Equatable, Sendable {
    package let size: CGSize
    /// The guides that were set explicitly. There are few, so a list is faster than a dictionary.
    package var explicitGuides: [ExplicitGuide]

    package struct ExplicitGuide: Equatable, Sendable {
        package let key: AlignmentKey
        /// The offset from the top leading corner, in points.
        package var value: CGFloat

        package init(key: AlignmentKey, value: CGFloat) {
            self.key = key
            self.value = value
        }
    }

    package init(size: CGSize, explicitGuides: [ExplicitGuide] = []) {
        self.size = size
        self.explicitGuides = explicitGuides
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.id.defaultValue(in: self)
    }

    /// Setting nil removes the explicit guide.
    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        get { explicitGuides.first { $0.key == key }?.value }
        set {
            explicitGuides.removeAll { $0.key == key }
            if let newValue { explicitGuides.append(ExplicitGuide(key: key, value: newValue)) }
        }
    }
}
