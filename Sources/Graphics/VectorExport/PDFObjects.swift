// SPDX-License-Identifier: MIT

import Codecs

/// The numbered objects of a PDF file and its cross-reference table.
struct PDFObjects {
    private var objects: [[UInt8]?] = []

    /// Reserves an object's number before its content is known.
    mutating func reserve() -> Int {
        objects.append(nil)
        return objects.count
    }

    mutating func set(_ number: Int, _ text: String) { objects[number - 1] = Array(text.utf8) }

    mutating func add(_ text: String) -> Int {
        objects.append(Array(text.utf8))
        return objects.count
    }

    /// Adds a stream object.
    /// - Parameter entries: The entries of the stream's dictionary, except its length.
    mutating func addStream(_ entries: String, _ bytes: [UInt8]) -> Int {
        objects.append(
            Array("<< \(entries) /Length \(bytes.count) >>\nstream\n".utf8) + bytes + Array("\nendstream".utf8))
        return objects.count
    }

    /// Adds a stream object with compressed text.
    mutating func addText(_ entries: String, _ text: String) -> Int {
        addStream(entries + " /Filter /FlateDecode", SeparatePlanes.zlibStream(of: Array(text.utf8)))
    }

    func file(root: Int, information: Int? = nil) -> [UInt8] {
        // Bytes above 127 in the second line mark the file as binary for other programs.
        var file = Array("%PDF-1.6\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
        var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let offset = String(file.count)
            table += String(repeating: "0", count: max(10 - offset.utf8.count, 0)) + offset + " 00000 n \n"
            file += Array("\(index + 1) 0 obj\n".utf8) + (object ?? Array("null".utf8)) + Array("\nendobj\n".utf8)
        }
        let start = file.count
        file += Array(table.utf8)
        let entries = "/Size \(objects.count + 1) /Root \(root) 0 R" + (information.map { " /Info \($0) 0 R" } ?? "")
        file += Array("trailer\n<< \(entries) >>\nstartxref\n\(start)\n%%EOF\n".utf8)
        return file
    }
}
