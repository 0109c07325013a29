// SPDX-License-Identifier: MIT

import Foundation

/// The size of a view, and where its alignment guides lie.
///
/// A plain value: the few explicit guides of a view (the baselines of a text, an `alignmentGuide` modifier) are
/// computed when the view is measured and stand in a short list, so that dimensions can be compared, cached and passed
/// around.
public struct ViewDimensions: Equatable, Sendable {
    package let size: CGSize
    /// What was set explicitly. At most a handful, so a list is faster than a dictionary.
    package var explicitGuides: [ExplicitGuide]

    package struct ExplicitGuide: Equatable, Sendable {
        package let key: AlignmentKey
        /// Points from the top leading corner.
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

    /// In points.
    public var width: CGFloat { size.width }
    /// In points.
    public var height: CGFloat { size.height }

    /// The place of the guide: the explicit one, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The place of the guide: the explicit one, or else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The place that was set explicitly, if any.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The place that was set explicitly, if any.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.id.defaultValue(in: self)
    }

    /// Setting `nil` takes the explicit guide away.
    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        get { explicitGuides.first { $0.key == key }?.value }
        set {
            explicitGuides.removeAll { $0.key == key }
            if let newValue { explicitGuides.append(ExplicitGuide(key: key, value: newValue)) }
        }
    }
}
