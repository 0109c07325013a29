// SPDX-License-Identifier: MIT

import AppIntents
import CloudKit
import Contacts
import CoreSpotlight
import Foundation
import MapKit
import OSLog
import PencilKit
import SpriteKit
import StoreKit
import SwiftUI
import TestSupport
import Testing
import UIKit
import WebKit

/// Frameworks without their services, such as a store: their types work, and requests fail with the framework's own
/// errors.
@MainActor @Suite struct EmptyServicesTests {
    @Test func animatorsRunAtOnce() {
        var lines: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { lines.append("first") }
        animator.addAnimations { lines.append("second") }
        animator.addCompletion { lines.append("\($0)") }
        animator.startAnimation()
        animator.startAnimation()
        #expect(lines == ["first", "second", "end"])
    }

    private struct Intent: AppIntent {
        static let title: LocalizedStringResource = "Open"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func intentsAreDonated() async throws {
        let manager = IntentDonationManager.shared
        let one = try await manager.donate(intent: Intent())
        let other: IntentDonationIdentifier = { manager.donate(intent: Intent(), result: .result()) }()
        #expect(one == other)
        #expect(try await manager.deleteDonations(matching: .intentType(Intent.self)).isEmpty)
    }

    @Test func pagesHaveNoHistory() {
        let page = WebPage()
        page.load(URL(string: "https://example.invalid")!)
        #expect(page.backForwardList.backList.isEmpty && page.backForwardList.currentItem == nil)
        #expect(page.backForwardList[-1] == nil)
    }

    @Test func ruleListsAreKept() async throws {
        let store = try #require(WKContentRuleListStore.default())
        let list = try await store.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: "[]")
        WKWebViewConfiguration().userContentController.add(try #require(list))
        #expect(try await store.contentRuleList(forIdentifier: "ads") === list)
        try await store.removeContentRuleList(forIdentifier: "ads")
        await #expect(throws: WKError.self) { try await store.contentRuleList(forIdentifier: "ads") }
    }

    @Test func zonesAndSharesAreKeptOnly() async {
        let zone = CKRecordZone(zoneName: "Trips")
        let share = CKShare(recordZoneID: zone.zoneID)
        share[CKShare.SystemFieldKey.title] = "Trips" as CKRecordValue
        #expect(share.recordID.zoneID.zoneName == "Trips" && share.owner.role == .owner)
        await #expect(throws: CKError.self) { try await CKContainer.default().privateCloudDatabase.save(zone) }
        await #expect(throws: CKError.self) { try await CKContainer.default().accept(CKShare.Metadata()) }
    }

    @Test func camerasAreNotThere() {
        let picker = UIImagePickerController()
        (picker.cameraCaptureMode, picker.cameraFlashMode) = (.video, .off)
        #expect(picker.cameraCaptureMode == .video && !picker.startVideoCapture())
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
        #expect(UIApplication.didFinishLaunchingNotification.rawValue == "UIApplicationDidFinishLaunchingNotification")
    }

    @Test func linesGiveTheirPlaces() {
        let places = (0..<4).map { CLLocationCoordinate2D(latitude: Double($0), longitude: 1) }
        var taken = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
        MKPolyline(coordinates: places, count: 4).getCoordinates(&taken, range: NSRange(location: 1, length: 2))
        #expect(taken.map(\.latitude) == [1, 2])
    }

    @Test func detentsResolve() throws {
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection = UIScreen.main.traitCollection
            let maximumDetentValue: CGFloat = 800
        }
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.animateChanges { sheet.detents = [.medium(), .custom { $0.maximumDetentValue * 0.2 }, .large()] }
        #expect(sheet.detents.map { $0.resolvedValue(in: Context()) } == [400, 160, 800])
        #expect(sheet.presentingViewController === controller)
    }

    @Test func theLogIsEmpty() throws {
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        #expect(try Array(store.getEntries(at: store.position(timeIntervalSinceEnd: -60))).isEmpty)
    }

    @Test func paymentsFail() async {
        final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
            var heard: [String] = []
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                heard.append("updated")
            }
            func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { heard.append("restored") }
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                heard.append("products")
            }
            func request(_ request: SKRequest, didFailWithError error: any Error) {
                heard.append("\((error as? SKError)?.code == .storeProductNotAvailable)")
            }
        }
        let observer = Observer()
        let queue = SKPaymentQueue.default()
        queue.add(observer)
        let payment = SKMutablePayment(product: SKProduct())
        payment.quantity = 3
        queue.add(payment)
        queue.restoreCompletedTransactions()
        queue.remove(observer)
        queue.restoreCompletedTransactions()
        let request = SKProductsRequest(productIdentifiers: ["pro"])
        request.delegate = observer
        request.start()
        #expect(observer.heard == ["restored", "true"])
        #expect(payment.quantity == 3 && SKPayment().quantity == 1 && queue.transactions.isEmpty)
    }

    @Test func cloudOperationsFail() {
        var heard: [String] = []
        func note(_ name: String, _ error: (any Error)?) {
            heard.append("\(name) \((error as? CKError)?.code.rawValue ?? 0)")
        }
        let query = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        query.queryResultBlock = { if case .failure(let error) = $0 { note("query", error) } }
        let save = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
        save.modifyRecordsCompletionBlock = { note("save \($0?.count ?? 0)", $2) }
        CKContainer.default().privateCloudDatabase.add(query)
        #expect(query.isFinished && query.database != nil)
        save.start()
        #expect(heard == ["query 9", "save 0 9"])
    }

    @Test func contactsAndSearchItemsAreNotStored() async {
        let request = CNSaveRequest()
        request.add(CNMutableContact(), toContainerWithIdentifier: nil)
        let store = CNContactStore()
        #expect(throws: CNError.self) { try store.execute(request) }
        #expect(throws: CNError.self) {
            try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }
        }
        await #expect(throws: CSIndexError.self) { try await CSSearchableIndex.default().indexSearchableItems([]) }
    }

    @Test func drawingsKeepTheirStrokes() throws {
        let points = [0, 10].map {
            PKStrokePoint(
                location: CGPoint(x: $0, y: 0), timeOffset: 0, size: CGSize(width: 2, height: 2), opacity: 1, force: 1,
                azimuth: 0, altitude: 0)
        }
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 1))
        let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.marker, color: .red), path: path)])
        #expect(drawing.bounds == CGRect(x: -1, y: -1, width: 12, height: 2))
        let copy = try PKDrawing(data: drawing.dataRepresentation())
        #expect(copy == drawing && copy.strokes[0].path.count == 2 && copy.strokes[0].ink.inkType == .marker)
        #expect(throws: (any Error).self) { try PKDrawing(data: Data([1, 2])) }
        let moved = drawing.transformed(using: CGAffineTransform(translationX: 5, y: 5))
        #expect(moved.bounds.origin == CGPoint(x: 4, y: 4))
        let image = drawing.image(from: CGRect(x: 0, y: -5, width: 10, height: 10), scale: 2)
        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 2)
    }

    @Test func nodesConvertPoints() {
        let (scene, arm, hand) = (
            SKScene(size: CGSize(width: 100, height: 50)), SKNode(),
            SKSpriteNode(color: .red, size: CGSize(width: 4, height: 2))
        )
        scene.addChild(arm)
        arm.addChild(hand)
        arm.position = CGPoint(x: 10, y: 20)
        arm.zRotation = .pi / 2
        hand.position = CGPoint(x: 5, y: 0)
        hand.setScale(2)
        func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
            abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
        }
        #expect(isNear(scene.convert(.zero, from: hand), 10, 25))
        #expect(isNear(scene.convert(CGPoint(x: 1, y: 0), from: hand), 10, 27))
        let there = hand.convert(CGPoint(x: 3, y: 4), to: scene)
        #expect(isNear(scene.convert(there, to: hand), 3, 4))
        #expect(hand.frame == CGRect(x: 1, y: -2, width: 8, height: 4))
        #expect(scene.nodes(at: CGPoint(x: 10, y: 25)) == [hand] && scene.atPoint(.zero) === scene)
        #expect(isNear(scene.convertPoint(fromView: CGPoint(x: 3, y: 0)), 3, 50))
    }

    @Test func parametersHaveDefaults() async throws {
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "S", .large: "L"]
        }
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            @Parameter(title: "Count", default: 2, inclusiveRange: (1, 5)) var count: Int
            @Parameter(title: "Name") var name: String?
            @Parameter(title: "Size", default: .large) var size: Size
            @Parameter(title: "When", kind: .date) var date: Date?
            @Parameter(title: "Length", defaultValue: 3, defaultUnit: .meters) var length: Measurement<UnitLength>
            @Parameter(title: "Tags") var tags: [String]?
            @Dependency(key: "shop") var shop: String
            @Dependency(default: 7) var price: Int
            func perform() async throws -> some IntentResult & ReturnsValue<String> {
                guard count < 4 else { throw $count.needsValueError("Fewer?") }
                return .result(value: "\(count) \(size) \(shop) \(price)")
            }
        }
        AppDependencyManager.shared.add(key: "shop", dependency: "Corner")
        AppDependencyManager.shared.add(key: "other", dependency: "Wrong")
        let order = Order()
        #expect(
            order.name == nil && order.tags == nil && order.length == Measurement(value: 3, unit: UnitLength.meters))
        #expect(try await order.perform().value == "2 large Corner 7")
        order.count = 4
        await #expect(throws: AppIntentError.restartPerform) { try await order.perform() }
        await #expect(throws: AppIntentError.self) { try await order.$name.requestValue("Who?") }
        await #expect(throws: AppIntentError.self) { try await order.$size.requestDisambiguation(among: [.small]) }
    }

    @Test func codesHaveBounds() {
        func code(_ version: Int, _ mask: UInt8) -> CIQRCodeDescriptor? {
            CIQRCodeDescriptor(
                payload: Data([1]), symbolVersion: version, maskPattern: mask, errorCorrectionLevel: .levelM)
        }
        #expect(code(1, 0)?.errorCorrectionLevel.rawValue == 77 && code(40, 7) != nil)
        #expect(code(0, 0) == nil && code(41, 0) == nil && code(1, 8) == nil)
    }

    @Test func clockUnits() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC && NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }
}
