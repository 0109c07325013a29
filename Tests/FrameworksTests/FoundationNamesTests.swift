// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
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

    /// Attributes with Darwin's functions: what is set is read, listed and removed.
    @Test func filesHaveExtendedAttributes() throws {
        try TemporaryFolder.with { folder in
            try folder.write("a", to: "a.txt")
            let (file, name) = (folder.path + "/a.txt", "org.example.seen")
            let value: [UInt8] = [1, 2, 3]
            guard setxattr(file, name, value, value.count, 0, 0) == 0 else {
                // The file system has no extended attributes.
                #expect(errno == ENOTSUP)
                return
            }
            #expect(getxattr(file, name, nil, 0, 0, 0) == 3)
            var read = [UInt8](repeating: 0, count: 3)
            #expect(getxattr(file, name, &read, 3, 0, XATTR_NOFOLLOW) == 3 && read == value)
            #expect(setxattr(file, name, value, 1, 0, XATTR_CREATE) == -1 && errno == EEXIST)
            #expect(setxattr(file, name, value, 1, 0, XATTR_REPLACE) == 0)
            #expect(setxattr(file, name, value, 1, 4, 0) == -1 && errno == EINVAL)

            var names = [CChar](repeating: 0, count: listxattr(file, nil, 0, 0))
            #expect(listxattr(file, &names, 1, 0) == -1 && errno == ERANGE)
            #expect(listxattr(file, &names, names.count, 0) == name.utf8.count + 1)
            #expect(names == Array(name.utf8CString))
            #expect(removexattr(file, name, 0) == 0 && listxattr(file, nil, 0, 0) == 0)
            #expect(getxattr(file, name, nil, 0, 0, 0) == -1 && errno == ENOATTR)
        }
    }

    /// Files outside of the home and the temporary folder keep their attributes.
    @Test func otherFilesKeepTheirAttributes() {
        #expect(setxattr("/usr", "org.example.seen", "a", 1, 0, 0) == -1 && errno == EPERM)
        #expect(setxattr("/nowhere/a", "org.example.seen", "a", 1, 0, 0) == -1 && errno == ENOENT)
    }

    private func found(_ text: String, types: NSTextCheckingTypes) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map {
            (text as NSString).substring(with: $0.range) + " = "
                + ($0.url?.absoluteString ?? $0.phoneNumber ?? "nothing")
        }
    }

    private let links: NSTextCheckingTypes = 1 << 5
    private let numbers: NSTextCheckingTypes = 1 << 11

    @Test(arguments: [
        ("See https://a.example/x?y=1.", ["https://a.example/x?y=1 = https://a.example/x?y=1"]),
        ("📎 (www.c.net/d_(e)), café.com!", ["www.c.net/d_(e) = http://www.c.net/d_(e)", "café.com = http://café.com"]),
        ("Mail me@b.org or mailto:c@d.eu", ["me@b.org = mailto:me@b.org", "mailto:c@d.eu = mailto:c@d.eu"]),
        ("View.swift, e.g. 3.14, 1.2.3, a:b and x@y", []), ("", []),
    ])
    func linksAreFound(text: String, expected: [String]) throws {
        // `URL` writes other than ASCII letters in its own way.
        let expected = expected.map {
            $0.replacing("http://café.com", with: URL(string: "http://café.com")!.absoluteString)
        }
        #expect(try found(text, types: links) == expected)
        #expect(try found(text, types: numbers) == [])
    }

    @Test(arguments: [
        ("Call (408) 555-1234, or +49 30 1234567.", ["(408) 555-1234", "+49 30 1234567"]),
        ("4085551234", ["4085551234"]), ("555-1234", ["555-1234"]),
        ("2026-01-31, 31.1.2026, 192.168.1.10, 3.14159265, order 1234567, A4085551234", []),
    ])
    func phoneNumbersAreFound(text: String, expected: [String]) throws {
        #expect(try found(text, types: numbers) == expected.map { $0 + " = " + $0 })
        #expect(try found("https://a.example/" + text.prefix { $0 != " " }, types: links | numbers).count == 1)
    }

    @Test func matchesHaveTypesAndEndOnRequest() throws {
        let text = "a.com b.com 408-555-1234"
        let range = NSRange(location: 0, length: text.utf16.count)
        let detector = try NSDataDetector(types: links | numbers)
        #expect(detector.matches(in: text, range: range).map(\.resultType.rawValue) == [links, links, numbers])
        #expect(detector.numberOfMatches(in: text, range: range) == 3)
        #expect(detector.rangeOfFirstMatch(in: text, range: range) == NSRange(location: 0, length: 5))
        var count = 0
        detector.enumerateMatches(in: text, range: range) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
        #expect(throws: CocoaError.self) { _ = try NSDataDetector(types: 0) }
    }

    @Test func typesThatAreNotFoundWarn() throws {
        let stage = Stage {
            let _ = try? NSDataDetector(types: 1 << 3)
            Color.red
        }
        _ = try stage.list()
        #expect(
            stage.host.warnings
                == ["NSDataDetector finds links and phone numbers only, no dates, addresses or flights"])
    }

    private enum Fault: Error, CustomLocalizedStringResourceConvertible {
        case missing(String)
        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .missing(let name): "No \(name)"
            }
        }
    }

    @Test func errorsHaveLocalizedTexts() {
        #expect(String(localized: Fault.missing("bread").localizedStringResource) == "No bread")
        let resource: LocalizedStringResource = "Open"
        #expect(resource.localizedStringResource == resource)
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
