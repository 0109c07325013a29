// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct FoundationNamesTests {
    @Test func numbersHoldCoreGraphicsValues() {
        let width: CGFloat = 2.5
        #expect(width as NSNumber == NSNumber(value: 2.5))
        let values: [String: Any] = ["width": width as NSNumber]
        #expect(values["width"] as? CGFloat == width)
    }

    @Test func notificationsArriveInOrder() async {
        let name = Notification.Name("notificationsArriveInOrder")
        let (one, other) = (Source(), Source())
        let center = NotificationCenter()
        var iterator = center.notifications(named: name, object: one).makeAsyncIterator()
        center.post(name: name, object: other, userInfo: ["number": 0])
        for number in 1...3 { center.post(name: name, object: one, userInfo: ["number": number]) }
        var numbers: [Int] = []
        for _ in 1...3 { if let number = await iterator.next()?.userInfo?["number"] as? Int { numbers.append(number) } }
        #expect(numbers == [1, 2, 3])
    }

    private final class Source: Sendable {}

    @Test func coloursAreArchived() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(read.cgColor == color.cgColor)
    }

    @Test func paragraphStylesAreCopied() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.headIndent = 12
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        style.alignment = .right
        #expect(copy.alignment == .center && copy.lineSpacing == 4 && copy.headIndent == 12)
    }
}
