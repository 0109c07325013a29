// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A field for what is searched; not shown here.
open class UISearchBar: UIView {
    /// How it looks.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// What is searched.
    open var text: String?
    /// What it says while it is empty.
    open var placeholder: String?
    /// Above it.
    open var prompt: String?
    /// Told what is typed: nothing is.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether there is a button that ends the search.
    open var showsCancelButton = false
    /// Where is searched.
    open var scopeButtonTitles: [String]?
    /// Where is searched.
    open var selectedScopeButtonIndex = 0
    /// Whether one says where is searched.
    open var showsScopeBar = false
    /// How it looks.
    open var searchBarStyle = Style.default
    /// Behind it.
    open var barTintColor: UIColor?
    /// Whether content shines through.
    open var isTranslucent = true
    /// Behind it.
    open var backgroundImage: UIImage?
    /// The field.
    public let searchTextField = UISearchTextField()
    /// Which letters become large.
    open var autocapitalizationType = UITextAutocapitalizationType.none
    /// Which words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which keys.
    open var keyboardType = UIKeyboardType.default
    /// What is said on Return.
    open var returnKeyType = UIReturnKeyType.search
    /// Whether Return waits for text.
    open var enablesReturnKeyAutomatically = true

    /// Shows the button that ends the search, or no longer.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Nothing: not shown.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
}

/// The field of a search bar.
open class UISearchTextField: UITextField {}

/// Told what is typed into a search bar: nothing is.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether typing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Typing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether typing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Typing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a change may happen.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The search begins.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The search ends.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// It is searched elsewhere.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// True.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
