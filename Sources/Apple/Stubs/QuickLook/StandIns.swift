// SPDX-License-Identifier: MIT

// Generated from StandIns/QuickLook.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import UIKitTypes
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open var currentPreviewItem: (any QLPreviewItem)? { dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
}
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}
}
