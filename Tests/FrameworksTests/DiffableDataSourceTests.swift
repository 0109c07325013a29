// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Testing
import UIKit

@MainActor
@Suite struct DiffableDataSourceTests {
    private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test func itemsBelongToTheirSection() {
        let snapshot = snapshot()
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems == 5)
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(
            snapshot.sectionIdentifier(containingItem: 2) == "a" && snapshot.sectionIdentifier(containingItem: 9) == nil
        )
        #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfSection("b") == 1)
    }

    @Test func itemsAndSectionsMove() {
        var snapshot = snapshot()
        snapshot.moveItem(5, beforeItem: 1)
        snapshot.insertItems([6], afterItem: 2)
        snapshot.deleteItems([3])
        #expect(snapshot.itemIdentifiers == [5, 1, 2, 6, 4])
        // An item that is appended again moves.
        snapshot.appendItems([5], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        snapshot.moveSection("b", beforeSection: "a")
        snapshot.insertSections(["c"], afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "a"] && snapshot.itemIdentifiers == [4, 5, 1, 2, 6])
        snapshot.deleteSections(["a"])
        #expect(snapshot.itemIdentifiers == [4, 5])
    }

    @Test func aCollectionViewCountsByItsSnapshot() {
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
                return NSCollectionLayoutSection(group: group)
            })
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        var isDone = false
        source.apply(snapshot()) { isDone = true }
        #expect(isDone && view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 3)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
        #expect(source.indexPath(for: 5) == IndexPath(item: 1, section: 1) && source.indexPath(for: 9) == nil)
        #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
    }
}
