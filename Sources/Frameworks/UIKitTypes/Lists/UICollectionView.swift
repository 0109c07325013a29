// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// Cells; not shown here. It makes cells for who asks, and knows what its data source says.
open class UICollectionView: UIScrollView {
    /// In which direction cells follow each other.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// Where a cell comes to stand.
    public struct ScrollPosition: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Places by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// On the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// On the right.
        public static let right = ScrollPosition(rawValue: 32)
    }
    /// Above all cells of a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// Below all cells of a section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Where cells stand.
    open var collectionViewLayout: UICollectionViewLayout
    /// What the cells are.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// Asked about cells, and told what happens to them: nothing does.
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    /// Behind all cells.
    open var backgroundView: UIView?
    /// Whether cells can be chosen.
    open var allowsSelection = true
    /// Whether several cells can be chosen.
    open var allowsMultipleSelection = false

    /// Cells by a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    /// Cells: nothing is decoded here.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// Nothing: cells are plain ones, since the class of an author cannot be made by its type here.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Nothing: headers and footers are plain ones.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {}
    /// A new plain cell.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    /// A new plain header or footer.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }

    /// Nothing: cells are asked for when somebody wants to know.
    open func reloadData() {}
    /// What the data source says.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// What the data source says.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// None: cells are not shown.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// None: cells are not shown.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// None: cells are not shown.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// None: cells are not shown.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    /// None: cells are not shown.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    /// Nothing: cells are not shown.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Nothing: cells are not shown.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Nothing: cells are not shown.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// Nothing: cells are not shown.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// Takes another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Carries the changes out.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
}

/// What can be used again; not shown here.
open class UICollectionReusableView: UIView {
    /// The name of views like this.
    open var reuseIdentifier: String? { nil }
    /// Before it is another one.
    open func prepareForReuse() {}
}

/// A cell; not shown here.
open class UICollectionViewCell: UICollectionReusableView {
    /// What holds its views.
    public let contentView = UIView()
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is touched.
    open var isHighlighted = false
    /// Behind it.
    open var backgroundView: UIView?
    /// Behind it while it is chosen.
    open var selectedBackgroundView: UIView?
}

/// Where cells stand; nothing stands by it here.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// Whose.
    public internal(set) weak var collectionView: UICollectionView?
    /// A layout.
    public override init() { super.init() }
    /// Nothing is decoded here: a layout.
    public required init?(coder: NSCoder) { super.init() }
    /// Before cells are placed.
    open func prepare() {}
    /// Nothing: cells are not placed.
    open func invalidateLayout() {}
    /// In points.
    open var collectionViewContentSize: CGSize { .zero }
}

/// Cells in lines; nothing stands by it here.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// In points.
    open var minimumLineSpacing: CGFloat = 10
    /// In points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// In points.
    open var itemSize = CGSize(width: 50, height: 50)
    /// About so large, in points.
    open var estimatedItemSize = CGSize.zero
    /// In which direction lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var headerReferenceSize = CGSize.zero
    /// In points.
    open var footerReferenceSize = CGSize.zero
    /// Around a section, in points.
    open var sectionInset = UIEdgeInsets.zero
}

/// What the cells are.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// What one looks like.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// How many sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// What a header or footer looks like.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// A plain one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
}

/// Asked about cells, and told what happens to them: nothing does.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// A cell was chosen.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// A cell is chosen no longer.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Whether a cell may be chosen.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// A cell is about to be seen.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// True.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

/// Asked how large cells are.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// In points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Around a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// In points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// In points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }
    /// What the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout).itemSize }
    /// What the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }
    /// What the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }
    /// What the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }
}
