// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Draws its root view where a representable shows this view.
open class NSHostingView<Content: View>: NSView {
    open var rootView: Content
    /// Kept and ignored.
    open var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
    open var safeAreaRegions: SafeAreaRegions = .all

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }

    package override var drawing: AnyView? { isHidden ? super.drawing : decorated(ImplicitColumn(rootView)) }
}

/// Draws its root view where a representable shows this controller.
open class NSHostingController<Content: View>: NSViewController {
    open var rootView: Content { didSet { (view as? NSHostingView<Content>)?.rootView = rootView } }
    /// Kept and ignored.
    open var sizingOptions: NSHostingSizingOptions = []
    open var safeAreaRegions: SafeAreaRegions = .all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() { view = NSHostingView(rootView: rootView) }
    /// Does not measure the root view.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
