// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let missingLabel = Rule(
        "missing-label", .error, "A control or an image has no label for assistive technologies."
    ) { screen in
        let touched = Set(screen.targets.map(\.view))
        return screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard !view.isUnheard, view.entry.accessibility?.isHidden != true, view.isVisible,
                !screen.isInside(index, ["LabeledContent"]),
                // Ignores an untouchable control in a layer above the window: it is only the place from which a menu
                // opens.
                view.layer == 0 || touched.contains(index)
            else { return nil }
            let isControl = Rule.labelled.contains(view.kind)
            let isIcon = touched.contains(index) && screen.isIcon(index)
            guard isControl || isIcon || view.isUnlabelledImage else { return nil }
            // Assistive technologies read only the outermost control.
            if view.ancestors.contains(where: { touched.contains($0) || Rule.labelled.contains(screen.views[$0].kind) })
            {
                return nil
            }
            guard screen.label(of: index).isBlank else { return nil }
            return Fault(index, "\(view.called) has no label; add accessibilityLabel, or a title to the control")
        }
    }

    /// Controls that assistive technologies read as one element, so that each needs a label.
    fileprivate static let labelled = InspectableViews.controls.union(InspectableViews.buttons)
        .subtracting(["ProgressView", "Gauge", "TextEditor"])
}

extension ScreenView {
    /// Whether the view is an image of at least 44×44 points without a label. Ignores symbols and decorative images.
    fileprivate var isUnlabelledImage: Bool {
        guard let image, !image.isSymbol, !image.isDecorative, !image.isMissing else { return false }
        return image.label == nil && box.width >= 44 && box.height >= 44
    }
}

extension ScreenFacts {
    /// Whether a touchable view contains an image that stands for an action. A view that is half as wide or high as the
    /// window is a surface to drag on, not an icon.
    fileprivate func isIcon(_ index: Int) -> Bool {
        let view = views[index]
        let hasImage = ([index] + Array(view.inside)).contains { views[$0].image?.isDecorative == false }
        return hasImage && view.box.width < size.width / 2 && view.box.height < size.height / 2
    }

    /// The words that assistive technologies read for a control or an image: its label, or the texts and images in it.
    func label(of index: Int) -> String {
        let view = views[index]
        if let label = view.explicitLabel { return label }
        if let hidden = view.entry.hiddenLabel { return hidden }
        let inside = [index] + Array(view.inside)
        if ["Picker", "DatePicker"].contains(view.kind) {
            // The first text is the label; others are values and options.
            return inside.lazy.compactMap { views[$0].explicitLabel ?? views[$0].entry.text }.first ?? ""
        }
        return inside.compactMap { views[$0].explicitLabel ?? views[$0].entry.text ?? views[$0].image?.label }
            .joined(separator: " ")
    }
}
