// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of all drawings of the symbol set with their names.
struct SymbolSheet: View {
    static let columns = 15
    static let cell = CGSize(width: 120, height: 110)
    static let margin = CGSize(width: 48, height: 44)
    static let header: CGFloat = 84

    private static let rows: [[String]] = {
        let names = SymbolCatalog.drawings
        return stride(from: 0, to: names.count, by: columns).map { Array(names[$0..<min($0 + columns, names.count)]) }
    }()

    /// The size in points of all rows with header and margins.
    static let size = CGSize(
        width: CGFloat(columns) * cell.width + 2 * margin.width,
        height: CGFloat(rows.count) * cell.height + header + 2 * margin.height)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            title.frame(height: Self.header, alignment: .top)
            ForEach(Self.rows.indices, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(Self.rows[row], id: \.self) { name in SymbolCell(name: name) }
                }
            }
        }
        .padding(.horizontal, Self.margin.width)
        .padding(.vertical, Self.margin.height)
        .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
        .background(Color(white: 0.985))
    }

    private var title: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Symbols").font(.system(size: 34, weight: .bold))
            Spacer()
            Text("\(SymbolCatalog.drawings.count) drawings, \(SymbolCatalog.names.count) names, nine weights")
                .font(.system(size: 15))
                .foregroundColor(.secondary)
        }
    }
}

/// One symbol above its name.
private struct SymbolCell: View {
    let name: String

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: name)
                .font(.system(size: 30))
                .frame(width: SymbolSheet.cell.width, height: 46)
            Text(brokenName)
                .font(.system(size: 10))
                .foregroundColor(Color(white: 0.25))
                .multilineTextAlignment(.center)
                .lineLimit(4)
                .frame(width: SymbolSheet.cell.width - 8, height: 54, alignment: .top)
        }
        .frame(width: SymbolSheet.cell.width, height: SymbolSheet.cell.height, alignment: .top)
    }

    /// Inserts break opportunities after full stops.
    private var brokenName: String { name.replacingOccurrences(of: ".", with: ".\u{200B}") }
}
