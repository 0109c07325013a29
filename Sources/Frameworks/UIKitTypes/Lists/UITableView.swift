// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// Rows; not shown here. It makes cells for who asks, and knows what its data source says.
open class UITableView: UIScrollView {
    /// How rows stand.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How rows come and go; they do it at once.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Where a row comes to stand.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// As high as it needs.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// How rows stand.
    public let style: Style
    /// What the rows are.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Asked about rows, and told what happens to them: nothing does.
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }
    private var known: Set<String> = []
    private var chosen: Set<IndexPath> = []
    /// In points.
    open var rowHeight = UITableView.automaticDimension
    /// About so many points.
    open var estimatedRowHeight: CGFloat = -1
    /// In points.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// In points.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Of the lines between rows.
    open var separatorColor: UIColor?
    /// Beside the lines between rows, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Below all rows.
    open var tableFooterView: UIView?
    /// Above all rows.
    open var tableHeaderView: UIView?
    /// Behind all rows.
    open var backgroundView: UIView?
    /// Above a section's header, in points.
    open var sectionHeaderTopPadding: CGFloat = 22
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Whether rows can be changed.
    open var isEditing = false

    /// A table of a size.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// A table of a size.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// A table of no size: nothing is decoded here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Says that cells of a name are known. They are plain ones: the class of an author cannot be made by its type here.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        if cellClass == nil { known.remove(identifier) } else { known.insert(identifier) }
    }
    /// Nothing: headers and footers are not made here.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    /// A new cell of a name; nil where it is not known.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        known.contains(identifier) ? UITableViewCell(style: .default, reuseIdentifier: identifier) : nil
    }
    /// A new cell of a name.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// None: headers and footers are not made here.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }

    /// Nothing: rows are asked for when somebody wants to know.
    open func reloadData() { chosen = [] }
    /// What the data source says.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// What the data source says.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// The cell that the data source makes for a row; nil where there is no such row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath[0]),
            (0..<numberOfRows(inSection: indexPath[0])).contains(indexPath[1])
        else { return nil }
        return dataSource?.tableView(self, cellForRowAt: indexPath)
    }
    /// None: rows are not shown.
    open var visibleCells: [UITableViewCell] { [] }
    /// None: rows are not shown.
    open var indexPathsForVisibleRows: [IndexPath]? { [] }
    /// None: rows are not shown.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    /// None: rows are not shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// A row that is chosen.
    open var indexPathForSelectedRow: IndexPath? { chosen.min() }
    /// Rows that are chosen.
    open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen.sorted() }
    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { chosen = [] }
        if let indexPath { chosen.insert(indexPath) }
    }
    /// Chooses a row no longer.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { chosen.remove(indexPath) }
    /// Nothing: rows are not shown.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Nothing: rows are asked for when somebody wants to know.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Nothing: rows are asked for when somebody wants to know.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Nothing: rows are asked for when somebody wants to know.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Nothing: rows are asked for when somebody wants to know.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Nothing.
    open func beginUpdates() {}
    /// Nothing.
    open func endUpdates() {}
    /// Carries the changes out.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Lets rows be changed, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// A row; drawn where it is drawn by itself.
open class UITableViewCell: UIView {
    /// Where its texts stand.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// Lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How a row looks that is chosen.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What stands at the end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// What can be done to it.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The name of cells like this.
    public let reuseIdentifier: String?
    /// What holds its views.
    public let contentView = UIView()
    /// Its text.
    public let textLabel: UILabel? = UILabel()
    /// Its smaller text.
    public let detailTextLabel: UILabel?
    /// Its image.
    public let imageView: UIImageView? = UIImageView()
    /// Behind it.
    open var backgroundView: UIView?
    /// Behind it while it is chosen.
    open var selectedBackgroundView: UIView?
    /// How the row looks when it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// What stands at the end.
    open var accessoryType = AccessoryType.none
    /// In place of that.
    open var accessoryView: UIView?
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is touched.
    open var isHighlighted = false
    /// Beside the line below, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    /// A row.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        detailTextLabel = style == .default ? nil : UILabel()
        super.init(frame: .zero)
    }
    /// A row of a size.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    /// A row: nothing is decoded here.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        detailTextLabel = nil
        super.init(coder: coder)
    }

    /// Before it is another row.
    open func prepareForReuse() {}
    /// Chooses it, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Touches it, or no longer.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// Above or below a section; not shown here.
open class UITableViewHeaderFooterView: UIView {
    /// The name of views like this.
    public let reuseIdentifier: String?
    /// What holds its views.
    public let contentView = UIView()
    /// Its text.
    public let textLabel: UILabel? = UILabel()
    /// Behind it.
    open var backgroundView: UIView?

    /// A header or footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// A header or footer: nothing is decoded here.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Before it belongs to another section.
    open func prepareForReuse() {}
}

/// A table and what looks after it; not shown here.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    /// What brings it up to date.
    open var refreshControl: UIRefreshControl?
    /// Whether what was chosen is forgotten.
    open var clearsSelectionOnViewWillAppear = true

    /// A table.
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }
    /// A table.
    public override convenience init(nibName: String?, bundle: Bundle?) { self.init(style: .plain) }
    /// A table: nothing is decoded here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// One.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// A plain one.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    /// Nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// What the rows of a table are.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// What one looks like.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be changed.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// A row is to go or to come.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// A row is to stand elsewhere.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Nothing.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Nothing.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// False.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// Asked about rows, and told what happens to them: nothing does.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// In points.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// In points.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// In points.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Above a section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Below a section.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// A row is about to be seen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Which row is chosen in place of one.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// A row was chosen.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// A row is chosen no longer.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// What the table says.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    /// What the table says.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// What the table says.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// Nothing.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// Nothing.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// The same.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
