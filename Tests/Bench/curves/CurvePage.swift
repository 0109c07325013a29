// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

/// Charts of lines and points, decoded from the constant `numbers`. `curves.py` writes the file of that constant beside
/// this file.
struct CurvePage: Codable {
    struct Point: Codable {
        let x: Double
        let y: Double
        var label: String?
        /// Whether the label is below its point, so that it does not cover another label.
        var isLabelBelow: Bool?
    }

    struct Series: Codable {
        let name: String
        /// Whether lines connect the points.
        let isLine: Bool
        let points: [Point]
    }

    struct Panel: Codable {
        let title: String
        let x: String
        let y: String
        let series: [Series]
    }

    let columns: Int
    let panels: [Panel]
}

struct CurvePageView: View {
    let page: CurvePage

    var body: some View {
        Grid(horizontalSpacing: 20, verticalSpacing: 16) {
            ForEach(Array(stride(from: 0, to: page.panels.count, by: page.columns)), id: \.self) { first in
                GridRow {
                    ForEach(first..<min(first + page.columns, page.panels.count), id: \.self) { index in
                        CurvePanel(panel: page.panels[index])
                    }
                }
            }
        }
        .padding(12)
        .frame(width: CGFloat(page.columns) * 360, height: CGFloat((page.panels.count - 1) / page.columns + 1) * 300)
        .background(.white)
        .environment(\.colorScheme, .light)
    }
}

private struct CurvePanel: View {
    let panel: CurvePage.Panel

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(panel.title).font(.headline)
            Chart {
                ForEach(panel.series, id: \.name) { series in
                    ForEach(Array(series.points.enumerated()), id: \.offset) { _, point in
                        if series.isLine {
                            LineMark(x: .value(panel.x, point.x), y: .value(panel.y, point.y))
                                .foregroundStyle(by: .value("Of", series.name))
                        }
                        PointMark(x: .value(panel.x, point.x), y: .value(panel.y, point.y))
                            .foregroundStyle(by: .value("Of", series.name))
                            .annotation(position: point.isLabelBelow == true ? .bottom : .top, spacing: 1) {
                                Text(point.label ?? "").font(.system(size: 8)).foregroundStyle(.secondary)
                            }
                    }
                }
            }
            .chartXAxisLabel(panel.x)
            .chartYAxisLabel(panel.y)
        }
    }
}
